import type { Signal } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';

/** By these a guest has something done, not only told. */
const WANTS: readonly Concept[] = ['want', 'bring', 'please', 'order', 'pick_up'];
/** By these the guest asks about a thing, or speaks of one that was ordered before. */
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

/** Does a message want a thing ("a cot please") or have it reserved ("book a parking space"), rather than ask about it? */
export function findOrder(concepts: ReadonlySet<Concept>): Signal[] {
  if (ASKS.some((concept) => concepts.has(concept))) return [];
  const wants = WANTS.some((concept) => concepts.has(concept));
  const asksForIt = wants && !(concepts.has('have') && !concepts.has('bring') && !concepts.has('want'));
  return [...(asksForIt ? (['order'] as const) : []), ...(concepts.has('book') ? (['reserve'] as const) : [])];
}
