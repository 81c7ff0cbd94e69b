import type { Signal } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';

/** Concepts of wanting something done. */
const WANTS: readonly Concept[] = ['want', 'bring', 'please', 'order', 'pick_up'];
/** Concepts of asking about a thing, or of something ordered before. */
export const ASKS: readonly Concept[] = [
  'when',
  'where',
  'hours',
  'how',
  'price',
  'included',
  'discount',
  'refund',
  'rule',
  'distance',
  'lookup',
  'recommend',
  'cancel',
  'change',
  'never_mind',
  'waiting',
  'problem',
  'broken',
  'no',
];

/** Finds the signals of an order ("a cot please") or a reservation ("book a parking space"). */
export function findOrder(concepts: ReadonlySet<Concept>): Signal[] {
  if (ASKS.some((concept) => concepts.has(concept))) return [];
  const wants = WANTS.some((concept) => concepts.has(concept));
  const asksForIt = wants && !(concepts.has('have') && !concepts.has('bring') && !concepts.has('want'));
  return [...(asksForIt ? (['order'] as const) : []), ...(concepts.has('book') ? (['reserve'] as const) : [])];
}
