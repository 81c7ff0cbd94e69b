import { ATTRIBUTES, findSubjects, isNarrower, type Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import { isPlain } from './bind-values.ts';
import { holdsValue } from './holds-value.ts';

const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);
/** How one comes by a thing: "towels for hire", "the tax is paid at departure". They are told of the thing, and not of themselves. */
const WAYS: ReadonlySet<string> = new Set(['payment', 'carRental']);
/** When or where another thing is had: "luggage can be left after check-out at the reception". */
const OCCASIONS: ReadonlySet<string> = new Set(['checkIn', 'checkOut', 'reception', 'location', 'children']);
/** Of these it is told when or where one has them. */
const LENT: ReadonlySet<string> = new Set(['luggage', 'key', 'deposit', 'towels', 'iron', 'hairdryer', 'cot', 'safe']);
/** Who fetches guests names where from. */
const RIDES: ReadonlySet<string> = new Set(['transfer']);
const STOPS: ReadonlySet<string> = new Set(['airport', 'station']);

/** What a part speaks of: `'several'` where it names more than one thing, null for nothing new. */
type Named = Subject | null | 'several';

/** What the part speaks of by name: null for nothing new. Persons and places are no subjects beside one. */
export function nameSubject(
  part: Part,
  { subject, isCut }: { subject: Subject | null; isCut: boolean },
  topic: Subject | null,
  isGoingOn: boolean,
): Named {
  // Behind what was not understood, words that a value took up name nothing.
  const bare = isCut ? { ...part, subjects: [] } : part;
  return keepMeal(broaden(named(bare, subject, topic), topic), isGoingOn ? topic : null);
}

function named(part: Part, subject: Subject | null, topic: Subject | null): Named {
  const [own, ...more] = part.own;
  // "A safe at the reception": a place that is named by its own word is one beside another thing.
  const isPlace =
    own !== undefined && (OCCASIONS.has(own.name) || STOPS.has(own.name)) && findSubjects(part.matters).length > 0;
  if (own !== undefined && more.length === 0 && !isPlace) return own;
  const beside = [...new Set([...part.own, ...findSubjects(part.beside)])];
  const all = beside.length > 0 || subject !== null ? beside : part.subjects;
  if (all.length > 1) {
    if (all.some((one) => one === subject) && !holdsValue(part)) return null;
    const [only, ...others] = dropOccasions(all, topic);
    return only !== undefined && others.length === 0 ? only : 'several';
  }
  const opensWithPlace = part.marks[0]?.kind === 'place' && holdsValue(part) && part.subjects.length > 0;
  // "Breakfast 7–10, reception 7–22": the reception is where none of it, but a subject of its own.
  if (all.length === 0 && opensWithPlace && subject !== null && !part.subjects.includes(subject)) return 'several';
  return all[0] ?? null;
}

/** Of several things that are named, those that something is told of. */
function dropOccasions(all: readonly Subject[], topic: Subject | null): readonly Subject[] {
  const things = all.filter(({ name }) => !WAYS.has(name));
  const rides = things.filter(({ name }) => RIDES.has(name));
  const kept = rides.length === 1 ? things.filter(({ name }) => !STOPS.has(name)) : things;
  // "Key deposit 20 €": of the thing it is left for.
  const left = kept.filter(({ name }) => name !== 'deposit' && ATTRIBUTES.has(`${name}.deposit`));
  if (left.length === 1 && kept.length === 2 && kept.some(({ name }) => name === 'deposit')) return left;
  const lent = kept.filter(({ name }) => LENT.has(name));
  if (topic === null && lent.length === 1 && kept.every((one) => one === lent[0] || OCCASIONS.has(one.name)))
    return lent;
  if (topic === null || !kept.includes(topic)) return kept;
  return kept.every((one) => one === topic || OCCASIONS.has(one.name)) ? [topic] : kept;
}

/** "Breakfast is included, 7:30–9:00 in the restaurant": where the meal is taken. */
function keepMeal(one: Named, topic: Subject | null): Named {
  if (topic === null || one === null || one === 'several' || one.name !== 'restaurant') return one;
  return MEALS.has(topic.name) ? topic : one;
}

/** Asked for the early check-in, "check-in from 10" is that one. */
function broaden(one: Named, topic: Subject | null): Named {
  if (one === null || one === 'several' || topic === null) return one;
  return isNarrower(topic, one) ? topic : one;
}

/** May a part speak of another thing than the entry's question: by its name alone, which names nothing else? */
export function mayState(part: Part, one: Subject, topic: Subject | null): boolean {
  // How far it is to a bus is told of the bus, whatever else a bus may be.
  if (ATTRIBUTES.has(`${one.name}.distance`) && marksOf(part, 'measure').length === 1) return true;
  if (one.extent === 'several') return false;
  return isPlain(part, one) && (one.extent === 'one' || topic === null);
}
