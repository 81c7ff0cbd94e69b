import { sql } from 'kysely';
import type { StayPart } from '../../../shared/domain/stay.ts';
import { toPlain } from '../core/plain.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { normaliseNumber, type Reservation } from './reservations.ts';

/** A stay with its guest. */
export type StayRow = Reservation & {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string | null;
};

export interface StayFilter {
  /** A day at the property. */
  on: string;
  /** Null: all who arrive, stay or leave that day; with `words` also later arrivals. */
  state: StayPart | null;
  /** Words of a name, or a room, telephone or confirmation number. */
  words: string | null;
  cursor?: string | undefined;
  limit: number;
}

/** With fewer digits telephone numbers are not searched. */
const PHONE_DIGITS_MIN = 4;

/** The property's stays on a day, by arrival day. */
export async function listStays(db: Db, propertyId: string, filter: StayFilter): Promise<Page<StayRow>> {
  const { on, state, words, cursor, limit } = filter;
  let query = db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone', 'guest.language'])
    .where('reservation.propertyId', '=', propertyId);
  if (state === 'arriving') query = query.where('checkIn', '=', on).where('state', '=', 'booked');
  else if (state === 'inhouse')
    query = query.where('checkIn', '<=', on).where('checkOut', '>=', on).where('state', '=', 'checked_in');
  else if (state === 'departing') query = query.where('checkOut', '=', on).where('state', '=', 'checked_in');
  else {
    query = query.where('checkOut', '>=', on).where('state', 'in', ['booked', 'checked_in']);
    if (words === null) query = query.where('checkIn', '<=', on);
  }
  for (const word of toWords(words)) query = query.where(isAbout(word));
  if (cursor !== undefined) {
    const { sortedBy, id } = readCursor(cursor);
    query = query.where((where) =>
      where.or([
        where('checkIn', '>', sortedBy),
        where.and([where('checkIn', '=', sortedBy), where('reservation.id', '>', id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('checkIn')
    .orderBy('reservation.id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => writeCursor(row.checkIn, row.id));
}

function toWords(words: string | null): string[] {
  return words?.split(/\s+/u).filter(Boolean) ?? [];
}

/** Whether the word is part of the name, the confirmation or telephone number, begins the e-mail address, or is the room. */
function isAbout(word: string) {
  const number = normaliseNumber(word);
  const digits = word.replace(/\D/g, '');
  const phone =
    digits.length < PHONE_DIGITS_MIN ? sql`false` : sql`instr("guest"."phone", ${digits.replace(/^0+/, '')}) > 0`;
  return sql<boolean>`(instr(plain("guest"."firstName" || ' ' || "guest"."lastName"), ${toPlain(word)}) > 0
    or "reservation"."room" = ${word}
    or instr(plain("guest"."email"), ${toPlain(word)}) = 1
    or (${number} <> '' and instr("reservation"."confirmationNumber", ${number}) > 0)
    or ${phone})`;
}

/** One stay with its guest. */
export async function findStay(db: Db | Trx, propertyId: string, id: string): Promise<StayRow | undefined> {
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone', 'guest.language'])
    .where('reservation.propertyId', '=', propertyId)
    .where('reservation.id', '=', id)
    .executeTakeFirst();
}

/** Returns the guests and days of the stays that begin on these days, to recognise a booking without a number. */
export async function listNamesArriving(db: Db | Trx, propertyId: string, days: readonly string[]) {
  if (days.length === 0) return [];
  return db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select(['checkIn', 'checkOut', 'room', 'guest.firstName', 'guest.lastName'])
    .where('reservation.propertyId', '=', propertyId)
    .where('checkIn', 'in', days)
    .where('state', 'in', ['booked', 'checked_in', 'checked_out'])
    .execute();
}

/** The stays in these rooms on a day, by room; with `words` those that are about all of them. A guest who has checked in comes before one who has not. */
export async function findStaysInRooms(
  db: Db | Trx,
  propertyId: string,
  { rooms, on, words = null }: { rooms: readonly string[]; on: string; words?: string | null },
): Promise<Map<string, StayRow>> {
  if (rooms.length === 0) return new Map();
  let query = db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.email', 'guest.phone', 'guest.language'])
    .where('reservation.propertyId', '=', propertyId)
    .where('room', 'in', rooms)
    .where('checkIn', '<=', on)
    .where('checkOut', '>=', on)
    .where('state', 'in', ['booked', 'checked_in']);
  for (const word of toWords(words)) query = query.where(isAbout(word));
  const rows = await query
    .orderBy('state') // `booked` before `checked_in`: the map below keeps the last one
    .execute();
  return new Map(rows.flatMap((row) => (row.room === null ? [] : [[row.room, row]])));
}

/** The unresolved conversations of these guests, by guest id, the newest first. */
export async function findConversationsOfGuests(
  db: Db | Trx,
  propertyId: string,
  guestIds: readonly string[],
): Promise<Map<string, { id: string; state: string }[]>> {
  if (guestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversation')
    .select(['id', 'state', 'guestId'])
    .where('propertyId', '=', propertyId)
    .where('guestId', 'in', guestIds)
    .where('state', '!=', 'resolved')
    .orderBy('updatedAt', 'desc')
    .execute();
  return Map.groupBy(rows, ({ guestId }) => guestId ?? '');
}

/** Unfinished tasks of the property that name a room, a guest or a stay. */
export async function listOpenTasksOfHouse(db: Db | Trx, propertyId: string) {
  return db
    .selectFrom('task')
    .select(['id', 'title', 'room', 'guestId', 'reservationId', 'dueAt', 'state'])
    .where('propertyId', '=', propertyId)
    .where('state', 'in', ['open', 'in_progress'])
    .orderBy('dueAt')
    .execute();
}
