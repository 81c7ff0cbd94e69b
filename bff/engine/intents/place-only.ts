import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { fold, splitWords } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Concepts that may stand beside a room's number that only gives a place. */
const PLACE: ReadonlySet<Concept> = new Set<Concept>(['room', 'correction', 'no', 'yes', 'ok', 'please', 'thanks']);

const DIGIT = /\p{Nd}/u;

/** Removes intents that a room's number only resembles: "sorry, room 205" names no topic. */
export function dropPlace(
  intents: IntentScore[],
  reading: Reading,
  placedEntities: readonly PlacedEntity[],
): IntentScore[] {
  const rooms = wordsOfRooms(placedEntities);
  if (rooms.length === 0) return intents;
  if (namesPlace(reading, rooms))
    return intents.filter(({ name }) => SMALL_TALK.has(name) || name === 'language_switch');
  // If something is to be brought or repaired, the room is the place and no question about rooms.
  return intents.filter(({ name }, index) => index === 0 || name !== 'room_types');
}

/** Whether a message only gives a room, and the room's own words were read as something else: "I am in room 204". */
export function misreadsPlace(reading: Reading, placedEntities: readonly PlacedEntity[]): boolean {
  const isMisread = reading.found.some(({ concept }) => !PLACE.has(concept));
  return isMisread && namesPlace(reading, wordsOfRooms(placedEntities));
}

function namesPlace({ found, words, unknown }: Reading, rooms: readonly string[]): boolean {
  // "In-room" things are equipment.
  const isRoom = ({ concept, start, end }: Found) =>
    concept === 'equipment' && words.slice(start, end).some((word) => rooms.includes(word));
  return unknown.length === 0 && found.every((one) => PLACE.has(one.concept) || isRoom(one));
}

function wordsOfRooms(placedEntities: readonly PlacedEntity[]): string[] {
  return placedEntities.flatMap(({ entity }) =>
    entity.type === 'room' && DIGIT.test(entity.text) ? splitWords(fold(entity.text)) : [],
  );
}
