import type { Entity, IntentScore, Signal } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import type { Reading } from '../language/lexicon.ts';

/** Beside a room these leave the question open whose room is meant; any other concept says something of the room. */
const BESIDE_OWN_ROOM: ReadonlySet<Concept> = new Set<Concept>([
  'room',
  'key',
  'booking',
  'lookup',
  'existing',
  'where',
  'floor',
  'please',
  'want',
  'confirm',
  'greeting',
  'thanks',
  'stay',
  'check_in',
  'hotel',
]);

/** A number in it, and "which room" is "room 204": the room is named, not asked for. */
const ROOM_QUESTION_WORDS_MAX = 12;

/** What the words say beside the intents: the rules are over concepts, so they hold in every language. */
export function findSignals(
  { concepts, words }: Reading,
  intents: readonly IntentScore[],
  entities: readonly Entity[],
): Signal[] {
  const signals: Signal[] = [];
  const names = new Set(intents.map(({ name }) => name));
  const has = (type: Entity['type']) => entities.some((entity) => entity.type === type);
  const about = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept));

  if (names.has('booking_lookup') || names.has('booking_confirm') || about('booking')) signals.push('own_stay');
  if (
    concepts.has('room') &&
    !has('room') &&
    [...concepts].every((concept) => BESIDE_OWN_ROOM.has(concept)) &&
    words.length <= ROOM_QUESTION_WORDS_MAX &&
    (names.size === 0 || names.has('room_types') || names.has('booking_lookup'))
  ) {
    signals.push('own_room');
  }
  if (about('arrive', 'check_in') && has('time') && !about('when', 'airport', 'taxi', 'train', 'bus', 'wake_up')) {
    signals.push('arrival_time');
  }
  if (concepts.has('included')) signals.push('included');
  if (concepts.has('bill') && (about('price', 'pay') || names.has('payment'))) signals.push('balance');
  for (const signal of ['never_mind', 'same', 'correction'] as const) if (concepts.has(signal)) signals.push(signal);
  return signals;
}
