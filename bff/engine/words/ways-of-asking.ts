import type { Intent } from '../../../shared/domain/intents.ts';

/** Intents for ways of asking, which are no topics themselves. */
export const WAYS_OF_ASKING: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'price_availability',
  'payment',
  'opening_hours',
  'policies',
  'children',
]);
