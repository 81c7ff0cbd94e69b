import type { Concept } from '../../../language/pack/concepts.ts';
import type { Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Role } from '../words.ts';

/** Roles that make a part uncertain, as no value can express them. */
export const TURNING_ROLES: readonly Role[] = [
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
/** Places outside every house, for which "the nearest" is the one meant. */
export const OUTSIDE: ReadonlySet<string> = new Set(['bus', 'station', 'airport', 'shop', 'doctor']);
/** Things paid once per stay. Naming the moment of payment is no condition. */
const ONCE: ReadonlySet<string> = new Set(['deposit', 'cityTax', 'payment']);

export const MOMENTS: readonly Concept[] = ['book', 'booking', 'check_in', 'check_out', 'arrive'];
/** Whether the part has one of these roles. */
export function hasRole(part: Part, ...roles: readonly Role[]): boolean {
  return marksOf(part, 'role').some(({ role }) => roles.includes(role));
}

/** Whether the part has a denial, a condition or an exception. */
export function turnsMeaning(part: Part, subject: Subject | null = null): boolean {
  const isOutside = subject !== null && OUTSIDE.has(subject.name);
  const isOnce = subject !== null && ONCE.has(subject.name) && MOMENTS.some((one) => part.concepts.has(one));
  // The price of a key is what a lost one costs.
  const isLost = subject?.name === 'key' && part.concepts.has('lost');
  const isHarmless = (role: Role) => (role === 'elsewhere' && isOutside) || (role === 'if' && (isOnce || isLost));
  return hasRole(part, ...TURNING_ROLES.filter((role) => !isHarmless(role)));
}
