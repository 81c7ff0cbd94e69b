import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { conceptsOf } from '../words/things.ts';

/** Of these a guest tells where they are as well as where the trouble is. */
const TROUBLE: ReadonlySet<Intent> = new Set<Intent>(['maintenance', 'noise', 'cleanliness']);
/** Beside a room's number these say no more than whose it is. */
const WHOSE: ReadonlySet<Concept> = new Set<Concept>(['room', 'my_room', 'stay', 'person', 'greeting', 'please']);

/**
 * The rooms that staff go to. "We are in 120, the shower in 118 is broken": the room of a clause that says nothing but whose it is
 * is the guest's own, where another clause names the trouble with a room of its own. "The lamp in 204 is broken, in 205 too" names both.
 */
export function withoutOwnRoom(intent: Intent, rooms: readonly Entity[], utterance: Utterance): Entity[] {
  const all = [...rooms];
  if (!TROUBLE.has(intent) || rooms.length < 2 || utterance.clauses.length < 2) return all;
  const clauses = new Map(all.map((room) => [room, utterance.clauseBeside(room)]));
  const isTroubled = (room: Entity): boolean => clauses.get(room)?.speaksOf(conceptsOf(intent)) === true;
  const isOwn = (room: Entity): boolean => {
    const clause = clauses.get(room);
    if (clause === undefined || clause.isWordless || clause.says('also') || clause.beginsWithJoiner) return false;
    return clause.speaksOnlyOf(WHOSE, 1);
  };
  if (!all.some(isTroubled)) return all;
  const left = all.filter((room) => isTroubled(room) || !isOwn(room));
  return left.length === 0 ? all : left;
}
