import type { Concept } from './concepts.ts';

/** Concepts for the circumstances or politeness of a question. */
const WAYS: readonly Concept[] = [
  'hotel',
  'have',
  'may',
  'want',
  'please',
  'greeting',
  'thanks',
  'person',
  'hours',
  'when',
  'where',
  'how',
  'price',
  'free',
  'included',
  'pay',
  'date',
  'night',
  'availability',
  'distance',
  'route',
  'near',
  'child',
  'baby',
  'book',
  'bring',
  'yes',
  'ok',
  'stay',
  'duration',
  'morning',
  'lookup',
  'same',
];

/** Concepts that name no topic by themselves. */
export const TOPICLESS: ReadonlySet<Concept> = new Set<Concept>([...WAYS, 'room', 'no', 'extra', 'detail']);

/** Concepts that do not change a question about a thing with facts. A room, a no or "one more" would change it. */
export const MANNER: ReadonlySet<Concept> = new Set<Concept>([...WAYS, 'password', 'car']);
