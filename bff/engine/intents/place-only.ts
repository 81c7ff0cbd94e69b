import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Concepts that a message may contain although it only gives a room. */
const ROOM_ONLY: ReadonlySet<Concept> = new Set<Concept>(['room', 'correction', 'no', 'yes', 'ok', 'please', 'thanks']);

const DIGIT = /\p{Nd}/u;

/** Removes the intents that were guessed from a room's number alone: "sorry, room 205" names no topic. */
export function dropRoomIntents(
  intents: IntentScore[],
  reading: Reading,
  placedEntities: readonly PlacedEntity[],
): IntentScore[] {
  const rooms = wordsOfRooms(placedEntities);
  if (rooms.length === 0) return intents;
  if (givesRoomOnly(reading, rooms))
    return intents.filter(({ name }) => SMALL_TALK.has(name) || name === 'language_switch');
  // If the guest orders something or reports a fault, the room is the place and not a question about rooms.
  return intents.filter(({ name }, index) => index === 0 || name !== 'room_types');
}

/** Whether a message only gives a room, but the words of the room were read as another concept: "I am in room 204". */
export function misreadsRoom(reading: Reading, placedEntities: readonly PlacedEntity[]): boolean {
  const isMisread = reading.found.some(({ concept }) => !ROOM_ONLY.has(concept));
  return isMisread && givesRoomOnly(reading, wordsOfRooms(placedEntities));
}

/** Whether a message gives a room and contains nothing else. */
function givesRoomOnly({ found, words, unknown }: Reading, rooms: readonly string[]): boolean {
  // The words of a room ("in room 204") may be read as equipment ("in-room safe").
  const isRoom = ({ concept, start, end }: Found) =>
    concept === 'equipment' && words.slice(start, end).some((word) => rooms.includes(word));
  return unknown.length === 0 && found.every((one) => ROOM_ONLY.has(one.concept) || isRoom(one));
}

function wordsOfRooms(placedEntities: readonly PlacedEntity[]): string[] {
  return placedEntities.flatMap(({ entity }) =>
    entity.type === 'room' && DIGIT.test(entity.text) ? splitWords(fold(entity.text)) : [],
  );
}
