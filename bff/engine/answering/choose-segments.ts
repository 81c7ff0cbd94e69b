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

/** The most segments of an answer. A text with more segments is a list. */
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

/** The segments that answer. `isByCase`: a day, an age or a measure of the question chose them. */
interface Chosen {
  segments: readonly Segment[];
  isByCase: boolean;
}

/**
 * Chooses the segments of an entry that answer exactly the question: the same topic and kind of value, for the day, age
 * or group that the guest names. Null if only other days or groups are given. `label`: the concepts of the entry's
 * question.
 */
export function chooseSegments(
  segments: readonly Segment[],
  label: ReadonlySet<Concept>,
  asked: AskedValues,
): Chosen | null {
  const forCase = segmentsForCase(segments, asked);
  if (forCase === null) return null;
  // The question is whether it exists or is allowed, and a segment denies it: figures beside the denial would say the
  // opposite.
  const isWhether = (forCase.kinds.size === 0 && !asked.isOpen) || asked.isWhether;
  const candidates = forCase.segments.filter((one) => !one.isDenied && namesKind(one, forCase.kinds));
  // For a weight or height the limit answers, whatever else is denied.
  const isLimit = limitsOf(segments, asked) !== null;
  const isOver = isLimit && candidates.length > 0 && candidates.every((one) => goesBeyond(one, asked));
  if (isWhether && !isOver && segments.some((one) => one.isDenied && !one.isAside && mayDenyIt(one, asked)))
    return null;
  const chosen = isLimit ? candidates : segmentsOfTopic(candidates, segments, label, asked);
  if (chosen.length === 0 || chosen.length > SEGMENTS_MAX) return null;
  return { segments: chosen, isByCase: forCase.segments.length < segments.length };
}

/**
 * Whether a denial may be about the question. One that names another thing is not: "soap yes, shampoo no" does not deny
 * towels. An exception always may.
 */
export function mayDenyIt({ concepts, marks }: Segment, asked: Pick<AskedValues, 'concepts'>): boolean {
  if (marks.some((mark) => mark.kind === 'role' && mark.role === 'except')) return true;
  const namedConcepts = [...concepts].filter((concept) => !TOPICLESS.has(concept));
  return (
    namedConcepts.length === 0 ||
    asked.concepts.size === 0 ||
    namedConcepts.some((concept) => asked.concepts.has(concept))
  );
}

/** Returns the segments for the day, age or measure of the question; null if there are none. */
function segmentsForCase(
  segments: readonly Segment[],
  asked: AskedValues,
): { segments: readonly Segment[]; kinds: ReadonlySet<ValueKind> } | null {
  const { day, age, isChild, kinds } = asked;
  const limits = limitsOf(segments, asked);
  if (limits !== null) return { segments: limits, kinds: new Set(['limit']) };
  const withAge =
    age === null ? (isChild ? segmentsForChildren(segments, kinds) : segments) : segmentsForAge(segments, age, kinds);
  if (withAge.length === 0) return null;
  if (day === null)
    return {
      segments: withAge,
      kinds: age !== null && kinds.size === 0 ? new Set(['limit', 'price', 'hours']) : kinds,
    };
  const onDay = segmentsOnDay(withAge, day, asked.date);
  return onDay.length === 0 ? null : { segments: onDay, kinds: kinds.size === 0 ? new Set(['hours']) : kinds };
}

/** Returns the segments with a limit for the guest's weight or height; null if there is none. */
function limitsOf(segments: readonly Segment[], { weight, height }: AskedValues): readonly Segment[] | null {
  const units = weight !== null ? MASS : height !== null ? LENGTH : null;
  const limits = segments.filter(({ values }) =>
    values.some((value) => value.kind === 'measure' && units?.has(value.unit) === true && value.bound === 'most'),
  );
  return limits.length === 0 ? null : limits;
}

/** Whether the guest's thing is heavier or higher, or the guest younger, than the segment allows. */
export function goesBeyond({ values }: Segment, { weight, height, age }: AskedValues): boolean {
  return values.some((value) => {
    if (value.kind === 'ages') return age !== null && value.ages.max === null && age < (value.ages.min ?? 0);
    if (value.kind !== 'measure' || value.bound !== 'most') return false;
    const guestValue = MASS.has(value.unit) ? weight : LENGTH.has(value.unit) ? height : null;
    return guestValue !== null && guestValue > value.value * (WEIGHTS[value.unit] ?? HEIGHTS[value.unit] ?? 1);
  });
}

/** Returns hours and prices for a day; empty if a segment denies the day or only other days are given. */
function segmentsOnDay(segments: readonly Segment[], day: number, date: string | null): Segment[] {
  const inSeason = dropYearRound(
    segments.filter(({ values }) => values.every((value) => fitsSeason(seasonOf(value), date))),
  );
  const ofThatDay = inSeason.filter(({ days }) => includesDay(days, day) && days?.days.length !== 7);
  if (ofThatDay.some(({ isDenied }) => isDenied)) return [];
  if (ofThatDay.length > 0) return ofThatDay;
  const general = inSeason.filter(({ days, isDenied }) => !isDenied && (days === null || days.days.length === 7));
  // Other days with hours may mean that the thing is not there on this day, unless general hours are given as well.
  const others = inSeason.filter(({ days, values }) => days !== null && values.some(isTimed) && days.days.length < 7);
  const timed = general.filter(({ values }) => values.some(isTimed));
  const hasGeneralHours = others.every(
    ({ name, sentence }) => name === '' || timed.some((one) => one.sentence === sentence),
  );
  return hasGeneralHours ? general : [];
}

/** Drops year-round hours if there are hours for this season. */
function dropYearRound(segments: readonly Segment[]): readonly Segment[] {
  const isTimedIn = (segment: Segment, inSeason: boolean) =>
    segment.values.some((value) => isTimed(value) && (seasonOf(value) !== null) === inSeason);
  const seasonal = segments.filter((one) => isTimedIn(one, true));
  return segments.filter(
    (one) => !isTimedIn(one, false) || !seasonal.some(({ name, after }) => (name || after) === (one.name || one.after)),
  );
}

/** Whether the value is an hour or a span of hours. */
export function isTimed({ kind }: SegmentValue): boolean {
  return kind === 'hours' || kind === 'clock' || kind === 'shut';
}

function includesDay(days: Days | null, day: number): boolean {
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

/** Returns the segments for an age. A lowest age counts as a limit too. Adults belong to no group. */
function segmentsForAge(segments: readonly Segment[], age: number, kinds: ReadonlySet<ValueKind>): readonly Segment[] {
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

/** Returns the segments with a child's price if there are any, else all. */
function segmentsForChildren(segments: readonly Segment[], kinds: ReadonlySet<ValueKind>): readonly Segment[] {
  if (!kinds.has('price')) return segments;
  const childPrices = segments.filter(({ values }) =>
    values.some(
      (value) =>
        value.kind === 'price' &&
        (value.tier.who === 'child' || value.tier.who === 'baby' || (value.tier.ages?.max ?? ADULT_FROM) < ADULT_FROM),
    ),
  );
  return childPrices.length > 0 ? childPrices : segments;
}

function namesKind({ values }: Segment, kinds: ReadonlySet<ValueKind>): boolean {
  if (kinds.size === 0) return values.length > 0;
  return values.some((value) => KINDS[value.kind].some((kind) => kinds.has(kind)));
}

/**
 * Returns the segments that share most with the question, by concepts or equal words. A segment without a name takes
 * the topic of its sentence, or of the entry's question.
 */
function segmentsOfTopic(
  candidates: readonly Segment[],
  all: readonly Segment[],
  label: ReadonlySet<Concept>,
  { concepts, words }: AskedValues,
): Segment[] {
  const topics = readTopics(all, label);
  const wordsOf = new Map(all.map((one) => [one, new Set(splitWords(fold(one.text)))]));
  const distinctiveWords = new Set(
    [...words].filter(
      (word) => all.some((one) => wordsOf.get(one)?.has(word)) && !all.every((one) => wordsOf.get(one)?.has(word)),
    ),
  );
  const scored = candidates.map((segment) => {
    const near = all.filter(({ sentence }) => sentence === segment.sentence);
    const namedWords = [...distinctiveWords].filter((word) => near.some((one) => wordsOf.get(one)?.has(word))).length;
    const shared = [...concepts].filter((concept) => topics.get(segment)?.has(concept)).length;
    return { segment, score: shared + 2 * namedWords };
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  // The topic is unknown to the lexicon: the values are given under the hotel's own name for it.
  if (top === 0 && concepts.size > 0)
    return candidates.length <= UNMATCHED_MAX && candidates.every(hasName) ? [...candidates] : [];
  return scored.filter(({ score }) => score === top).map(({ segment }) => segment);
}

function hasName({ name, after }: Segment): boolean {
  return name !== '' || after !== '';
}

/** Returns the concepts of each segment: those of its sentence, or of the entry's question. */
function readTopics(all: readonly Segment[], label: ReadonlySet<Concept>): Map<Segment, ReadonlySet<Concept>> {
  const topics = new Map<Segment, ReadonlySet<Concept>>();
  let namedConcepts: Concept[] = [];
  let sentence = -1;
  for (const segment of all) {
    if (segment.sentence !== sentence) [namedConcepts, sentence] = [[], segment.sentence];
    const ownConcepts = [...segment.concepts].filter((concept) => !TOPICLESS.has(concept));
    if (ownConcepts.some((concept) => label.has(concept))) namedConcepts = ownConcepts;
    else namedConcepts = [...namedConcepts, ...ownConcepts];
    const isPart = namedConcepts.some((concept) => label.has(concept));
    topics.set(segment, new Set(isPart ? namedConcepts : [...label, ...namedConcepts]));
  }
  return topics;
}
