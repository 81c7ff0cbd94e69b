import { sql } from 'kysely';
import type { Db, Row } from '../schema/schema.ts';
import type { PmsSource } from './source.ts';

/** The stay or guest of a change, with the PMS's ids. */
export interface PmsStay {
  reservationId: string | null;
  confirmationNumber: string | null;
  guestId: string | null;
  guestName: string;
  room: string | null;
}

/**
 * Finds the stay a change belongs to, among those of this PMS: the named reservation, else the one its conversation last got
 * access to, else the guest's present or next stay, else only the guest. Null if the PMS has none of them.
 */
export async function findPmsStay(
  db: Db,
  of: PmsSource,
  about: { reservationId?: string | null; guestId?: string | null; conversationId?: string | null },
): Promise<PmsStay | null> {
  const reservationId = about.reservationId ?? (await findGranted(db, of, about.conversationId ?? null));
  const linkedStay = reservationId === null ? null : await findStay(db, of, reservationId);
  if (linkedStay !== null) return linkedStay;
  const guestId = about.guestId ?? (await findConversationGuest(db, of.propertyId, about.conversationId ?? null));
  if (guestId === null) return null;
  const presentId = await findPresentStay(db, of, guestId);
  const present = presentId === null ? null : await findStay(db, of, presentId);
  if (present !== null) return present;
  const guest = await db
    .selectFrom('guest')
    .select(['externalId', 'firstName', 'lastName'])
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('id', '=', guestId)
    .executeTakeFirst();
  if (guest === undefined || guest.externalId === null) return null;
  const guestName = `${guest.firstName} ${guest.lastName}`.trim();
  return { reservationId: null, confirmationNumber: null, guestId: guest.externalId, guestName, room: null };
}

/** A reservation with its id in the PMS; null if the PMS does not have it. */
async function findStay(db: Db, of: PmsSource, reservationId: string): Promise<PmsStay | null> {
  const stay = await db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select([
      'reservation.externalId as reservationId',
      sql<string>`coalesce(nullif("reservation"."numberWritten", ''), "reservation"."confirmationNumber")`.as(
        'confirmationNumber',
      ),
      'reservation.room',
      'guest.externalId as guestId',
      'guest.firstName',
      'guest.lastName',
    ])
    .where('reservation.propertyId', '=', of.propertyId)
    .where('reservation.source', '=', of.source)
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst();
  if (stay === undefined || stay.reservationId === null) return null;
  const { firstName, lastName, ...ids } = stay;
  return { ...ids, guestName: `${firstName} ${lastName}`.trim() };
}

/** The guest's present stay, else the next one: where staff would look in the PMS. */
async function findPresentStay(db: Db, of: PmsSource, guestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('reservation')
    .select('id')
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('guestId', '=', guestId)
    .where('externalId', 'is not', null)
    .where('state', 'in', ['checked_in', 'booked'])
    .orderBy('state', 'desc') // "checked_in" before "booked"
    .orderBy('checkIn')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findGranted(db: Db, of: PmsSource, conversationId: string | null): Promise<string | null> {
  if (conversationId === null) return null;
  const row = await db
    .selectFrom('accessGrant')
    .innerJoin('reservation', 'reservation.id', 'accessGrant.reservationId')
    .select('accessGrant.reservationId')
    .where('accessGrant.propertyId', '=', of.propertyId)
    .where('reservation.source', '=', of.source)
    .where('accessGrant.conversationId', '=', conversationId)
    .where('reservation.externalId', 'is not', null)
    .orderBy('accessGrant.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reservationId ?? null;
}

async function findConversationGuest(
  db: Db,
  propertyId: string,
  conversationId: string | null,
): Promise<string | null> {
  if (conversationId === null) return null;
  const row = await db
    .selectFrom('conversation')
    .select('guestId')
    .where('propertyId', '=', propertyId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return row?.guestId ?? null;
}

/** The PMS's id by which a guest can be read there: the guest's own, or that of their latest stay. */
export async function findReadable(
  db: Db,
  of: PmsSource,
  guestId: string,
  entity: 'guests' | 'reservations',
): Promise<string | null> {
  if (entity === 'guests') {
    const guest = await db
      .selectFrom('guest')
      .select('externalId')
      .where('propertyId', '=', of.propertyId)
      .where('source', '=', of.source)
      .where('id', '=', guestId)
      .executeTakeFirst();
    return guest?.externalId ?? null;
  }
  const stay = await db
    .selectFrom('reservation')
    .select('externalId')
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('guestId', '=', guestId)
    .where('externalId', 'is not', null)
    .orderBy('checkIn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return stay?.externalId ?? null;
}

export async function findCharge(db: Db, propertyId: string, id: string): Promise<Row<'charge'> | undefined> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A conversation's messages in order, without notes. `proves`: the message contains details to prove a booking. */
export async function listSpoken(
  db: Db,
  propertyId: string,
  conversationId: string,
): Promise<(Pick<Row<'message'>, 'id' | 'author' | 'text' | 'at'> & { proves: boolean })[]> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('accessAttempt', 'accessAttempt.messageId', 'message.id')
    .select(['message.id', 'author', 'text', 'message.at', 'accessAttempt.messageId as attempt'])
    .where('message.propertyId', '=', propertyId)
    .where('message.conversationId', '=', conversationId)
    .where('internal', '=', 0)
    .orderBy('staffSeq')
    .execute();
  return rows.map(({ attempt, ...line }) => ({ ...line, proves: attempt !== null }));
}

/**
 * Conversations of known guests, with messages since `from` but none since `idleSince`, whose present text was not sent to
 * the PMS yet. At most `limit`.
 */
export async function listUntoldConversations(
  db: Db,
  propertyId: string,
  { idleSince, from, limit }: { idleSince: string; from: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('updatedAt', '<=', idleSince)
    .where('updatedAt', '>', from)
    .where('guestSeq', '>', 0)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('guestId', 'is not', null),
        exists(selectFrom('accessGrant').select('id').whereRef('accessGrant.conversationId', '=', 'conversation.id')),
      ]).and(
        not(
          exists(
            selectFrom('pmsPush')
              .select('pmsPush.id')
              .whereRef('pmsPush.subjectId', '=', 'conversation.id')
              .where('pmsPush.kind', '=', 'communication')
              .whereRef('pmsPush.createdAt', '>=', 'conversation.updatedAt'),
          ),
        ),
      ),
    )
    .orderBy('updatedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
