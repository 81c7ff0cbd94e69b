import { ATTRIBUTES, type ValueType } from './catalogue.ts';
import type { Value } from './fact.ts';

/** The sides of a subject that answers are computed of (`answering/answer-question.ts`). */
const SIDES: ReadonlySet<string> = new Set([
  'available',
  'allowed',
  'hours',
  'price',
  'limitWeight',
  'limitHeight',
  'limitAge',
  'distance',
  'where',
  'password',
  'network',
  'phone',
]);

/** Is it kept as a fact that answers are computed of? What is not is answered by an entry in the house's own words. */
export function isTellable(attribute: string): boolean {
  return ATTRIBUTES.has(attribute) && SIDES.has(attribute.split('.')[1] ?? '');
}

/** The type of value an attribute takes: a length of time is a limit. */
export function valueTypeOf(type: ValueType): Value['type'] {
  return type === 'duration' ? 'limit' : type;
}
