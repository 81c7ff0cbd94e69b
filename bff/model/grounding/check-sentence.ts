import { coversKind } from '../../language/lexicon/kinds.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Facts } from './facts.ts';

/** What is wrong with a sentence, as a code for records. */
export type Fault =
  | 'sum'
  | 'time'
  | 'number'
  | 'email'
  | 'link'
  | 'phone'
  | 'code'
  | 'promise'
  | 'contradiction'
  | 'off_source'
  | 'unsaid';

const GRANTED = ['discount', 'refund', 'confirm', 'ready', 'book', 'cancel', 'extend', 'room_change'] as const;

/** What only a hotel's answer can grant or speak of as done: no question and no guest can. */
export const PROMISED = ['free', 'included', ...GRANTED] as const satisfies Concept[];

/** Is it named, as what is done or as the thing: "book it", "a booking"? */
export function isNamed(promise: Concept, concepts: ReadonlySet<Concept>): boolean {
  return concepts.has(promise) || (promise === 'book' && concepts.has('booking'));
}

/** Does a source tell all hours that something is ready at: "ready at 18:00" of what "is back at 18:00"? */
export function isTimed(promise: Concept, said: Facts, source: Facts): boolean {
  return promise === 'ready' && said.times.size > 0 && [...said.times].every((time) => source.times.has(time));
}

/** Concepts that say how something is told, not what of. */
const GENERAL: ReadonlySet<Concept> = new Set<Concept>([
  'have',
  'may',
  'want',
  'please',
  'yes',
  'no',
  'ok',
  'greeting',
  'thanks',
  'goodbye',
  'how',
  'when',
  'where',
  'hours',
  'hotel',
  'room',
  'near',
  'new',
  'extra',
  'person',
  'human',
  'speak',
  'call',
  'correction',
  'unsure',
  'prefer',
  'bring',
]);
const OFF_SOURCE_CONCEPTS_MIN = 2;

/**
 * Does everything a sentence states stand in the sources it cites? The guest's own words count for numbers and times
 * only: a price, an address or a promise is never true because a guest wrote it. `deniesItself`: behind a "no" it says what
 * is denied. Null: nothing is wrong.
 */
export function checkSentence(
  said: Facts,
  sources: readonly Facts[],
  { guest, deniesItself }: { guest: Facts; deniesItself: boolean },
): Fault | null {
  const holds = (has: (facts: Facts) => boolean): boolean => sources.some(has);
  for (const sum of said.sums) if (!holds(({ sums }) => sums.has(sum))) return 'sum';
  // A price in words could not be compared: it passes only as the mention of a currency that the source has too.
  if (
    said.namesCurrency &&
    said.sums.size === 0 &&
    !holds(({ namesCurrency, sums }) => namesCurrency && sums.size === 0)
  )
    return 'sum';
  for (const email of said.emails) if (!holds(({ emails }) => emails.has(email))) return 'email';
  for (const link of said.links) if (!holds(({ links }) => links.has(link))) return 'link';
  for (const phone of said.phones) if (!holds(({ phones }) => phones.has(phone))) return 'phone';
  for (const code of said.codes) if (!holds(({ codes }) => codes.has(code))) return 'code';
  for (const time of said.times) if (!holds(({ times }) => times.has(time)) && !guest.times.has(time)) return 'time';
  // "Per 1 person", as Korean has it, is no claim; as a price or a time it was checked.
  const times = new Set(['1', ...[...said.times].flatMap(toParts)]);
  for (const number of said.numbers) {
    if (number === '24' && holds((source) => source.times.has('00:00'))) continue; // "24 horas" is read as an hour
    if (said.months.has(Number(number)) && holds(({ months }) => months.has(Number(number)))) continue;
    if (!times.has(number) && !holds(({ numbers }) => numbers.has(number)) && !guest.numbers.has(number))
      return 'number';
  }
  for (const kind of said.kinds) if (!holds(({ kinds }) => coversKind(kinds, kind))) return 'promise';
  if (contradicts(said, sources, deniesItself)) return 'contradiction';
  // Words of two languages rarely name quite the same things, but something of what is said the source speaks of too.
  const subjects = subjectsOf(said);
  const isKnown = subjects.some((concept) => holds(({ concepts }) => concepts.has(concept)));
  if (subjects.length >= OFF_SOURCE_CONCEPTS_MIN && !isKnown && !sharesFigure(said, sources)) return 'off_source';
  return null;
}

/** Whether a sentence shares a subject, a figure or a time with a source. */
export function sharesWithSource(said: Facts, sources: readonly Facts[]): boolean {
  const subjects = subjectsOf(said);
  return (
    sources.some(({ concepts }) => subjects.some((concept) => concepts.has(concept))) || sharesFigure(said, sources)
  );
}

/** Whether a source has one of its figures: of what it is told there others judge. */
function sharesFigure(said: Facts, sources: readonly Facts[]): boolean {
  return sources.some(
    (source) =>
      [...said.sums].some((sum) => source.sums.has(sum)) ||
      [...said.times].some((time) => source.times.has(time)) ||
      [...said.numbers].some((number) => source.numbers.has(number)) ||
      [...said.codes].some((code) => source.codes.has(code)),
  );
}

function subjectsOf({ concepts }: Facts): Concept[] {
  return [...concepts].filter((concept) => !GENERAL.has(concept));
}

/** "Yes, …" where every source begins with a no; or the other way round, but for "No, we have no …", which says what it denies. */
function contradicts(said: Facts, sources: readonly Facts[], deniesItself: boolean): boolean {
  const opposite: [Concept, Concept][] = [
    ['yes', 'no'],
    ...(deniesItself ? [] : [['no', 'yes'] as [Concept, Concept]]),
  ];
  return opposite.some(
    ([one, other]) =>
      said.opening.has(one) &&
      !said.opening.has(other) &&
      sources.length > 0 &&
      sources.every(({ opening }) => opening.has(other) && !opening.has(one)),
  );
}

/** The numbers a time is written with, in 24 hours and in 12: they were checked as a time. */
function toParts(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [
    String(hours),
    String(hours % 12 || 12),
    String(minutes),
    `${hours}.${minutes}`,
    `${hours % 12 || 12}.${minutes}`,
  ];
}
