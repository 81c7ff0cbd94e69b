import { ATTRIBUTES, type ValueType } from './catalogue.ts';
import type { Value } from './fact.ts';

/** The attributes that answers are computed from (`answering/answer-question.ts`). */
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

/** Whether answers are computed from this attribute. Others are answered by an entry in the house's own words. */
export function isTellable(attribute: string): boolean {
  return ATTRIBUTES.has(attribute) && SIDES.has(attribute.split('.')[1] ?? '');
}

/** Returns the type of an attribute's value: a duration is stored as a limit. */
export function valueTypeOf(type: ValueType): Value['type'] {
  return type === 'duration' ? 'limit' : type;
}
