import type { Intent } from '../../../shared/domain/intents.ts';

/** Ways of asking about a matter: none of them is one. */
export const WAYS_OF_ASKING: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'price_availability',
  'payment',
  'opening_hours',
  'policies',
  'children',
]);
