import { isIn } from '../../knowledge/facts/answering/answer-hours.ts';
import { ADULT_FROM } from '../../knowledge/facts/answering/total.ts';
import { HEIGHTS, WEIGHTS } from '../../knowledge/facts/base-units.ts';
import type { Ages, Days, Season } from '../../knowledge/facts/fact.ts';
import type { Segment } from '../../knowledge/facts/segments/segment.ts';
import type { SegmentValue } from '../../knowledge/facts/segments/segment-values.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { TOPICLESS } from '../../language/pack/topicless.ts';
import type { AskedValues, ValueKind } from '../utterance/asked-values.ts';

/** More are a list, and no answer. */
const SEGMENTS_MAX = 4;
const UNMATCHED_MAX = 4;
const KINDS: Record<SegmentValue['kind'], readonly ValueKind[]> = {
  hours: ['hours'],
  shut: ['hours'],
  clock: ['hours'],
  price: ['price'],
  percent: ['price'],
  ages: ['limit'],
  measure: ['limit', 'length'],
  phone: [],
};
const MASS: ReadonlySet<string> = new Set(Object.keys(WEIGHTS));
const LENGTH: ReadonlySet<string> = new Set(Object.keys(HEIGHTS));

/** The segments that answer, and whether a day, an age or a measure of the question chose them among others. */
interface Chosen {
  segments: readonly Segment[];
  isByCase: boolean;
}

/**
 * The segments of an entry that tell just what is asked: of its matter, of the kind, and of the day, the age or the group that
 * the guest names. None where another day's or another group's alone are told. `label`: what the entry's question speaks of.
 */
export function chooseSegments(
  segments: readonly Segment[],
  label: ReadonlySet<Concept>,
  asked: AskedValues,
): Chosen | null {
  const cased = ofCase(segments, asked);
  if (cased === null) return null;
  // Whether it is there or allowed is asked, and just that is denied: a figure beside the no would tell the opposite.
  const isWhether = (cased.kinds.size === 0 && !asked.isOpen) || asked.isWhether;
  const telling = cased.segments.filter((one) => !one.isDenied && namesKind(one, cased.kinds));
  // Of a weight or a height the limit itself is the matter, and what is over it stays out whatever else is denied.
  const isLimit = limitsOf(segments, asked) !== null;
  const isOver = isLimit && telling.length > 0 && telling.every((one) => goesBeyond(one, asked));
  if (isWhether && !isOver && segments.some((one) => one.isDenied && !one.isAside && mayDenyIt(one, asked)))
    return null;
  const best = isLimit ? telling : ofMatter(telling, segments, label, asked);
  if (best.length === 0 || best.length > SEGMENTS_MAX) return null;
  return { segments: best, isByCase: cased.segments.length < segments.length };
}

/**
 * May a denial be of what is asked? One that names another thing is of that: "soap yes, shampoo no" denies no towels. What
 * excepts something excepts it of whatever stands there.
 */
export function mayDenyIt({ concepts, marks }: Segment, asked: Pick<AskedValues, 'concepts'>): boolean {
  if (marks.some((mark) => mark.kind === 'role' && mark.role === 'except')) return true;
  const named = [...concepts].filter((concept) => !TOPICLESS.has(concept));
  return named.length === 0 || asked.concepts.size === 0 || named.some((concept) => asked.concepts.has(concept));
}

/** Those of the day, the age or the measure that is asked of; null where none is. */
function ofCase(
  segments: readonly Segment[],
  asked: AskedValues,
): { segments: readonly Segment[]; kinds: ReadonlySet<ValueKind> } | null {
  const { day, age, isChild, kinds } = asked;
  const limits = limitsOf(segments, asked);
  if (limits !== null) return { segments: limits, kinds: new Set(['limit']) };
  const withAge = age === null ? (isChild ? ofChildren(segments, kinds) : segments) : ofAge(segments, age, kinds);
  if (withAge.length === 0) return null;
  if (day === null)
    return {
      segments: withAge,
      kinds: age !== null && kinds.size === 0 ? new Set(['limit', 'price', 'hours']) : kinds,
    };
  const onDay = ofDay(withAge, day, asked.date);
  return onDay.length === 0 ? null : { segments: onDay, kinds: kinds.size === 0 ? new Set(['hours']) : kinds };
}

/** What limits the weight or the height that the guest tells; null where none is told, or nothing limits it. */
function limitsOf(segments: readonly Segment[], { weight, height }: AskedValues): readonly Segment[] | null {
  const units = weight !== null ? MASS : height !== null ? LENGTH : null;
  const limits = segments.filter(({ values }) =>
    values.some((value) => value.kind === 'measure' && units?.has(value.unit) === true && value.bound === 'most'),
  );
  return limits.length === 0 ? null : limits;
}

/** Is what the guest brings heavier, higher or younger than the segment allows? */
export function goesBeyond({ values }: Segment, { weight, height, age }: AskedValues): boolean {
  return values.some((value) => {
    if (value.kind === 'ages') return age !== null && value.ages.max === null && age < (value.ages.min ?? 0);
    if (value.kind !== 'measure' || value.bound !== 'most') return false;
    const brought = MASS.has(value.unit) ? weight : LENGTH.has(value.unit) ? height : null;
    return brought !== null && brought > value.value * (WEIGHTS[value.unit] ?? HEIGHTS[value.unit] ?? 1);
  });
}

/** Hours and prices of the day; a denial that names it, and a text of other days alone, leave nothing to tell. */
function ofDay(segments: readonly Segment[], day: number, date: string | null): Segment[] {
  const inSeason = withoutRest(
    segments.filter(({ values }) => values.every((value) => fitsSeason(seasonOf(value), date))),
  );
  const named = inSeason.filter(({ days }) => isOn(days, day) && days?.days.length !== 7);
  if (named.some(({ isDenied }) => isDenied)) return [];
  if (named.length > 0) return named;
  const general = inSeason.filter(({ days, isDenied }) => !isDenied && (days === null || days.days.length === 7));
  // Who names other days for a thing may mean that it is not there on this one: only what has hours of its own besides is general.
  const others = inSeason.filter(({ days, values }) => days !== null && values.some(isTimed) && days.days.length < 7);
  const timed = general.filter(({ values }) => values.some(isTimed));
  const isOwn = others.every(({ name, sentence }) => name === '' || timed.some((one) => one.sentence === sentence));
  return isOwn ? general : [];
}

/** Hours of this part of the year stand for those of the rest of it. */
function withoutRest(segments: readonly Segment[]): readonly Segment[] {
  const isTimedIn = (segment: Segment, inSeason: boolean) =>
    segment.values.some((value) => isTimed(value) && (seasonOf(value) !== null) === inSeason);
  const seasonal = segments.filter((one) => isTimedIn(one, true));
  return segments.filter(
    (one) => !isTimedIn(one, false) || !seasonal.some(({ name, after }) => (name || after) === (one.name || one.after)),
  );
}

/** Is it an hour, or hours? */
export function isTimed({ kind }: SegmentValue): boolean {
  return kind === 'hours' || kind === 'clock' || kind === 'shut';
}

function isOn(days: Days | null, day: number): boolean {
  return days?.days.includes(day) === true;
}

function seasonOf(value: SegmentValue): Season | null {
  if (value.kind === 'hours' || value.kind === 'shut') return value.rule.season;
  if (value.kind === 'clock') return value.season;
  return value.kind === 'price' ? value.tier.season : null;
}

function fitsSeason(season: Season | null, date: string | null): boolean {
  return season === null || date === null || 'name' in season || isIn(season, date);
}

function agesOf({ values }: Segment): Ages[] {
  return values.flatMap((value) =>
    value.kind === 'ages' ? [value.ages] : value.kind === 'price' && value.tier.ages !== null ? [value.tier.ages] : [],
  );
}

/** Who is of that age, and, where the least age is a limit, it as well; a grown-up is of no group. */
function ofAge(segments: readonly Segment[], age: number, kinds: ReadonlySet<ValueKind>): readonly Segment[] {
  const fitting = segments.filter((segment) =>
    agesOf(segment).some(
      ({ min, max }) => ((min ?? 0) <= age && age <= (max ?? 150)) || isLeast(segment, { min, max }),
    ),
  );
  if (fitting.length > 0) return fitting;
  if (age < ADULT_FROM) return [];
  return kinds.size === 0 ? [] : segments.filter((segment) => agesOf(segment).length === 0);
}

function isLeast({ values }: Segment, { min, max }: Ages): boolean {
  return min !== null && max === null && values.some(({ kind }) => kind === 'ages');
}

/** A child's price, where the text has one; else what holds of everybody. */
function ofChildren(segments: readonly Segment[], kinds: ReadonlySet<ValueKind>): readonly Segment[] {
  if (!kinds.has('price')) return segments;
  const own = segments.filter(({ values }) =>
    values.some(
      (value) =>
        value.kind === 'price' &&
        (value.tier.who === 'child' || value.tier.who === 'baby' || (value.tier.ages?.max ?? ADULT_FROM) < ADULT_FROM),
    ),
  );
  return own.length > 0 ? own : segments;
}

function namesKind({ values }: Segment, kinds: ReadonlySet<ValueKind>): boolean {
  if (kinds.size === 0) return values.length > 0;
  return values.some((value) => KINDS[value.kind].some((kind) => kinds.has(kind)));
}

/**
 * Those that speak most of what the question does: by its concepts or by a name spelt alike. A segment that names nothing
 * goes with what its sentence, else the entry's own question, speaks of.
 */
function ofMatter(
  telling: readonly Segment[],
  all: readonly Segment[],
  label: ReadonlySet<Concept>,
  { concepts, words }: AskedValues,
): Segment[] {
  const matters = readMatters(all, label);
  const wordsOf = new Map(all.map((one) => [one, new Set(splitWords(fold(one.text)))]));
  const telltale = new Set(
    [...words].filter(
      (word) => all.some((one) => wordsOf.get(one)?.has(word)) && !all.every((one) => wordsOf.get(one)?.has(word)),
    ),
  );
  const scored = telling.map((segment) => {
    const near = all.filter(({ sentence }) => sentence === segment.sentence);
    const named = [...telltale].filter((word) => near.some((one) => wordsOf.get(one)?.has(word))).length;
    const shared = [...concepts].filter((concept) => matters.get(segment)?.has(concept)).length;
    return { segment, score: shared + 2 * named };
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  // What is of something that no lexicon knows is told under the hotel's own name for it, where it is the only one.
  if (top === 0 && concepts.size > 0)
    return telling.length <= UNMATCHED_MAX && telling.every(isNamed) ? [...telling] : [];
  return scored.filter(({ score }) => score === top).map(({ segment }) => segment);
}

function isNamed({ name, after }: Segment): boolean {
  return name !== '' || after !== '';
}

/** What each segment is about: what its sentence names of the entry's question, else all that asks for. */
function readMatters(all: readonly Segment[], label: ReadonlySet<Concept>): Map<Segment, ReadonlySet<Concept>> {
  const matters = new Map<Segment, ReadonlySet<Concept>>();
  let named: Concept[] = [];
  let sentence = -1;
  for (const segment of all) {
    if (segment.sentence !== sentence) [named, sentence] = [[], segment.sentence];
    const own = [...segment.concepts].filter((concept) => !TOPICLESS.has(concept));
    if (own.some((concept) => label.has(concept))) named = own;
    else named = [...named, ...own];
    const isPart = named.some((concept) => label.has(concept));
    matters.set(segment, new Set(isPart ? named : [...label, ...named]));
  }
  return matters;
}
