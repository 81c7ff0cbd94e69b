import type { Concept } from './concepts.ts';

/** How, when, for whom or what of a matter is asked, or how politely. */
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

/** These say how, when, for whom or what of a matter is asked; they name none. */
export const TOPICLESS: ReadonlySet<Concept> = new Set<Concept>([...WAYS, 'room', 'no', 'extra', 'detail']);

/** Beside a thing that facts tell of these change nothing of what is asked: a room, a no or one more would. */
export const MANNER: ReadonlySet<Concept> = new Set<Concept>([...WAYS, 'password', 'car']);
