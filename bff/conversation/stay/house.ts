import type { Room, Stay } from '../../../shared/api/house/house.ts';
import type { RegistrationState } from '../../../shared/domain/house/registration.ts';
import type { Lead } from '../../../shared/domain/stay.ts';
import { findActorNames } from '../../store/account/user-names.ts';
import { listRegistrationStates } from '../../store/guests/registrations.ts';
import { findHandStates } from '../../store/guests/room-state.ts';
import {
  findConversationsOfGuests,
  findStaysInRooms,
  listOpenTasksOfHouse,
  type StayRow,
} from '../../store/guests/stays.ts';
import { listConnectedSources } from '../../store/pms/connections.ts';
import { type KeptRoom, listAllRoomTypes, roomId } from '../../store/pms/house.ts';
import { HAND_SOURCE } from '../../store/pms/source.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { toReservation } from './describe-stays.ts';

type HouseTask = Awaited<ReturnType<typeof listOpenTasksOfHouse>>[number];

/** Who leads a stay or a room: the connected PMS (`sources`) or entries by hand. */
export function leadOf(
  { source, externalId }: { source: string; externalId: string | null },
  sources: ReadonlySet<string>,
): Lead {
  return externalId !== null && source !== HAND_SOURCE && sources.has(source) ? 'pms' : 'house';
}

/** Adds guests, conversations, open tasks and registrations to stays, with five queries for any number of stays. */
export async function toStayViews(db: Db | Trx, propertyId: string, rows: readonly StayRow[]): Promise<Stay[]> {
  const ids = rows.map(({ guestId }) => guestId);
  const [sources, conversations, tasks, registrations] = [
    await listConnectedSources(db, propertyId),
    await findConversationsOfGuests(db, propertyId, ids),
    await listOpenTasksOfHouse(db, propertyId),
    await listRegistrationStates(
      db,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.map((row) => toStay(row, conversations.get(row.guestId) ?? [], { tasks, registrations, sources }));
}

function toStay(
  row: StayRow,
  conversations: readonly { id: string; state: string }[],
  given: {
    tasks: readonly HouseTask[];
    registrations: ReadonlyMap<string, RegistrationState>;
    sources: ReadonlySet<string>;
  },
): Stay {
  const { tasks, registrations, sources } = given;
  const { guestId, firstName, lastName, email, phone, language } = row;
  const stayTasks = tasks.filter(({ reservationId, guestId: of }) =>
    reservationId === null ? of === guestId : reservationId === row.id,
  );
  return {
    ...toReservation(row),
    guest: { id: guestId, firstName, lastName, email, phone, language },
    conversations: conversations.map(({ id, state }) => ({ id, state })),
    tasks: stayTasks.map(toTask),
    registration: registrations.get(row.id) ?? 'open',
    ledBy: leadOf(row, sources),
  };
}

/** Rooms with their state, and their guests and tasks on a day. */
export async function toRoomViews(
  db: Db | Trx,
  propertyId: string,
  rooms: readonly KeptRoom[],
  on: string,
): Promise<Room[]> {
  const [sources, types, hands, stays, tasks] = [
    await listConnectedSources(db, propertyId),
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
  return rooms.map(({ roomTypeCode: code, maintenance, source, ...room }) => {
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
      stay:
        stay === undefined
          ? null
          : toStay(stay, conversations.get(stay.guestId) ?? [], { tasks, registrations, sources }),
      tasks: tasks.filter((task) => task.room === room.number).map(toTask),
      ledBy: leadOf({ source, externalId: room.id }, sources),
    };
  });
}

function toTask({ id, title, dueAt }: HouseTask) {
  return { id, title, dueAt };
}
