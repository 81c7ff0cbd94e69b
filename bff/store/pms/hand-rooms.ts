import { newId } from '../../base/ids.ts';
import type { Row, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import { type KeptRoom, listRooms, roomId } from './house.ts';
import { HAND_SOURCE } from './source.ts';

/** The fields of a room entered by hand. `saveHandState` stores its state, as for every room. */
export interface RoomEntry {
  number: string;
  floor: string;
  type: string;
}

/** Stores rooms entered by hand and returns their ids, in order. The caller has checked that the numbers are free. */
export async function insertHandRooms(
  trx: Trx,
  propertyId: string,
  rooms: readonly RoomEntry[],
  at: string,
): Promise<string[]> {
  const rows = rooms.map(({ number, floor, type }) => ({
    propertyId,
    source: HAND_SOURCE,
    externalId: newId('room'),
    number,
    floor,
    roomTypeCode: type,
    housekeeping: 'unknown',
    occupied: null,
    availability: 'available',
    maintenance: '[]',
    changedAt: null,
    pull: '',
    updatedAt: at,
  }));
  for (const row of rows) await trx.insertInto('room').values(row).execute();
  return rows.map(roomId);
}

/** Changes the number, floor or type of a room. */
export async function changeRoomEntry(
  trx: Trx,
  propertyId: string,
  room: KeptRoom,
  { number, floor, type }: Partial<RoomEntry>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('room')
    .set({
      ...(number === undefined ? {} : { number }),
      ...(floor === undefined ? {} : { floor }),
      ...(type === undefined ? {} : { roomTypeCode: type }),
      updatedAt: at,
    })
    .where('propertyId', '=', propertyId)
    .where('source', '=', room.source)
    .where('externalId', '=', externalIdOf(room))
    .execute();
}

/** The stays in a room that are not over. */
export async function listStaysOfRoom(
  trx: Trx,
  propertyId: string,
  number: string,
): Promise<Pick<Row<'reservation'>, 'id' | 'source' | 'externalId'>[]> {
  return trx
    .selectFrom('reservation')
    .select(['id', 'source', 'externalId'])
    .where('propertyId', '=', propertyId)
    .where('room', '=', number)
    .where('state', 'in', ['booked', 'checked_in'])
    .execute();
}

export async function moveStays(
  trx: Trx,
  propertyId: string,
  { ids, number, at }: { ids: readonly string[]; number: string; at: string },
): Promise<void> {
  await trx
    .updateTable('reservation')
    .set({ room: number, updatedAt: at })
    .where('propertyId', '=', propertyId)
    .where('id', 'in', anyOf(ids))
    .execute();
}

/** The work in a room that is not finished. */
export async function listTasksOfRoom(trx: Trx, propertyId: string, number: string): Promise<Row<'task'>[]> {
  return trx
    .selectFrom('task')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('room', '=', number)
    .where('state', 'in', ['open', 'in_progress'])
    .execute();
}

/** Returns the conversations at the room that are not resolved. */
export function listConversationsOfRoom(
  trx: Trx,
  propertyId: string,
  room: string,
): Promise<Pick<Row<'conversation'>, 'id' | 'dialogue'>[]> {
  return trx
    .selectFrom('conversation')
    .select(['id', 'dialogue'])
    .where('propertyId', '=', propertyId)
    .where('room', '=', room)
    .where('state', '!=', 'resolved')
    .execute();
}

/** Moves a conversation to a room, with the dialogue that names the room. */
export async function moveConversation(
  trx: Trx,
  id: string,
  to: Pick<Row<'conversation'>, 'room' | 'dialogue'>,
): Promise<void> {
  await trx.updateTable('conversation').set(to).where('id', '=', id).execute();
}

export async function deleteRoom(trx: Trx, propertyId: string, room: KeptRoom): Promise<void> {
  await trx
    .deleteFrom('room')
    .where('propertyId', '=', propertyId)
    .where('source', '=', room.source)
    .where('externalId', '=', externalIdOf(room))
    .execute();
}

/** A room of the property by its id here. */
export async function findRoomById(trx: Trx, propertyId: string, id: string): Promise<KeptRoom | undefined> {
  return (await listRooms(trx, propertyId)).find((room) => room.id === id);
}

function externalIdOf({ source, id }: KeptRoom): string {
  const prefix = roomId({ source, externalId: '' });
  return id.slice(prefix.length);
}
