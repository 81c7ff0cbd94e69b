import type { RoomToAdd } from '../../shared/api/house/by-hand.ts';
import type { HousekeepingState } from '../../shared/domain/pms.ts';
import { type FieldError, ServiceError } from '../base/errors.ts';
import { leadOf } from '../conversation/stay/house.ts';
import { saveHandState } from '../store/guests/room-state.ts';
import { listConnectedSources } from '../store/pms/connections.ts';
import { changeRoomEntry, deleteRoom, insertHandRooms, type RoomEntry } from '../store/pms/hand-rooms.ts';
import { type KeptRoom, listRooms } from '../store/pms/house.ts';
import type { Trx } from '../store/schema/schema.ts';
import { cleanTexts } from './clean-texts.ts';
import type { EntryContext } from './entry-context.ts';
import { type MovedWithRoom, moveWithRoom } from './move-room.ts';

const WORDS = ['number', 'floor', 'type'] as const;

/** Stores rooms and returns their ids. Throws `conflict`, and stores nothing, if a number exists already or is given twice. */
export async function addRooms(trx: Trx, doing: EntryContext, given: readonly RoomToAdd[]): Promise<string[]> {
  const { propertyId, at } = doing;
  const rooms = given.map((room) => cleanTexts(room, WORDS));
  const existingNumbers = new Set((await listRooms(trx, propertyId)).map(({ number }) => number));
  const faults = rooms.flatMap(({ number }, index): FieldError[] => {
    const isFree = number !== '' && !existingNumbers.has(number);
    existingNumbers.add(number);
    return isFree ? [] : [takenFault(`/rooms/${index}/number`, number)];
  });
  if (faults.length > 0)
    throw new ServiceError('conflict', 'The house has a room of this number already', { fields: faults });
  const ids = await insertHandRooms(trx, propertyId, rooms, at);
  for (const [index, id] of ids.entries()) await sayState(trx, doing, id, rooms[index]?.housekeeping ?? 'unknown');
  return ids;
}

/**
 * Changes the number and the state of a room, and returns what moved to a new number with it. Throws `conflict` if the number is to
 * change and a PMS leads the room.
 */
export async function changeRoom(
  trx: Trx,
  doing: EntryContext,
  room: KeptRoom,
  { housekeeping, ...given }: Partial<RoomEntry> & { housekeeping?: HousekeepingState | undefined },
): Promise<MovedWithRoom> {
  const { propertyId, at } = doing;
  if (housekeeping !== undefined) await sayState(trx, doing, room.id, housekeeping);
  const entry = cleanTexts(given, WORDS);
  if (Object.keys(entry).length > 0) {
    await requireOwnRoom(trx, propertyId, room);
    const isTaken =
      entry.number !== undefined &&
      (await listRooms(trx, propertyId)).some(({ id, number }) => number === entry.number && id !== room.id);
    if (isTaken)
      throw new ServiceError('conflict', 'The house has a room of this number already', {
        fields: [takenFault('/number', entry.number ?? '')],
      });
    await changeRoomEntry(trx, propertyId, room, entry, at);
  }
  const { number = room.number } = entry;
  return number === room.number
    ? { tasks: [], conversationIds: [] }
    : moveWithRoom(trx, doing, { from: room.number, to: number });
}

/** Deletes a room. Throws `conflict` if a PMS leads the room. */
export async function removeRoom(trx: Trx, { propertyId }: EntryContext, room: KeptRoom): Promise<void> {
  await requireOwnRoom(trx, propertyId, room);
  await deleteRoom(trx, propertyId, room);
}

/** Marks a room as not clean after a departure, unless a PMS leads the room and reports its state itself. */
export async function soilRoom(trx: Trx, doing: EntryContext, number: string): Promise<void> {
  const sources = await listConnectedSources(trx, doing.propertyId);
  const room = (await listRooms(trx, doing.propertyId)).find((one) => one.number === number);
  if (room !== undefined && !isLedByPms(room, sources)) await sayState(trx, doing, room.id, 'dirty');
}

async function sayState(trx: Trx, doing: EntryContext, roomId: string, housekeeping: HousekeepingState): Promise<void> {
  const { propertyId, by, at } = doing;
  await saveHandState(trx, propertyId, { roomId, housekeeping, by, at });
}

async function requireOwnRoom(trx: Trx, propertyId: string, room: KeptRoom): Promise<void> {
  if (isLedByPms(room, await listConnectedSources(trx, propertyId)))
    throw new ServiceError('conflict', 'This room comes from the PMS: change it there');
}

function isLedByPms({ source, id }: KeptRoom, sources: ReadonlySet<string>): boolean {
  return leadOf({ source, externalId: id }, sources) === 'pms';
}

function takenFault(pointer: string, number: string): FieldError {
  return { pointer, code: 'taken', detail: `There is a room ${number} already: each number stands once` };
}
