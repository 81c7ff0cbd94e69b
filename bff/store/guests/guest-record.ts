import { listJoined } from '../conversations/conversation-links.ts';
import { readAttachments } from '../conversations/message-attachments.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** The messages between a guest and the hotel, in order, without internal notes. */
export async function listMessagesOf(db: Db, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .select(['conversationId', 'author', 'text', 'language', 'attachments', 'at'])
    .where('conversationId', 'in', conversationIds)
    .where('internal', '=', 0)
    .orderBy('conversationId')
    .orderBy('staffSeq')
    .execute();
  return rows.map((row) => ({ ...row, attachments: readAttachments(row) }));
}

/** The tasks that arose from a guest's conversations. */
export async function listTasksOf(db: Db, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  return db
    .selectFrom('task')
    .select(['title', 'detail', 'state', 'createdAt'])
    .where('conversationId', 'in', conversationIds)
    .orderBy('id')
    .execute();
}

/** The grants that let conversations see a guest's reservations. */
export async function listGrantsOf(db: Db, reservationIds: readonly string[]) {
  if (reservationIds.length === 0) return [];
  return db
    .selectFrom('accessGrant')
    .select(['level', 'reason', 'at', 'endsAt'])
    .where('reservationId', 'in', reservationIds)
    .orderBy('id')
    .execute();
}

/**
 * The conversations known to be a guest's, those that were shown a booking of theirs, and those on other channels in
 * which they went on.
 */
export async function listConversationsOf(db: Db | Trx, propertyId: string, guestId: string) {
  const ownConversations = await listOwnConversations(db, propertyId, guestId);
  const joined = await listJoined(
    db,
    propertyId,
    ownConversations.map(({ id }) => id),
  );
  // The link may have been given to somebody else: conversations of another known guest are left out.
  const joinedOfGuest = joined.filter((one) => one.guestId === null || one.guestId === guestId);
  const all = [...ownConversations, ...joinedOfGuest].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return all.map(({ id, channel, state, updatedAt }) => ({ id, channel, state, updatedAt }));
}

async function listOwnConversations(db: Db | Trx, propertyId: string, guestId: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'channel', 'state', 'updatedAt'])
    .where('propertyId', '=', propertyId)
    .where((where) =>
      where.or([
        where('guestId', '=', guestId),
        where(
          'id',
          'in',
          where
            .selectFrom('accessGrant')
            .innerJoin('reservation', 'reservation.id', 'accessGrant.reservationId')
            .select('accessGrant.conversationId')
            .where('reservation.guestId', '=', guestId),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
}
