import type { Room, Stay } from '../../../shared/api/house/house.ts';
import type { RegistrationState } from '../../../shared/domain/house/registration.ts';
import type { PmsRoom } from '../../../shared/domain/pms.ts';
import { findActorNames } from '../../store/account/user-names.ts';
import { listRegistrationStates } from '../../store/guests/registrations.ts';
import { findHandStates } from '../../store/guests/room-state.ts';
import {
  findConversationsOfGuests,
  findStaysInRooms,
  listOpenTasksOfHouse,
  type StayRow,
} from '../../store/guests/stays.ts';
import { listAllRoomTypes, roomId } from '../../store/pms/house.ts';
import type { Db } from '../../store/schema/schema.ts';
import { toReservation } from './describe-stays.ts';

type HouseTask = Awaited<ReturnType<typeof listOpenTasksOfHouse>>[number];

/** Adds guests, conversations, open tasks and registrations to stays, with four queries for any number of stays. */
export async function toStayViews(db: Db, propertyId: string, rows: readonly StayRow[]): Promise<Stay[]> {
  const ids = rows.map(({ guestId }) => guestId);
  const [conversations, tasks, registrations] = [
    await findConversationsOfGuests(db, propertyId, ids),
    await listOpenTasksOfHouse(db, propertyId),
    await listRegistrationStates(
      db,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.map((row) => toStay(row, conversations.get(row.guestId) ?? [], tasks, registrations));
}

function toStay(
  row: StayRow,
  conversations: readonly { id: string; state: string }[],
  tasks: readonly HouseTask[],
  registrations: ReadonlyMap<string, RegistrationState>,
): Stay {
  const { guestId, firstName, lastName, phone, language } = row;
  const stayTasks = tasks.filter(({ reservationId, guestId: of }) =>
    reservationId === null ? of === guestId : reservationId === row.id,
  );
  return {
    ...toReservation(row),
    guest: { id: guestId, firstName, lastName, phone, language },
    conversations: conversations.map(({ id, state }) => ({ id, state })),
    tasks: stayTasks.map(toTask),
    registration: registrations.get(row.id) ?? 'open',
  };
}

/** Rooms with their state, and their guests and tasks on a day. */
export async function toRoomViews(db: Db, propertyId: string, rooms: readonly PmsRoom[], on: string): Promise<Room[]> {
  const [types, hands, stays, tasks] = [
    await listAllRoomTypes(db, propertyId),
    await findHandStates(db, propertyId),
    await findStaysInRooms(db, propertyId, { rooms: rooms.map(({ number }) => number), on }),
    await listOpenTasksOfHouse(db, propertyId),
  ];
  const guestIds = [...stays.values()].map(({ guestId }) => guestId);
  const conversations = await findConversationsOfGuests(db, propertyId, guestIds);
  const registrations = await listRegistrationStates(
    db,
    [...stays.values()].map(({ id }) => id),
  );
  const names = await findActorNames(
    db,
    [...hands.values()].map(({ by }) => by),
  );
  const isOf = ({ source }: { source: string }, id: string) => id.startsWith(roomId({ source, externalId: '' }));
  return rooms.map(({ roomTypeCode: code, maintenance, ...room }) => {
    const stay = stays.get(room.number);
    const hand = hands.get(room.id);
    return {
      ...room,
      roomTypeCode: code,
      type: { code, name: types.find((type) => type.code === code && isOf(type, room.id))?.name ?? code },
      ...(hand === undefined ? {} : { housekeeping: hand.housekeeping }),
      byHand: hand === undefined ? null : { by: names.get(hand.by) ?? '', at: hand.at },
      occupied: stay?.state === 'checked_in' ? true : room.occupied,
      maintenance: maintenance.map(({ from, to, reason }) => ({ from, to, reason })),
      stay: stay === undefined ? null : toStay(stay, conversations.get(stay.guestId) ?? [], tasks, registrations),
      tasks: tasks.filter((task) => task.room === room.number).map(toTask),
    };
  });
}

function toTask({ id, title, dueAt }: HouseTask) {
  return { id, title, dueAt };
}
