import type { Room } from '../../../../shared/api/house/house.ts';
import { localDate } from '../../../../shared/domain/local-date.ts';
import { may } from '../../../auth/principal.ts';
import { toRoomViews } from '../../../conversation/stay/house.ts';
import { toPlain } from '../../../store/core/plain.ts';
import { findStaysInRooms } from '../../../store/guests/stays.ts';
import { listRooms } from '../../../store/pms/house.ts';
import type { Db, Trx } from '../../../store/schema/schema.ts';
import { type Call, principalOf, propertyOf } from '../../request/call.ts';

/** The house's rooms today, or those of these ids in their order, without what the caller has no right to read. */
export async function readRooms(call: Call<unknown, unknown>, db: Db | Trx, ids?: readonly string[]): Promise<Room[]> {
  const { id: propertyId } = propertyOf(call);
  const rooms = await listRooms(db, propertyId);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const chosen = ids === undefined ? rooms : ids.flatMap((id) => byId.get(id) ?? []);
  const views = await toRoomViews(db, propertyId, chosen, today(call));
  return views.map((view) => asAllowed(call, view));
}

/** The rooms whose number and type hold all the words, or whose guest is found by them. */
export async function searchRooms(call: Call<unknown, unknown>, db: Db, words: string): Promise<Room[]> {
  const rooms = await readRooms(call, db);
  // Without the right to read guests, `stay` is null and the words are not compared with any.
  const inRooms = { rooms: rooms.flatMap(({ number, stay }) => (stay === null ? [] : [number])), on: today(call) };
  const found = await findStaysInRooms(db, propertyOf(call).id, { ...inRooms, words });
  const sought = toPlain(words).split(/\s+/u);
  return rooms.filter(({ number, type, stay }) => {
    const isCalledSo = sought.every((word) => toPlain(`${number} ${type.name}`).includes(word));
    return isCalledSo || (stay !== null && found.get(number)?.id === stay.id);
  });
}

/** The day it is at the property. */
export function today(call: Call<unknown, unknown>): string {
  return localDate(call.now, propertyOf(call).timezone);
}

function asAllowed(call: Call<unknown, unknown>, view: Room): Room {
  const principal = principalOf(call);
  return {
    ...view,
    stay: may(principal, 'guests:read') ? view.stay : null,
    tasks: may(principal, 'tasks:read') ? view.tasks : [],
  };
}
