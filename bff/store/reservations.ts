import { newId } from '../base/ids.ts';
import { type Page, readCursor, toPage, writeCursor } from './cursor.ts';
import { rereadFromPms } from './pms-notices.ts';
import type { Db, Row, Trx } from './schema.ts';

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
    notes: '',
    externalId: null,
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

/** A reservation by the number a guest knows, with the contact it was made with. One query, whether there is one or not. */
export async function findByNumber(
  db: Db | Trx,
  propertyId: string,
  number: string,
): Promise<(Reservation & { firstName: string; lastName: string; email: string; phone: string }) | undefined> {
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone'])
    .where('reservation.propertyId', '=', propertyId)
    .where('reservation.confirmationNumber', '=', normaliseNumber(number))
    .executeTakeFirst();
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
    .set({ ...change, ...(number === undefined ? {} : { confirmationNumber: normaliseNumber(number) }), updatedAt: at })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // Dates, room and status are the PMS's to say: what it has is read again.
  await rereadFromPms(trx, propertyId, 'reservations', changed.externalId, at);
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
  if (filter.number !== undefined) query = query.where('confirmationNumber', '=', normaliseNumber(filter.number));
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

/** As it is stored and looked up: letters and digits alone, capital, whatever hyphens or blanks a guest puts between. */
export function normaliseNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
