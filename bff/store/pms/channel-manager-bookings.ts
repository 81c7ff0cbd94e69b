import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, isOfProperty } from '../sqlite/bulk.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';
import { forgetChannelNights } from './channel-manager-nights.ts';

export type ChannelBookingRow = Row<'channelManagerBooking'>;

/** The sort value of rows with the same day. */
const POSITION = sql<string>`booking."externalId" || '/' || booking.room`;

const text = z.string();
const channelGuest = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  language: text.nullable(),
});

/** A room of a booking, as last received from the channel manager. */
const given = z.object({
  confirmationNumber: text.nullable(),
  otaReference: text.nullable(),
  arrivalTime: text.nullable(),
  notes: text,
  roomType: z.object({ code: text, name: text }).nullable(),
  ratePlan: text,
  checkIn: text,
  checkOut: text,
  adults: z.int(),
  children: z.int(),
  guest: channelGuest,
});
export type GivenRoom = z.infer<typeof given>;
export type GivenGuest = z.infer<typeof channelGuest>;

/** The stored data of a row; undefined if its guest was erased. */
export function readGiven(row: Pick<ChannelBookingRow, 'given'>): GivenRoom | undefined {
  return row.given === '{}' ? undefined : readJson(given, row.given);
}

/** The rooms of a booking, in order. */
export async function loadChannelBooking(
  db: Db | Trx,
  propertyId: string,
  externalId: string,
): Promise<ChannelBookingRow[]> {
  return db
    .selectFrom('channelManagerBooking')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('externalId', '=', externalId)
    .orderBy('room')
    .execute();
}

export async function saveChannelBooking(trx: Trx, row: ChannelBookingRow): Promise<void> {
  await trx
    .insertInto('channelManagerBooking')
    .values(row)
    .onConflict((conflict) => conflict.columns(['propertyId', 'externalId', 'room']).doUpdateSet(row))
    .execute();
}

/** The channel managers' data of these reservations, by our ids. */
export async function loadGivenRooms(
  db: Db | Trx,
  propertyId: string,
  reservationIds: readonly string[],
): Promise<Map<string, GivenRoom>> {
  if (reservationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('channelManagerBooking')
    .select(['ourId', 'given'])
    .where(isOfProperty(propertyId))
    .where('ourId', 'in', anyOf(reservationIds))
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const room = readGiven(row);
      return row.ourId === null || room === undefined ? [] : [[row.ourId, room] as const];
    }),
  );
}

/** The channel managers' data of these guests, by our ids. */
export async function loadGivenGuests(
  db: Db | Trx,
  propertyId: string,
  guestIds: readonly string[],
): Promise<Map<string, GivenGuest>> {
  if (guestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('channelManagerBooking as booking')
    .innerJoin('reservation', 'reservation.id', 'booking.ourId')
    .select(['reservation.guestId', 'booking.given'])
    .where(isOfProperty(propertyId, 'booking.propertyId'))
    .where('reservation.guestId', 'in', anyOf(guestIds))
    .orderBy('booking.appliedAt')
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const room = readGiven(row);
      return room === undefined ? [] : [[row.guestId, room.guest] as const];
    }),
  );
}

/** A room of a booking for the desk, with its reservation here. */
export interface ChannelBookingView {
  externalId: string;
  room: number;
  otaName: string;
  state: string;
  given: GivenRoom | undefined;
  reservationId: string | null;
  /** The reservation's number here. */
  confirmationNumber: string | null;
  /** The PMS has it too, and then decides. */
  inPms: boolean;
  appliedAt: string;
}

/** Bookings by arrival, the latest first. */
export async function listChannelBookings(
  db: Db,
  propertyId: string,
  { from, cursor, limit }: { from?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<ChannelBookingView>> {
  let query = db
    .selectFrom('channelManagerBooking as booking')
    .leftJoin('reservation', 'reservation.id', 'booking.ourId')
    .selectAll('booking')
    .select(['reservation.confirmationNumber', 'reservation.numberWritten', 'reservation.externalId as pmsId'])
    .where('booking.propertyId', '=', propertyId);
  if (from !== undefined) query = query.where('booking.checkIn', '>=', from);
  if (cursor !== undefined) {
    const { sortedBy, id } = readCursor(cursor);
    query = query.where((where) =>
      where.or([
        where('booking.checkIn', '<', sortedBy),
        where.and([where('booking.checkIn', '=', sortedBy), where(POSITION, '<', id)]),
      ]),
    );
  }
  const rows = await query
    .select(POSITION.as('position'))
    .orderBy('booking.checkIn', 'desc')
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, nextCursor } = toPage(rows, limit, (row) => writeCursor(row.checkIn, row.position));
  return { items: items.map(toView), nextCursor };
}

/** Counts all rooms of bookings, including cancelled ones. */
export async function countChannelBookings(db: Db, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('channelManagerBooking')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .where('ourId', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes all rows when another channel manager is connected, in which the same ids mean other bookings. */
export async function forgetChannelBookings(trx: Trx, propertyId: string): Promise<void> {
  for (const table of ['channelManagerBooking', 'channelManagerCall', 'channelManagerRoomType'] as const)
    await trx.deleteFrom(table).where('propertyId', '=', propertyId).execute();
  await forgetChannelNights(trx, propertyId);
}

/** Erases a guest's data from the rows. The rows stay, marked, so that the same booking does not bring the guest back. */
export async function eraseFromChannelBookings(
  trx: Trx,
  propertyId: string,
  guestId: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('channelManagerBooking')
    .set({ ourId: null, given: '{}', hash: '', erasedAt: at })
    .where('propertyId', '=', propertyId)
    .where('ourId', 'in', (select) => select.selectFrom('reservation').select('id').where('guestId', '=', guestId))
    .execute();
}

/** Renames room types in existing stays that do not come from a PMS. */
export async function renameChannelRoomTypes(
  trx: Trx,
  propertyId: string,
  slugs: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [code, roomTypeSlug] of Object.entries(slugs))
    await trx
      .updateTable('reservation')
      .set({ roomTypeSlug })
      .where('propertyId', '=', propertyId)
      .where('externalId', 'is', null)
      .where('id', 'in', (select) =>
        select
          .selectFrom('channelManagerBooking')
          .select('ourId')
          .where('propertyId', '=', propertyId)
          .where('roomTypeCode', '=', code)
          .where('ourId', 'is not', null)
          .$narrowType<{ ourId: string }>(),
      )
      .execute();
}

function toView(
  row: ChannelBookingRow & { confirmationNumber: string | null; numberWritten: string | null; pmsId: string | null },
): ChannelBookingView {
  return {
    externalId: row.externalId,
    room: row.room,
    otaName: row.otaName,
    state: row.state,
    given: readGiven(row),
    reservationId: row.ourId,
    confirmationNumber: row.numberWritten || row.confirmationNumber,
    inPms: row.pmsId !== null,
    appliedAt: row.appliedAt,
  };
}
