import { sql } from 'kysely';
import type { StayPart } from '../../../shared/domain/stay.ts';
import { toPlain } from '../core/plain.ts';
import type { Db } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { normaliseNumber, type Reservation } from './reservations.ts';

/** A stay with the guest it is of. */
export type StayRow = Reservation & { firstName: string; lastName: string; phone: string; language: string | null };

export interface StayFilter {
  /** The day it is looked at, at the property. */
  on: string;
  /** Null: whoever arrives, stays or leaves that day; with words, also who comes later. */
  state: StayPart | null;
  /** Words of a name, a room, a phone number, a confirmation number. */
  words: string | null;
  cursor?: string | undefined;
  limit: number;
}

/** Digits that are worth looking for in a phone number. */
const PHONE_DIGITS_MIN = 4;

/** The property's stays on a day, by arrival. */
export async function listStays(db: Db, propertyId: string, filter: StayFilter): Promise<Page<StayRow>> {
  const { on, state, words, cursor, limit } = filter;
  let query = db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.phone', 'guest.language'])
    .where('reservation.propertyId', '=', propertyId);
  if (state === 'arriving') query = query.where('checkIn', '=', on).where('state', '=', 'booked');
  else if (state === 'inhouse')
    query = query.where('checkIn', '<=', on).where('checkOut', '>=', on).where('state', '=', 'checked_in');
  else if (state === 'departing') query = query.where('checkOut', '=', on).where('state', '=', 'checked_in');
  else {
    query = query.where('checkOut', '>=', on).where('state', 'in', ['booked', 'checked_in']);
    if (words === null) query = query.where('checkIn', '<=', on);
  }
  for (const word of words?.split(/\s+/u).filter(Boolean) ?? []) query = query.where(isAbout(word));
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

/** Does the word stand in the name, or is it the room, or in the confirmation number or the phone number? */
function isAbout(word: string) {
  const number = normaliseNumber(word);
  const digits = word.replace(/\D/g, '');
  const phone =
    digits.length < PHONE_DIGITS_MIN ? sql`false` : sql`instr("guest"."phone", ${digits.replace(/^0+/, '')}) > 0`;
  return sql<boolean>`(instr(plain("guest"."firstName" || ' ' || "guest"."lastName"), ${toPlain(word)}) > 0
    or "reservation"."room" = ${word}
    or (${number} <> '' and instr("reservation"."confirmationNumber", ${number}) > 0)
    or ${phone})`;
}

/** Who stays in these rooms on a day, by room: who is in the house before who is still to come. */
export async function findStaysInRooms(
  db: Db,
  propertyId: string,
  { rooms, on }: { rooms: readonly string[]; on: string },
): Promise<Map<string, StayRow>> {
  if (rooms.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .selectAll('reservation')
    .select(['guest.firstName', 'guest.lastName', 'guest.phone', 'guest.language'])
    .where('reservation.propertyId', '=', propertyId)
    .where('room', 'in', rooms)
    .where('checkIn', '<=', on)
    .where('checkOut', '>=', on)
    .where('state', 'in', ['booked', 'checked_in'])
    .orderBy('state') // booked, then checked_in: the later is kept
    .execute();
  return new Map(rows.flatMap((row) => (row.room === null ? [] : [[row.room, row]])));
}

/** The conversations of these guests that are not resolved, the newest first, by guest. */
export async function findConversationsOfGuests(
  db: Db,
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
export async function listOpenTasksOfHouse(db: Db, propertyId: string) {
  return db
    .selectFrom('task')
    .select(['id', 'title', 'room', 'guestId', 'reservationId', 'dueAt', 'state'])
    .where('propertyId', '=', propertyId)
    .where('state', 'in', ['open', 'in_progress'])
    .orderBy('dueAt')
    .execute();
}
