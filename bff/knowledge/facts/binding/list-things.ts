import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, findSubjects, type Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Role } from '../words.ts';

/** What may stand in a list of things beside their names. */
const BESIDE: ReadonlySet<Concept> = new Set<Concept>(['have', 'hotel', 'equipment', 'bed', 'availability', 'drink']);
/** Where other things are: "an iron at the reception". */
const PLACES: ReadonlySet<string> = new Set(['reception', 'restaurant', 'bar', 'location']);
const PASSING: ReadonlySet<Role> = new Set<Role>(['and', 'from', 'to', 'until', 'at_most', 'allowed']);

/** "All rooms have a kettle, a safe and a fridge": by part, the attributes by which what it names is there. */
export function listThings(parts: readonly Part[]): ReadonlyMap<Part, readonly string[]> {
  const listed = new Map<Part, readonly string[]>();
  let run: Part[] = [];
  const close = () => {
    // What is only named is no promise: "pool, sauna" may be a title.
    if (run.some(saysThere)) for (const part of run) listed.set(part, attributesOf(part));
    run = [];
  };
  for (const part of parts) {
    if (isList(part)) run.push(part);
    else close();
  }
  close();
  return listed;
}

function saysThere(part: Part): boolean {
  return part.concepts.has('have') || marksOf(part, 'place').some(({ place }) => place === 'room');
}

/** Does it name things and nothing else, each of them wholly understood? */
function isList(part: Part): boolean {
  const subjects = subjectsOf(part);
  if (
    subjects.length === 0 ||
    subjects.some(({ name, extent }) => extent === 'part' || PLACES.has(name)) ||
    part.unknown.length > 0
  )
    return false;
  const own = new Set(subjects.flatMap(({ concepts }) => concepts.flat()));
  const isKnown = [...part.matters].every((concept) => BESIDE.has(concept) || own.has(concept));
  const isBare = part.marks.every(
    (mark) => (mark.kind === 'role' && PASSING.has(mark.role)) || (mark.kind === 'place' && mark.place === 'room'),
  );
  return isKnown && isBare && attributesOf(part).length === subjects.length;
}

function subjectsOf(part: Part): Subject[] {
  return [...new Set([...part.own, ...findSubjects(part.beside)])];
}

function attributesOf(part: Part): string[] {
  return subjectsOf(part)
    .map(({ name }) => `${name}.available`)
    .filter((id) => ATTRIBUTES.has(id));
}

/** "Towels and linen are free": what all of them cost, where nothing else is told. */
export function listCosts(part: Part): { attributes: readonly string[]; cost: 'free' | 'included' } | null {
  const subjects = subjectsOf(part);
  const own = new Set(subjects.flatMap(({ concepts }) => concepts.flat()));
  const costs = marksOf(part, 'role').flatMap(({ role }) => (role === 'free' || role === 'included' ? [role] : []));
  const isBare = part.marks.every(
    (mark) => mark.kind === 'role' && (PASSING.has(mark.role) || costs.some((cost) => cost === mark.role)),
  );
  const isKnown = [...part.matters].every((concept) => BESIDE.has(concept) || concept === 'price' || own.has(concept));
  const attributes = subjects.map(({ name }) => `${name}.price`);
  const [cost, ...others] = costs;
  if (cost === undefined || others.length > 0 || !isBare || !isKnown || part.unknown.length > 0) return null;
  return attributes.every((id) => ATTRIBUTES.has(id)) ? { attributes, cost } : null;
}
