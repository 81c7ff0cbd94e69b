import type { Concept } from '../../../language/pack/concepts.ts';
import type { Subject } from '../catalogue.ts';
import { marksOf, type Part } from '../marks/parts.ts';
import type { Role } from '../words.ts';

/** Roles that no value takes up: with one of them nothing is known for sure. */
export const TURNING: readonly Role[] = [
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
/** What lies outside any house, so that "the nearest" is the one that is meant. */
export const OUTSIDE: ReadonlySet<string> = new Set(['bus', 'station', 'airport', 'shop', 'doctor']);
/** What is paid as a stay is booked, begins or ends: that it is then makes no condition. */
const ONCE: ReadonlySet<string> = new Set(['deposit', 'cityTax', 'payment']);

export const MOMENTS: readonly Concept[] = ['book', 'booking', 'check_in', 'check_out', 'arrive'];
/** Does the part hold a role of these? */
export function hasRole(part: Part, ...roles: readonly Role[]): boolean {
  return marksOf(part, 'role').some(({ role }) => roles.includes(role));
}

/** Does it turn what is said: a denial, a condition, an exception? */
export function turns(part: Part, subject: Subject | null = null): boolean {
  const isOutside = subject !== null && OUTSIDE.has(subject.name);
  const isOnce = subject !== null && ONCE.has(subject.name) && MOMENTS.some((one) => part.concepts.has(one));
  // What a key costs is what is paid for a lost one.
  const isLost = subject?.name === 'key' && part.concepts.has('lost');
  const isPassing = (role: Role) => (role === 'elsewhere' && isOutside) || (role === 'if' && (isOnce || isLost));
  return hasRole(part, ...TURNING.filter((role) => !isPassing(role)));
}
