import { sql } from 'kysely';
import { newId } from '../../base/ids.ts';
import { rereadFromPms } from '../pms/notices.ts';
import { MAIN_SOURCE } from '../pms/source.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type Reservation = Row<'reservation'>;

/** The fields of a reservation; optional ones that are left out are empty. */
export type ReservationData = Pick<Reservation, 'guestId' | 'confirmationNumber' | 'checkIn' | 'checkOut'> &
  Partial<Omit<Reservation, 'id' | 'propertyId' | 'createdAt' | 'updatedAt'>>;

export async function insertReservation(
  trx: Trx,
  propertyId: string,
  given: ReservationData,
  at: string,
): Promise<Reservation> {
  const row: Reservation = {
    channelReference: null,
    state: 'booked',
    arrivalTime: null,
    roomType: '',
    roomTypeSlug: '',
    room: null,
    adults: 1,
    children: 0,
    ratePlan: '',
    inclusions: '[]',
    balance: null,
    total: null,
    notes: '',
    externalId: null,
    source: MAIN_SOURCE,
    numberWritten: '',
    numberShared: '',
    ...given,
    confirmationNumber: normaliseNumber(given.confirmationNumber),
    id: newId('reservation'),
    propertyId,
    createdAt: at,
    updatedAt: at,
  };
  await trx.insertInto('reservation').values(row).execute();
  return row;
}

export async function findReservation(db: Db | Trx, propertyId: string, id: string): Promise<Reservation | undefined> {
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A reservation with its guest's name and contact. */
export type Booked = Reservation & { firstName: string; lastName: string; email: string; phone: string };

/** How many rooms with the same number are read. */
const UNDER_ONE_NUMBER_MAX = 50;

/**
 * The reservations with a booking number as guests know it: several if rooms share it, the one it belongs to alone first.
 * Always one query, so that the time taken does not reveal whether there are any.
 */
export async function listByNumber(db: Db | Trx, propertyId: string, number: string): Promise<Booked[]> {
  const normalised = normaliseNumber(number);
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone'])
    .where('reservation.propertyId', '=', propertyId)
    .where(hasNumber(normalised))
    .orderBy(sql`"confirmationNumber" <> ${normalised}`)
    .orderBy('reservation.id')
    .limit(UNDER_ONE_NUMBER_MAX)
    .execute();
}

/** The reservation with this number, or else the first that shares it. */
export async function findByNumber(db: Db | Trx, propertyId: string, number: string): Promise<Booked | undefined> {
  return (await listByNumber(db, propertyId, number))[0];
}

/** Whether a reservation has this number, alone or shared. An empty number matches nothing. */
function hasNumber(number: string) {
  return sql<boolean>`("confirmationNumber" = ${number} or ("numberShared" = ${number} and "numberShared" <> ''))`;
}

/** The number as the PMS and the hotel write it. */
export function showNumber({
  numberWritten,
  confirmationNumber,
}: Pick<Reservation, 'numberWritten' | 'confirmationNumber'>): string {
  return numberWritten === '' ? confirmationNumber : numberWritten;
}

/** Stays of guests with this telephone number that are not over by the day `from`. */
export async function listStaysOfPhone(
  db: Db | Trx,
  propertyId: string,
  { phone, from, limit }: { phone: string; from: string; limit: number },
): Promise<Reservation[]> {
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .where('reservation.propertyId', '=', propertyId)
    .where('guest.phone', '=', phone)
    .where('reservation.state', 'in', ['booked', 'checked_in'])
    .where('reservation.checkOut', '>=', from)
    .limit(limit)
    .execute();
}

/** Changes a reservation and returns the changed row. */
export async function changeReservation(
  trx: Trx,
  { propertyId, id }: Pick<Reservation, 'propertyId' | 'id'>,
  change: Partial<ReservationData>,
  at: string,
): Promise<Reservation> {
  const number = change.confirmationNumber;
  const changed = await trx
    .updateTable('reservation')
    .set({ ...change, ...(number === undefined ? {} : newNumber(number)), updatedAt: at })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // Dates, room and state are decided by the PMS, so they are read again from there.
  await rereadFromPms(trx, changed, 'reservations', changed.externalId, at);
  return changed;
}

export async function deleteReservation(trx: Trx, propertyId: string, id: string): Promise<void> {
  await trx.deleteFrom('reservation').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

const SPEAKING_OF_STAYS = [
  'accessGrant',
  'task',
  'offerMade',
  'charge',
  'registration',
  'roomWait',
  'arrivalSent',
] as const;

/** Whether other records refer to the reservation: a conversation, work, a bill, registration details, a channel manager. */
export async function isReservationInUse(trx: Trx, id: string): Promise<boolean> {
  for (const table of SPEAKING_OF_STAYS) {
    const rows = trx.selectFrom(table).select('reservationId').where('reservationId', '=', id);
    const row = await rows.limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  const booking = trx.selectFrom('channelManagerBooking').select('ourId').where('ourId', '=', id);
  return (await booking.limit(1).executeTakeFirst()) !== undefined;
}

/** The property's reservations, by arrival day. */
export async function listReservations(
  db: Db | Trx,
  propertyId: string,
  filter: {
    guestId?: string | undefined;
    state?: string | undefined;
    number?: string | undefined;
    /** The first and last arrival day. */
    from?: string | undefined;
    to?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Page<Reservation>> {
  let query = db.selectFrom('reservation').selectAll().where('propertyId', '=', propertyId);
  if (filter.guestId !== undefined) query = query.where('guestId', '=', filter.guestId);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.number !== undefined) query = query.where(hasNumber(normaliseNumber(filter.number)));
  if (filter.from !== undefined) query = query.where('checkIn', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('checkIn', '<=', filter.to);
  if (filter.cursor !== undefined) {
    const { sortedBy, id } = readCursor(filter.cursor);
    query = query.where((where) =>
      where.or([where('checkIn', '>', sortedBy), where.and([where('checkIn', '=', sortedBy), where('id', '>', id)])]),
    );
  }
  const rows = await query
    .orderBy('checkIn')
    .orderBy('id')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => writeCursor(row.checkIn, row.id));
}

/** The columns for a number entered by a colleague: it belongs to this stay alone. */
function newNumber(number: string): Pick<Reservation, 'confirmationNumber' | 'numberWritten' | 'numberShared'> {
  return { confirmationNumber: normaliseNumber(number), numberWritten: '', numberShared: '' };
}

/** The form in which numbers are stored and looked up: capital letters and digits, without hyphens and blanks. */
export function normaliseNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
