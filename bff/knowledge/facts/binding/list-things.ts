import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, findSubjects, type Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Role } from '../words.ts';

/** Concepts that a list of things may contain in addition to the things. */
const IGNORED_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'have',
  'hotel',
  'equipment',
  'bed',
  'availability',
  'drink',
]);
/** Subjects that are places of other things: "an iron at the reception". */
const PLACES: ReadonlySet<string> = new Set(['reception', 'restaurant', 'bar', 'location']);
const LIST_ROLES: ReadonlySet<Role> = new Set<Role>(['and', 'from', 'to', 'until', 'at_most', 'allowed']);

/**
 * Finds lists of existing things ("all rooms have a kettle, a safe and a fridge") and returns the attributes that each
 * part states.
 */
export function listThings(parts: readonly Part[]): ReadonlyMap<Part, readonly string[]> {
  const listed = new Map<Part, readonly string[]>();
  let consecutive: Part[] = [];
  const close = () => {
    // A list without "have" promises nothing: "pool, sauna" may be a title.
    if (consecutive.some(statesExistence)) for (const part of consecutive) listed.set(part, attributesOf(part));
    consecutive = [];
  };
  for (const part of parts) {
    if (isList(part)) consecutive.push(part);
    else close();
  }
  close();
  return listed;
}

function statesExistence(part: Part): boolean {
  return part.concepts.has('have') || marksOf(part, 'place').some(({ place }) => place === 'room');
}

/** Whether a part only names things, all of them understood. */
function isList(part: Part): boolean {
  const subjects = subjectsOf(part);
  if (
    subjects.length === 0 ||
    subjects.some(({ name, extent }) => extent === 'part' || PLACES.has(name)) ||
    part.unknown.length > 0
  )
    return false;
  const subjectConcepts = new Set(subjects.flatMap(({ concepts }) => concepts.flat()));
  const isKnown = [...part.topicConcepts].every(
    (concept) => IGNORED_CONCEPTS.has(concept) || subjectConcepts.has(concept),
  );
  const isBare = part.marks.every(
    (mark) => (mark.kind === 'role' && LIST_ROLES.has(mark.role)) || (mark.kind === 'place' && mark.place === 'room'),
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

/** Returns the shared price of listed things ("towels and linen are free"), if the part says nothing else. */
export function listCosts(part: Part): { attributes: readonly string[]; cost: 'free' | 'included' } | null {
  const subjects = subjectsOf(part);
  const subjectConcepts = new Set(subjects.flatMap(({ concepts }) => concepts.flat()));
  const costs = marksOf(part, 'role').flatMap(({ role }) => (role === 'free' || role === 'included' ? [role] : []));
  const isBare = part.marks.every(
    (mark) => mark.kind === 'role' && (LIST_ROLES.has(mark.role) || costs.some((cost) => cost === mark.role)),
  );
  const isKnown = [...part.topicConcepts].every(
    (concept) => IGNORED_CONCEPTS.has(concept) || concept === 'price' || subjectConcepts.has(concept),
  );
  const attributes = subjects.map(({ name }) => `${name}.price`);
  const [cost, ...others] = costs;
  if (cost === undefined || others.length > 0 || !isBare || !isKnown || part.unknown.length > 0) return null;
  return attributes.every((id) => ATTRIBUTES.has(id)) ? { attributes, cost } : null;
}
