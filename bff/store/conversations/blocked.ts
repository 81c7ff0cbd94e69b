import type { Trx } from '../schema/schema.ts';
import type { Conversation } from './conversations.ts';

/** The conversations of one guest: this one, those of the same guest, those it was made one with, and those its guest went on in. */
async function listTheirs(trx: Trx, { propertyId, id, guestId }: Conversation): Promise<string[]> {
  const rows = await trx
    .selectFrom('conversation')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where((row) =>
      row.or([
        row('id', '=', id),
        ...(guestId === null ? [] : [row('guestId', '=', guestId)]),
        row('mergedInto', '=', id),
        row('id', 'in', row.selectFrom('conversationJoin').select('conversationId').where('withId', '=', id)),
        row('id', 'in', row.selectFrom('conversationJoin').select('withId').where('conversationId', '=', id)),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Blocks every conversation of a guest, and gives those that were not blocked before. */
export async function blockConversations(
  trx: Trx,
  conversation: Conversation,
  { at, by }: { at: string; by: string },
): Promise<Conversation[]> {
  return trx
    .updateTable('conversation')
    .set({ blockedAt: at, blockedBy: by, updatedAt: at })
    .where('id', 'in', await listTheirs(trx, conversation))
    .where('blockedAt', 'is', null)
    .returningAll()
    .execute();
}

/** Takes that back, and gives those that were blocked. */
export async function unblockConversations(trx: Trx, conversation: Conversation): Promise<Conversation[]> {
  return trx
    .updateTable('conversation')
    .set({ blockedAt: null, blockedBy: null })
    .where('id', 'in', await listTheirs(trx, conversation))
    .where('blockedAt', 'is not', null)
    .returningAll()
    .execute();
}

/** Is another conversation of the same guest blocked? Nobody knows of a guest without a name whether they came before. */
export async function isGuestBlocked(
  trx: Trx,
  { propertyId, guestId }: Pick<Conversation, 'propertyId' | 'guestId'>,
): Promise<boolean> {
  if (guestId === null) return false;
  const row = await trx
    .selectFrom('conversation')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('guestId', '=', guestId)
    .where('blockedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
