import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, presenceOf, type Subject, subjectOf } from '../catalogue.ts';
import type { Value } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Exception } from '../terms.ts';
import type { Role } from '../words.ts';
import { hasRole } from './qualifiers.ts';

/** Concepts that do not change a denial. */
const NEUTRAL: ReadonlySet<Concept> = new Set<Concept>([
  'hotel',
  'have',
  'may',
  'please',
  'availability',
  'no',
  'yes',
  'hours',
  'missing',
  'eat',
]);

/** Concepts that may accompany a bare no: "no, sorry, we have none". */
const SAYING_NO: ReadonlySet<Concept> = new Set<Concept>(['no', 'please', 'hotel', 'have', 'yes']);

/** Roles that have no weight without a figure: "no breakfast". */
const LIGHT_ROLES: ReadonlySet<Role> = new Set<Role>([
  'not',
  'forbidden',
  'allowed',
  'on_request',
  'and',
  'but',
  'for',
  'from',
  'from_after',
  'until',
  'until_after',
  'to',
  'at_most',
  'height',
]);

/** A rule or a denial in a part; `null` if there is none, `'unread'` if it is not fully understood. */
export type Rule =
  | { attribute: string; value: Extract<Value, { type: 'presence' }>; exceptions: Exception[] }
  | null
  | 'unread';

/** Reads a rule about a thing as a whole: "no pets", "pets are welcome", "smoking is forbidden". */
export function bindRule(part: Part, subject: Subject | null): Rule {
  const denies = hasRole(part, 'not', 'forbidden');
  const allows = hasRole(part, 'allowed', 'on_request');
  if (!denies && !allows) return null;
  const attribute = subject === null ? null : presenceOf(subject.name);
  if (subject === null || attribute === null) return denies ? 'unread' : null;
  // "No pyjamas" does not deny towels, although both are toiletries.
  const isOwn = part.own.includes(subject);
  if (subject.extent !== 'one' && !isOwn) return denies ? 'unread' : null;
  const isNamed = isOwn || subject.concepts.some((row) => row.every((concept) => part.concepts.has(concept)));
  if (!isNamed || !isWhole(part, subject)) return denies ? 'unread' : null;
  if (denies && part.kinds.length > 0) return 'unread';
  const is = denies ? 'no' : hasRole(part, 'on_request') ? 'on_request' : 'yes';
  if (is === 'yes' && !ATTRIBUTES.has(`${subject.name}.allowed`)) return null;
  return { attribute, value: { type: 'presence', is }, exceptions: [] };
}

/**
 * Reads whether a thing has a feature: "the pool is not heated", "we have a playground". Named alone, it counts only at
 * the start of the answer.
 */
export function bindSide(part: Part, isOpening: boolean): Rule {
  const [attribute, ...others] = part.sides;
  if (attribute === undefined) return null;
  const subject = subjectOf(attribute.split('.')[0] ?? '');
  const denies = hasRole(part, 'not', 'forbidden');
  const subjectConcepts = new Set<Concept>([...subject.concepts.flat(), 'have', 'detail', 'child']);
  const isKnown = [...part.topicConcepts].every((concept) => NEUTRAL.has(concept) || subjectConcepts.has(concept));
  const isBare = part.marks.every(
    (mark) => (mark.kind === 'role' && LIGHT_ROLES.has(mark.role)) || (mark.kind === 'who' && mark.who === 'child'),
  );
  if (others.length > 0 || part.unknown.length > 0 || !isKnown || !isBare) return denies ? 'unread' : null;
  if (!denies && !isOpening && !part.concepts.has('have')) return null;
  return { attribute, value: { type: 'presence', is: denies ? 'no' : 'yes' }, exceptions: [] };
}

/** Whether the part is only a no. */
export function isBareNo({ marks, topicConcepts: matters, unknown, subjects, sides }: Part): boolean {
  const isDenial = (mark: Part['marks'][number]) =>
    (mark.kind === 'role' && mark.role === 'not') || (mark.kind === 'place' && mark.place === 'in_house');
  if (
    !marks.some(({ kind }) => kind === 'role') ||
    !marks.every(isDenial) ||
    subjects.length + sides.length + unknown.length > 0
  )
    return false;
  return [...matters].every((concept) => SAYING_NO.has(concept));
}

/** Reads a part that only lists exceptions; null if it says more or names unknown ones. */
export function readExceptions(part: Part): Exception[] | null {
  if (!hasRole(part, 'except') || part.unknown.length > 0) return null;
  const exceptions = marksOf(part, 'exception').map(({ exception }) => exception);
  const others = part.marks.filter(
    ({ kind, ...mark }) => kind !== 'exception' && !('role' in mark && (mark.role === 'except' || mark.role === 'and')),
  );
  return exceptions.length === 0 || others.length > 0 ? null : exceptions;
}

/** Whether the rule is about the whole thing, without a limit to a part, a place or a group. */
function isWhole(part: Part, { concepts }: Subject): boolean {
  const subjectConcepts = new Set(concepts.flat());
  const isKnown = [...part.topicConcepts].every((concept) => NEUTRAL.has(concept) || subjectConcepts.has(concept));
  const otherMarks = part.marks.filter((mark) => mark.kind !== 'role' || !LIGHT_ROLES.has(mark.role));
  return part.unknown.length === 0 && isKnown && otherMarks.every((mark) => isOfSubject(mark, subjectConcepts));
}

/**
 * Whether a mark belongs to the subject: "children" is a group of persons, but also the subject of "children are
 * welcome".
 */
function isOfSubject(mark: Part['marks'][number], subjectConcepts: ReadonlySet<Concept>): boolean {
  if (mark.kind === 'who') return mark.who === 'child' && subjectConcepts.has('child');
  return (
    mark.kind === 'item' &&
    (mark.item === 'cash' || mark.item === 'credit_card') &&
    (subjectConcepts.has('cash') || subjectConcepts.has('card'))
  );
}
