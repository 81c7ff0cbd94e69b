import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { conceptsOf } from '../words/things.ts';

/** Intents about a fault. A guest who reports a fault may give two rooms: their own room and the room with the fault. */
const TROUBLE: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'noise', 'cleanliness']);
/** Concepts of a clause that only says which room is the guest's. */
const OWN_ROOM: ReadonlySet<Concept> = new Set<Concept>(['room', 'my_room', 'stay', 'person', 'greeting', 'please']);

/**
 * Returns the rooms that staff go to, without the guest's own room. In "we are in 120, the shower in 118 is broken" the
 * first clause only says which room is the guest's, and another clause names the fault with its room. In "the lamp in 204
 * is broken, in 205 too" staff go to both rooms.
 */
export function withoutOwnRoom(intent: Intent, rooms: readonly Entity[], utterance: Utterance): Entity[] {
  const all = [...rooms];
  if (!TROUBLE.has(intent) || rooms.length < 2 || utterance.clauses.length < 2) return all;
  const clauses = new Map(all.map((room) => [room, utterance.clauseBeside(room)]));
  const hasFault = (room: Entity): boolean => clauses.get(room)?.speaksOf(conceptsOf(intent)) === true;
  const isOwn = (room: Entity): boolean => {
    const clause = clauses.get(room);
    if (clause === undefined || clause.isWordless || clause.says('also') || clause.beginsWithJoiner) return false;
    return clause.speaksOnlyOf(OWN_ROOM, 1);
  };
  if (!all.some(hasFault)) return all;
  const otherRooms = all.filter((room) => hasFault(room) || !isOwn(room));
  return otherRooms.length === 0 ? all : otherRooms;
}
