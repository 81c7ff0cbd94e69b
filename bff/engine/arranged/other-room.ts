import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { ASSENT, PUTTING_RIGHT } from '../words/beside.ts';

/** Beside a room's number these say no more than that it was another. */
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
/** A wrong room may read as a bad one: that is no complaint beside the right one's number. */
const WRONGED: ReadonlySet<Concept> = new Set<Concept>(['complain', 'broken', 'wrong_charge']);
const UNKNOWN_MAX = 2;

/** "We are in 4, not in 6", "no, 461": beside the room that was told, or as long as its number, a bare number is another room. */
function asRoom(entity: Entity, all: readonly Entity[], told: string): Entity {
  if (entity.type !== 'count') return entity;
  const value = String(entity.value);
  const isBesideTold = all.length > 1 && all.some((one) => one.type === 'count' && String(one.value) === told);
  const isAsLong = value.length === told.length && value.length >= ROOM_DIGITS_MIN;
  return isBesideTold || isAsLong ? { type: 'room', text: entity.text, value } : entity;
}

/** Nobody orders so many. */
const ROOM_DIGITS_MIN = 3;

/** "Wrong room, I am in 205" tells of nothing broken: what was arranged goes there. */
export function readOtherRoom(understanding: Understanding, dialogue: Dialogue, { said }: Turn): Understanding {
  const { entities, signals } = understanding;
  const [last] = listArranged(dialogue);
  const told = last?.room;
  const read = told === undefined ? entities : entities.map((entity) => asRoom(entity, entities, told));
  const rooms = read.filter(({ type }) => type === 'room');
  const [other, ...more] = rooms.filter(({ value }) => value !== last?.room);
  if (last?.room === undefined || other === undefined || more.length > 0) return understanding;
  if (rooms.length !== entities.length || signals.includes('same') || signals.includes('never_mind'))
    return understanding;
  const rest = said.beside(entities);
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
