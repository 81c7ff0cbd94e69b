import type { Days, Season } from '../fact.ts';
import type { Mark, MarkOf, Meaning } from '../marks/marks.ts';
import type { Segment } from './segment.ts';
import type { SegmentValue } from './segment-values.ts';

/**
 * Gives each segment the days and season that it does not name itself: those alone before it ("Sundays: 8–11"), those
 * of the hours before it ("Mon–Fri 12–14, 18–22"), or those alone behind it ("9–17, Mon–Fri"). A value without own
 * words continues the first name of its sentence; behind a denial it may belong to the denial, so it is dropped.
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
    const ownDays = segment.days;
    const ownSeason = firstMark(segment.marks, 'season')?.season ?? null;
    const isBare = segment.values.length === 0 && !segment.isDenied && segment.name === '';
    const previous = segments[index - 1];
    if (
      isBare &&
      (ownDays !== null || ownSeason !== null) &&
      previous !== undefined &&
      !takesDays(segments[index + 1], sentence)
    ) {
      if (previous.sentence === sentence) setScope(previous, ownDays, ownSeason);
      continue;
    }
    const isContinuation = segment.name === '' && ownDays === null;
    if (segment.isAside) [segment.after] = [name];
    else if (segment.name === '' && segment.values.length > 0) {
      segment.after = name;
      if (isAfterDenial) [segment.isDenied, segment.values] = [true, []];
    } else {
      if (name === '') name = segment.name;
      isAfterDenial = segment.isDenied && segment.name !== '';
    }
    segment.days = ownDays ?? (isContinuation ? days : null);
    setScope(segment, segment.days, ownSeason ?? season);
    if (segment.isAside) continue; // brackets change nothing behind them
    days = ownDays ?? (isContinuation ? days : null);
    season = ownSeason ?? season;
  }
  return segments;
}

/** Whether a segment takes the days before it: it has values and no days of its own. */
function takesDays(segment: Segment | undefined, sentence: number): boolean {
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

function firstMark<K extends Meaning['kind']>(marks: readonly Mark[], kind: K): MarkOf<K> | undefined {
  return marks.find((mark): mark is MarkOf<K> => mark.kind === kind);
}
