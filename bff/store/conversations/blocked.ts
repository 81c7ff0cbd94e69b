import type { Trx } from '../schema/schema.ts';
import type { Conversation } from './conversations.ts';

/**
 * The ids of all conversations of a conversation's guest: itself, those of the same known guest, those merged into it,
 * and those in which the guest went on.
 */
async function listIdsOfSameGuest(trx: Trx, { propertyId, id, guestId }: Conversation): Promise<string[]> {
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

/** Blocks all conversations of a guest, and returns those that were not blocked before. */
export async function blockConversations(
  trx: Trx,
  conversation: Conversation,
  { at, by }: { at: string; by: string },
): Promise<Conversation[]> {
  return trx
    .updateTable('conversation')
    .set({ blockedAt: at, blockedBy: by, updatedAt: at })
    .where('id', 'in', await listIdsOfSameGuest(trx, conversation))
    .where('blockedAt', 'is', null)
    .returningAll()
    .execute();
}

/** Unblocks all conversations of a guest, and returns those that were blocked. */
export async function unblockConversations(trx: Trx, conversation: Conversation): Promise<Conversation[]> {
  return trx
    .updateTable('conversation')
    .set({ blockedAt: null, blockedBy: null })
    .where('id', 'in', await listIdsOfSameGuest(trx, conversation))
    .where('blockedAt', 'is not', null)
    .returningAll()
    .execute();
}

/** Whether another conversation of the same guest is blocked. False for an unknown guest, who cannot be recognised. */
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
