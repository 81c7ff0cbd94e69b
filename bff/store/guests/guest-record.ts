import { listJoined } from '../conversations/conversation-links.ts';
import { readAttachments } from '../conversations/message-attachments.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** What a guest and the hotel wrote to each other, in order; internal notes are the hotel's and are left out. */
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

/** Work that a guest's conversations asked for. */
export async function listTasksOf(db: Db, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  return db
    .selectFrom('task')
    .select(['title', 'detail', 'state', 'createdAt'])
    .where('conversationId', 'in', conversationIds)
    .orderBy('id')
    .execute();
}

/** Who was let see a guest's reservations, and when. */
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
 * Conversations that are known to be a guest's, or that were shown a booking of theirs, with those on other channels that
 * they went on in.
 */
export async function listConversationsOf(db: Db | Trx, propertyId: string, guestId: string) {
  const own = await listOwnConversations(db, propertyId, guestId);
  const joined = await listJoined(
    db,
    propertyId,
    own.map(({ id }) => id),
  );
  // A link may have been passed on: who is known to be somebody else is.
  const theirs = joined.filter((one) => one.guestId === null || one.guestId === guestId);
  const all = [...own, ...theirs].toSorted((a, b) => (a.id < b.id ? -1 : 1));
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
