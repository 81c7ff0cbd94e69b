import { ATTRIBUTES, findSubjects, isNarrower, type Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { isPlain } from './bind-values.ts';
import { holdsValue } from './holds-value.ts';

const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);
/**
 * Subjects that say how a thing is paid or hired: "towels for hire", "the tax is paid at departure". Such a part is
 * about the other thing.
 */
const ACQUISITIONS: ReadonlySet<string> = new Set(['payment', 'carRental']);
/**
 * Subjects that say when or where another thing is available: "luggage can be left after check-out at the reception".
 */
const OCCASIONS: ReadonlySet<string> = new Set(['checkIn', 'checkOut', 'reception', 'location', 'children']);
/** Things for which such a time or place is given. */
const LENT_THINGS: ReadonlySet<string> = new Set([
  'luggage',
  'key',
  'deposit',
  'towels',
  'iron',
  'hairdryer',
  'cot',
  'safe',
]);
/** Transfers, which name the stop they start from. */
const RIDES: ReadonlySet<string> = new Set(['transfer']);
const STOPS: ReadonlySet<string> = new Set(['airport', 'station']);

/** The subject a part names: `'several'` if more than one, null if none. */
type NamedSubject = Subject | null | 'several';

/** Returns the subject of a part; null without a subject. Persons and places do not count if the part names another subject. */
export function nameSubject(
  part: Part,
  { subject, isCut }: { subject: Subject | null; isCut: boolean },
  topic: Subject | null,
  isGoingOn: boolean,
): NamedSubject {
  // After a part that was not understood, words inside values name nothing.
  const visiblePart = isCut ? { ...part, subjects: [] } : part;
  return keepMeal(preferNarrower(chooseNamed(visiblePart, subject, topic), topic), isGoingOn ? topic : null);
}

function chooseNamed(part: Part, subject: Subject | null, topic: Subject | null): NamedSubject {
  const [ownSubject, ...otherOwn] = part.own;
  // "A safe at the reception": the place is not the subject.
  const isPlace =
    ownSubject !== undefined &&
    (OCCASIONS.has(ownSubject.name) || STOPS.has(ownSubject.name)) &&
    findSubjects(part.topicConcepts).length > 0;
  if (ownSubject !== undefined && otherOwn.length === 0 && !isPlace) return ownSubject;
  const beside = [...new Set([...part.own, ...findSubjects(part.beside)])];
  const all = beside.length > 0 || subject !== null ? beside : part.subjects;
  if (all.length > 1) {
    if (all.some((one) => one === subject) && !holdsValue(part)) return null;
    const [only, ...others] = dropOccasions(all, topic);
    return only !== undefined && others.length === 0 ? only : 'several';
  }
  const opensWithPlace = part.marks[0]?.kind === 'place' && holdsValue(part) && part.subjects.length > 0;
  // "Breakfast 7–10, reception 7–22": the reception is a subject of its own here.
  if (all.length === 0 && opensWithPlace && subject !== null && !part.subjects.includes(subject)) return 'several';
  return all[0] ?? null;
}

/** Returns those of the named things that the part is about. */
function dropOccasions(all: readonly Subject[], topic: Subject | null): readonly Subject[] {
  const things = all.filter(({ name }) => !ACQUISITIONS.has(name));
  const rides = things.filter(({ name }) => RIDES.has(name));
  const candidates = rides.length === 1 ? things.filter(({ name }) => !STOPS.has(name)) : things;
  // "Key deposit 20 €" is about the key.
  const withDeposit = candidates.filter(({ name }) => name !== 'deposit' && ATTRIBUTES.has(`${name}.deposit`));
  if (withDeposit.length === 1 && candidates.length === 2 && candidates.some(({ name }) => name === 'deposit'))
    return withDeposit;
  const lent = candidates.filter(({ name }) => LENT_THINGS.has(name));
  if (topic === null && lent.length === 1 && candidates.every((one) => one === lent[0] || OCCASIONS.has(one.name)))
    return lent;
  if (topic === null || !candidates.includes(topic)) return candidates;
  return candidates.every((one) => one === topic || OCCASIONS.has(one.name)) ? [topic] : candidates;
}

/** Keeps the meal as subject: "breakfast is included, 7:30–9:00 in the restaurant". */
function keepMeal(one: NamedSubject, topic: Subject | null): NamedSubject {
  if (topic === null || one === null || one === 'several' || one.name !== 'restaurant') return one;
  return MEALS.has(topic.name) ? topic : one;
}

/** Returns the topic if it is narrower: in an answer about early check-in, "check-in from 10" is that one. */
function preferNarrower(one: NamedSubject, topic: Subject | null): NamedSubject {
  if (one === null || one === 'several' || topic === null) return one;
  return isNarrower(topic, one) ? topic : one;
}

/**
 * Whether a part may be about another subject than the entry's question: it must name that subject and nothing else.
 */
export function mayState(part: Part, one: Subject, topic: Subject | null): boolean {
  // A distance to a bus stop is clear, although "bus" may mean more.
  if (ATTRIBUTES.has(`${one.name}.distance`) && marksOf(part, 'measure').length === 1) return true;
  if (one.extent === 'several') return false;
  return isPlain(part, one) && (one.extent === 'one' || topic === null);
}
