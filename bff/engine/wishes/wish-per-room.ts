import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { withoutOwnRoom } from './own-room.ts';
import { currentRoom, dropOwnRoomOfNoise, readWish } from './wish.ts';
import { WORK } from './work-table.ts';

/** Values that may differ per room. */
const PER_ROOM: readonly Entity['type'][] = ['count', 'time', 'date'];

/** Reads the wishes of one intent: one, or one for each room or wake-up time. */
export function readWishes(intent: Intent, original: Understanding, context: Turn, dialogue: Dialogue): Wish[] {
  const understanding = dropOwnRoomOfNoise(intent, original, dialogue.room ?? currentRoom(context));
  const times = findTimes(intent, understanding);
  if (times.length > 1) {
    const { entities } = understanding;
    return times.map((time) => {
      const others = entities.filter(({ type }) => type !== 'time');
      return readWish(intent, { ...understanding, entities: [time, ...others] }, context, dialogue);
    });
  }
  const roomNumbers = findRooms(intent, understanding);
  const rooms = withoutOwnRoom(intent, roomNumbers, context.utterance);
  const [only] = rooms;
  if (rooms.length === 1 && only !== undefined && roomNumbers.length > 1) {
    const others = understanding.entities.filter(({ type }) => type !== 'room');
    return [readWish(intent, { ...understanding, entities: [only, ...others] }, context, dialogue)];
  }
  if (rooms.length < 2) return [readWish(intent, understanding, context, dialogue)];
  const ownEntities = understanding.entities.filter(({ of }) => of === undefined || of?.includes(intent) === true);
  return rooms.map((room, index) => {
    const entities = PER_ROOM.flatMap((type) => {
      const ofType = ownEntities.filter((entity) => entity.type === type);
      const value =
        ofType.length === rooms.length
          ? ofType[index]
          : (ofType.find(({ of }) => of?.includes(intent) === true) ?? ofType[0]);
      return value === undefined ? [] : [value];
    });
    return readWish(intent, { ...understanding, entities: [room, ...entities] }, context, dialogue);
  });
}

/** Returns the wake-up times, if several are named. */
function findTimes(intent: Intent, { entities, signals, intents }: Understanding): Entity[] {
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  if (corrects || intent !== 'wake_up_call' || entities.filter(({ type }) => type === 'room').length > 1) return [];
  return entities.filter(({ type, of }) => type === 'time' && (of === undefined || of.includes(intent)));
}

/** Returns the rooms a thing is wanted in. "Not 204, 205" names one. */
function findRooms(intent: Intent, { entities, signals, intents }: Understanding): Entity[] {
  const corrects = signals.includes('correction') || intents[0]?.name === 'deny';
  if (corrects || intent === 'room_change' || WORK[intent]?.slots.includes('room') !== true) return [];
  const rooms = entities.filter(
    ({ type, of }) => type === 'room' && (of === undefined || of?.includes(intent) === true),
  );
  return rooms.filter(({ value }, index) => rooms.findIndex((other) => other.value === value) === index);
}
