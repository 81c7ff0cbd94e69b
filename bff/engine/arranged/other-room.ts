import type { Wish } from '../../../shared/domain/decision.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import { namesRoom } from '../utterance/told-before.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { ASSENT, PUTTING_RIGHT } from '../words/beside.ts';
import { conceptsOf } from '../words/things.ts';

/** Concepts that add nothing to a room's number. */
const BESIDE_ROOM: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...PUTTING_RIGHT,
  'room',
  'my_room',
  'room_change',
  'problem',
  'stay',
]);
const WRONG: readonly Concept[] = ['problem', 'no', 'correction'];
/** Concepts of complaints that "wrong room" resembles. In a message with the right number they mean no complaint. */
const WRONGED: ReadonlySet<Concept> = new Set<Concept>(['complain', 'broken', 'wrong_charge']);
const UNKNOWN_MAX = 2;

/**
 * Reads a bare number as a room, if the arranged room is named beside it ("We are in 4, not in 6") or it has as many
 * digits ("no, 461").
 */
function asRoom(entity: Entity, all: readonly Entity[], arrangedRoom: string): Entity {
  if (entity.type !== 'count') return entity;
  const value = String(entity.value);
  const isBesideTold = all.length > 1 && all.some((one) => one.type === 'count' && String(one.value) === arrangedRoom);
  const isAsLong = value.length === arrangedRoom.length && value.length >= ROOM_DIGITS_MIN;
  return isBesideTold || isAsLong ? { type: 'room', text: entity.text, value } : entity;
}

/** The lowest number of digits of a number that is no quantity. */
const ROOM_DIGITS_MIN = 3;

/** Reads "wrong room, I am in 205" as the new room of what was arranged, not as a complaint. */
export function readOtherRoom(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { entities, signals } = understanding;
  const [last] = listArranged(dialogue);
  const arrangedRoom = last?.room;
  const withRooms =
    arrangedRoom === undefined ? entities : entities.map((entity) => asRoom(entity, entities, arrangedRoom));
  const rooms = withRooms.filter(({ type }) => type === 'room');
  const [other, ...otherRooms] = rooms.filter(({ value }) => value !== last?.room);
  if (last?.room === undefined || other === undefined || otherRooms.length > 0) return understanding;
  if (givesOwnRoom(other, last, utterance)) return understanding;
  if (rooms.length !== entities.length || signals.includes('same') || signals.includes('never_mind'))
    return understanding;
  const rest = utterance.beside(entities);
  const isWrong = rest.says('wrong');
  if (rest.unknown.length > UNKNOWN_MAX) return understanding;
  if ([...rest.concepts].some((concept) => !BESIDE_ROOM.has(concept) && !(isWrong && WRONGED.has(concept))))
    return understanding;
  if (!isWrong && !rest.speaksOf(WRONG) && !rest.isNegated) return understanding;
  const { of: _, ...room } = other;
  return {
    ...understanding,
    intents: [],
    entities: [room],
    signals: [...new Set([...signals, 'correction' as const])],
  };
}

/** A shorter message than this beside a room corrects the room: "no, room 120". */
const OWN_ROOM_LETTERS_MIN = 8;

/**
 * Whether a room only says where the guest is, so that nothing moves there: the request's own message named the room
 * beside the right one ("We are in 120, the shower in 118 is broken"), and this one only repeats it ("No, we are in 120").
 */
export function givesOwnRoom(room: Entity, { room: arrangedRoom, words, intent }: Wish, utterance: Utterance): boolean {
  const value = String(room.value);
  if (value === arrangedRoom || utterance.says('wrong') || utterance.speaksOf(conceptsOf(intent))) return false;
  return namesRoom(words, value) && utterance.beside([room]).letterCount >= OWN_ROOM_LETTERS_MIN;
}
