import { newId } from '../../base/ids.ts';
import type { Trx } from '../schema/schema.ts';
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

/** Changes the number of a room, also in its stays that no PMS has. */
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
  if (number === undefined || number === room.number) return;
  await trx
    .updateTable('reservation')
    .set({ room: number, updatedAt: at })
    .where('propertyId', '=', propertyId)
    .where('room', '=', room.number)
    .where('externalId', 'is', null)
    .where('state', 'in', ['booked', 'checked_in'])
    .execute();
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
