import type { Days, Season } from '../fact.ts';
import type { Mark, MarkOf, Meaning } from '../marks/marks.ts';
import type { Segment } from './segment.ts';
import type { SegmentValue } from './segment-values.ts';

/**
 * Gives each segment the days and the season of its sentence that it does not name itself: those that stand before it alone
 * ("Sundays: 8–11"), those of the hours before it ("Mon–Fri 12–14, 18–22"), or those that stand behind it alone ("9–17, Mon–Fri").
 * A value without words of its own goes on about what its sentence named first; behind a denial it may belong to that.
 */
export function bindScopes(segments: Segment[]): Segment[] {
  let days: Days | null = null;
  let season: Season | null = null;
  let sentence = -1;
  let name = '';
  let isAfterDenial = false;
  for (const [index, segment] of segments.entries()) {
    if (segment.sentence !== sentence) {
      [days, season, sentence] = [null, null, segment.sentence];
      [name, isAfterDenial] = ['', false];
    }
    const own = segment.days;
    const ownSeason = first(segment.marks, 'season')?.season ?? null;
    const isBare = segment.values.length === 0 && !segment.isDenied && segment.name === '';
    const before = segments[index - 1];
    if (
      isBare &&
      (own !== null || ownSeason !== null) &&
      before !== undefined &&
      !leads(segments[index + 1], sentence)
    ) {
      if (before.sentence === sentence) setScope(before, own, ownSeason);
      continue;
    }
    const goesOn = segment.name === '' && own === null;
    if (segment.isAside) [segment.after] = [name];
    else if (segment.name === '' && segment.values.length > 0) {
      segment.after = name;
      if (isAfterDenial) [segment.isDenied, segment.values] = [true, []];
    } else {
      if (name === '') name = segment.name;
      isAfterDenial = segment.isDenied && segment.name !== '';
    }
    segment.days = own ?? (goesOn ? days : null);
    setScope(segment, segment.days, ownSeason ?? season);
    if (segment.isAside) continue; // what is said aside holds there alone
    days = own ?? (goesOn ? days : null);
    season = ownSeason ?? season;
  }
  return segments;
}

/** Does a segment take up the days before it: has it values, and no days of its own? */
function leads(segment: Segment | undefined, sentence: number): boolean {
  return segment !== undefined && segment.sentence === sentence && segment.values.length > 0 && segment.days === null;
}

function setScope(segment: Segment, days: Days | null, season: Season | null): void {
  segment.days ??= days;
  segment.values = segment.values.map((value): SegmentValue => {
    if (value.kind === 'hours' || value.kind === 'shut')
      return { ...value, rule: { ...value.rule, days: value.rule.days ?? days, season: value.rule.season ?? season } };
    if (value.kind === 'clock') return { ...value, season: value.season ?? season };
    if (value.kind !== 'price') return value;
    return { ...value, tier: { ...value.tier, season: value.tier.season ?? season } };
  });
}

function first<K extends Meaning['kind']>(marks: readonly Mark[], kind: K): MarkOf<K> | undefined {
  return marks.find((mark): mark is MarkOf<K> => mark.kind === kind);
}
