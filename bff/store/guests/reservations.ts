import { sql } from 'kysely';
import { newId } from '../../base/ids.ts';
import { rereadFromPms } from '../pms/notices.ts';
import { MAIN_SOURCE } from '../pms/source.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type Reservation = Row<'reservation'>;

/** What must be known of a reservation; the rest is empty where it is left out. */
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

/** A reservation with the contact it was made with. */
export type Booked = Reservation & { firstName: string; lastName: string; email: string; phone: string };

/** More rooms under one number are looked through by nobody. */
const UNDER_ONE_NUMBER_MAX = 50;

/**
 * The reservations by the number that guests know: several where rooms share it, whose own it is first. One query, whether there
 * are any or not.
 */
export async function listByNumber(db: Db | Trx, propertyId: string, number: string): Promise<Booked[]> {
  const wanted = normaliseNumber(number);
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone'])
    .where('reservation.propertyId', '=', propertyId)
    .where(isUnder(wanted))
    .orderBy(sql`"confirmationNumber" <> ${wanted}`)
    .orderBy('reservation.id')
    .limit(UNDER_ONE_NUMBER_MAX)
    .execute();
}

/** The reservation whose own number it is, else the first that shares it. */
export async function findByNumber(db: Db | Trx, propertyId: string, number: string): Promise<Booked | undefined> {
  return (await listByNumber(db, propertyId, number))[0];
}

/** Has a reservation this number, alone or with others? Nobody has none. */
function isUnder(wanted: string) {
  return sql<boolean>`("confirmationNumber" = ${wanted} or ("numberShared" = ${wanted} and "numberShared" <> ''))`;
}

/** The number as the PMS, the hotel and its guests write it. */
export function showNumber({
  numberWritten,
  confirmationNumber,
}: Pick<Reservation, 'numberWritten' | 'confirmationNumber'>): string {
  return numberWritten === '' ? confirmationNumber : numberWritten;
}

/** Stays that are not over, of guests with this number; `from`: the day they must not have left before. */
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

/** Changes a reservation and gives it back as it is then. */
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
  // Dates, room and status are the PMS's to say: what it has is read again.
  await rereadFromPms(trx, changed, 'reservations', changed.externalId, at);
  return changed;
}

/** The property's reservations by arrival. */
export async function listReservations(
  db: Db | Trx,
  propertyId: string,
  filter: {
    guestId?: string | undefined;
    state?: string | undefined;
    number?: string | undefined;
    /** Arrivals on or after, on or before. */
    from?: string | undefined;
    to?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Page<Reservation>> {
  let query = db.selectFrom('reservation').selectAll().where('propertyId', '=', propertyId);
  if (filter.guestId !== undefined) query = query.where('guestId', '=', filter.guestId);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.number !== undefined) query = query.where(isUnder(normaliseNumber(filter.number)));
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

/** A colleague wrote another number: it is this stay's alone. */
function newNumber(number: string): Pick<Reservation, 'confirmationNumber' | 'numberWritten' | 'numberShared'> {
  return { confirmationNumber: normaliseNumber(number), numberWritten: '', numberShared: '' };
}

/** As it is stored and looked up: letters and digits alone, capital, whatever hyphens or blanks a guest puts between. */
export function normaliseNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
