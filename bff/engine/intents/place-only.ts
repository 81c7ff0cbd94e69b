import type { IntentScore } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** What may stand beside a room's number that tells where something is for. */
const PLACE: ReadonlySet<Concept> = new Set<Concept>(['room', 'correction', 'no', 'yes', 'ok', 'please', 'thanks']);

/** What is wanted without what a room's number only resembles: "sorry, room 205" names no matter. */
export function dropPlace(
  intents: IntentScore[],
  { concepts, unknown }: Reading,
  placed: readonly PlacedEntity[],
): IntentScore[] {
  if (!placed.some(({ entity }) => entity.type === 'room')) return intents;
  const isPlace = unknown.length === 0 && [...concepts].every((concept) => PLACE.has(concept));
  if (isPlace) return intents.filter(({ name }) => SMALL_TALK.has(name) || name === 'language_switch');
  // Where something is to be brought or mended, the room is where, and no question about rooms.
  return intents.filter(({ name }, index) => index === 0 || name !== 'room_types');
}
