import type { Concept } from '../../../language/pack/concepts.ts';
import { ATTRIBUTES, presenceOf, type Subject, subjectOf } from '../catalogue.ts';
import type { Value } from '../fact.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Exception } from '../terms.ts';
import type { Role } from '../words.ts';
import { hasRole } from './turns.ts';

/** Beside a denial of a thing these add nothing to it. */
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

/** What may stand beside a bare no: "no, sorry, we have none". */
const SAYING_NO: ReadonlySet<Concept> = new Set<Concept>(['no', 'please', 'hotel', 'have', 'yes']);

/** Beside no figure these are small words: "no breakfast". */
const PASSING: ReadonlySet<Role> = new Set<Role>([
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

/** A rule or a denial that a part holds; `null`: none; `'unread'`: one that is not wholly understood. */
export type Rule =
  | { attribute: string; value: Extract<Value, { type: 'presence' }>; exceptions: Exception[] }
  | null
  | 'unread';

/** "No pets", "pets are welcome", "smoking is forbidden": what is told of a thing as a whole. */
export function bindRule(part: Part, subject: Subject | null): Rule {
  const denies = hasRole(part, 'not', 'forbidden');
  const allows = hasRole(part, 'allowed', 'on_request');
  if (!denies && !allows) return null;
  const attribute = subject === null ? null : presenceOf(subject.name);
  if (subject === null || attribute === null) return denies ? 'unread' : null;
  // "No pyjamas" denies no towels, though both are among what a guest asks for as such.
  const isOwn = part.own.includes(subject);
  if (subject.extent !== 'one' && !isOwn) return denies ? 'unread' : null;
  const isNamed = isOwn || subject.concepts.some((row) => row.every((concept) => part.concepts.has(concept)));
  if (!isNamed || !isWhole(part, subject)) return denies ? 'unread' : null;
  if (denies && part.kinds.length > 0) return 'unread';
  const is = denies ? 'no' : hasRole(part, 'on_request') ? 'on_request' : 'yes';
  if (is === 'yes' && !ATTRIBUTES.has(`${subject.name}.allowed`)) return null;
  return { attribute, value: { type: 'presence', is }, exceptions: [] };
}

/** "The pool is not heated", "we have a playground": what of a thing is there; said alone it opens the answer. */
export function bindSide(part: Part, isOpening: boolean): Rule {
  const [attribute, ...others] = part.sides;
  if (attribute === undefined) return null;
  const subject = subjectOf(attribute.split('.')[0] ?? '');
  const denies = hasRole(part, 'not', 'forbidden');
  const own = new Set<Concept>([...subject.concepts.flat(), 'have', 'detail', 'child']);
  const isKnown = [...part.matters].every((concept) => NEUTRAL.has(concept) || own.has(concept));
  const isBare = part.marks.every(
    (mark) => (mark.kind === 'role' && PASSING.has(mark.role)) || (mark.kind === 'who' && mark.who === 'child'),
  );
  if (others.length > 0 || part.unknown.length > 0 || !isKnown || !isBare) return denies ? 'unread' : null;
  if (!denies && !isOpening && !part.concepts.has('have')) return null;
  return { attribute, value: { type: 'presence', is: denies ? 'no' : 'yes' }, exceptions: [] };
}

/** "No", and nothing else: the answer to a question. */
export function isBareNo({ marks, matters, unknown, subjects, sides }: Part): boolean {
  const isNo = (mark: Part['marks'][number]) =>
    (mark.kind === 'role' && mark.role === 'not') || (mark.kind === 'place' && mark.place === 'in_house');
  if (
    !marks.some(({ kind }) => kind === 'role') ||
    !marks.every(isNo) ||
    subjects.length + sides.length + unknown.length > 0
  )
    return false;
  return [...matters].every((concept) => SAYING_NO.has(concept));
}

/** The exceptions of a part that holds nothing else; null where it is more than a list of known ones. */
export function readExceptions(part: Part): Exception[] | null {
  if (!hasRole(part, 'except') || part.unknown.length > 0) return null;
  const exceptions = marksOf(part, 'exception').map(({ exception }) => exception);
  const others = part.marks.filter(
    ({ kind, ...mark }) => kind !== 'exception' && !('role' in mark && (mark.role === 'except' || mark.role === 'and')),
  );
  return exceptions.length === 0 || others.length > 0 ? null : exceptions;
}

/** Is it said of the thing itself, and not of some of it, somewhere, or for somebody? */
function isWhole(part: Part, { concepts }: Subject): boolean {
  const own = new Set(concepts.flat());
  const isKnown = [...part.matters].every((concept) => NEUTRAL.has(concept) || own.has(concept));
  const strays = part.marks.filter((mark) => mark.kind !== 'role' || !PASSING.has(mark.role));
  return part.unknown.length === 0 && isKnown && strays.every((mark) => isOfSubject(mark, own));
}

/** "Children" is a group of persons, and the subject of "children are welcome". */
function isOfSubject(mark: Part['marks'][number], own: ReadonlySet<Concept>): boolean {
  if (mark.kind === 'who') return mark.who === 'child' && own.has('child');
  return (
    mark.kind === 'item' &&
    (mark.item === 'cash' || mark.item === 'credit_card') &&
    (own.has('cash') || own.has('card'))
  );
}
