import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { withoutOwnRoom } from './own-room.ts';
import { currentRoom, readWish, whereItComesFrom } from './wish.ts';
import { WORK } from './work-table.ts';

/** Each room may have its own of these. */
const PER_ROOM: readonly Entity['type'][] = ['count', 'time', 'date'];

/** What a message wishes of one kind: one wish, or one for each room it names, or for each time a guest is to be woken. */
export function readWishes(intent: Intent, said: Understanding, context: Turn, dialogue: Dialogue): Wish[] {
  const understanding = whereItComesFrom(intent, said, dialogue.room ?? currentRoom(context));
  const times = findTimes(intent, understanding);
  if (times.length > 1) {
    const { entities } = understanding;
    return times.map((time) => {
      const others = entities.filter(({ type }) => type !== 'time');
      return readWish(intent, { ...understanding, entities: [time, ...others] }, context, dialogue);
    });
  }
  const named = findRooms(intent, understanding);
  const rooms = withoutOwnRoom(intent, named, context.said);
  const [only] = rooms;
  if (rooms.length === 1 && only !== undefined && named.length > 1) {
    const others = understanding.entities.filter(({ type }) => type !== 'room');
    return [readWish(intent, { ...understanding, entities: [only, ...others] }, context, dialogue)];
  }
  if (rooms.length < 2) return [readWish(intent, understanding, context, dialogue)];
  const own = understanding.entities.filter(({ of }) => of === undefined || of?.includes(intent) === true);
  return rooms.map((room, index) => {
    const entities = PER_ROOM.flatMap((type) => {
      const given = own.filter((entity) => entity.type === type);
      const each =
        given.length === rooms.length
          ? given[index]
          : (given.find(({ of }) => of?.includes(intent) === true) ?? given[0]);
      return each === undefined ? [] : [each];
    });
    return readWish(intent, { ...understanding, entities: [room, ...entities] }, context, dialogue);
  });
}

/** Who names two times to be woken at is woken twice. */
function findTimes(intent: Intent, { entities, signals, intents }: Understanding): Entity[] {
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  if (corrects || intent !== 'wake_up_call' || entities.filter(({ type }) => type === 'room').length > 1) return [];
  return entities.filter(({ type, of }) => type === 'time' && (of === undefined || of.includes(intent)));
}

/** The rooms a thing is wanted in. "Not 204, 205" names one. */
function findRooms(intent: Intent, { entities, signals, intents }: Understanding): Entity[] {
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  if (corrects || intent === 'room_change' || WORK[intent]?.slots.includes('room') !== true) return [];
  const rooms = entities.filter(
    ({ type, of }) => type === 'room' && (of === undefined || of?.includes(intent) === true),
  );
  return rooms.filter(({ value }, index) => rooms.findIndex((other) => other.value === value) === index);
}
