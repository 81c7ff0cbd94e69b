import type { Concept } from '../../../language/pack/concepts.ts';
import type { Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Role } from '../words.ts';

/** Qualifiers such as "not", "only" or "if". No value can express them, so a part with one has no certain value. */
export const QUALIFIER_ROLES: readonly Role[] = [
  'not',
  'except',
  'except_after',
  'only',
  'if',
  'about',
  'forbidden',
  'now',
  'elsewhere',
];
/** Places that are never in the house itself. "The nearest" is no qualifier for them. */
export const OUTSIDE_PLACES: ReadonlySet<string> = new Set(['bus', 'station', 'airport', 'shop', 'doctor']);
/** Things paid once per stay. "At check-in" is their moment of payment and not a condition. */
const PAID_ONCE: ReadonlySet<string> = new Set(['deposit', 'cityTax', 'payment']);

export const PAYMENT_MOMENTS: readonly Concept[] = ['book', 'booking', 'check_in', 'check_out', 'arrive'];

/** Whether the part has one of these roles. */
export function hasRole(part: Part, ...roles: readonly Role[]): boolean {
  return marksOf(part, 'role').some(({ role }) => roles.includes(role));
}

/** Whether the part has a qualifier: a denial, a condition or an exception. */
export function hasQualifier(part: Part, subject: Subject | null = null): boolean {
  const isOutside = subject !== null && OUTSIDE_PLACES.has(subject.name);
  const isOnce =
    subject !== null && PAID_ONCE.has(subject.name) && PAYMENT_MOMENTS.some((one) => part.concepts.has(one));
  // The price of a key is what a lost one costs.
  const isLost = subject?.name === 'key' && part.concepts.has('lost');
  const isHarmless = (role: Role) => (role === 'elsewhere' && isOutside) || (role === 'if' && (isOnce || isLost));
  return hasRole(part, ...QUALIFIER_ROLES.filter((role) => !isHarmless(role)));
}
