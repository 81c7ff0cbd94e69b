import type { Entity, IntentScore, Signal } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import type { Reading } from '../language/lexicon.ts';

/** What the words say beside the intents: the rules are over concepts, so they hold in every language. */
export function findSignals(
  { concepts }: Reading,
  intents: readonly IntentScore[],
  entities: readonly Entity[],
): Signal[] {
  const signals: Signal[] = [];
  const names = new Set(intents.map(({ name }) => name));
  const has = (type: Entity['type']) => entities.some((entity) => entity.type === type);
  const about = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));

  if (names.has('booking_lookup') || names.has('booking_confirm') || about('booking')) signals.push('own_stay');
  if (concepts.has('my_room') && !has('room')) signals.push('own_room');
  if (about('arrive', 'check_in') && has('time') && !about('when', 'airport', 'taxi', 'train', 'bus', 'wake_up')) {
    signals.push('arrival_time');
  }
  if (concepts.has('included')) signals.push('included');
  if (concepts.has('bill') && (about('price', 'pay') || names.has('payment'))) signals.push('balance');
  if (about('price', 'free', 'discount', 'included', 'refund')) signals.push('terms');
  for (const signal of ['never_mind', 'same', 'correction'] as const) if (concepts.has(signal)) signals.push(signal);
  return signals;
}
