import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Concepts that may stand beside a room's number that only gives a place. */
const PLACE: ReadonlySet<Concept> = new Set<Concept>(['room', 'correction', 'no', 'yes', 'ok', 'please', 'thanks']);

/** Removes intents that a room's number only resembles: "sorry, room 205" names no topic. */
export function dropPlace(
  intents: IntentScore[],
  { concepts, unknown }: Reading,
  placedEntities: readonly PlacedEntity[],
): IntentScore[] {
  if (!placedEntities.some(({ entity }) => entity.type === 'room')) return intents;
  const isPlace = unknown.length === 0 && [...concepts].every((concept) => PLACE.has(concept));
  if (isPlace) return intents.filter(({ name }) => SMALL_TALK.has(name) || name === 'language_switch');
  // If something is to be brought or repaired, the room is the place and no question about rooms.
  return intents.filter(({ name }, index) => index === 0 || name !== 'room_types');
}
