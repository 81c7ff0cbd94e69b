import type { LinkPurpose } from '../../../shared/domain/conversation.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

/** The key to look up a link. A link of another property or purpose is not found. */
export type LinkKey = Pick<Row<'conversationLink'>, 'propertyId' | 'tokenHash'> & { purpose: LinkPurpose };

/** Stores a link. It replaces the conversation's earlier one of this purpose. */
export async function saveLink(
  trx: Trx,
  link: Row<'conversationLink'> & { purpose: LinkPurpose },
  now: string,
): Promise<void> {
  const { conversationId, purpose } = link;
  await trx
    .deleteFrom('conversationLink')
    .where((row) =>
      row.or([
        row.and([row('conversationId', '=', conversationId), row('purpose', '=', purpose)]),
        row('expiresAt', '<=', now),
      ]),
    )
    .execute();
  await trx.insertInto('conversationLink').values(link).execute();
}

/**
 * The id of a link's conversation, without using up the link; undefined if it was used, has expired or does not exist.
 */
export async function findLink(db: Db | Trx, key: LinkKey, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversationLink')
    .select('conversationId')
    .where('tokenHash', '=', key.tokenHash)
    .where('propertyId', '=', key.propertyId)
    .where('purpose', '=', key.purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.conversationId;
}

/** Uses up a link and returns the id of its conversation. */
export async function takeLink(trx: Trx, key: LinkKey, now: string): Promise<string | undefined> {
  const conversationId = await findLink(trx, key, now);
  if (conversationId !== undefined)
    await trx.deleteFrom('conversationLink').where('tokenHash', '=', key.tokenHash).execute();
  return conversationId;
}

/** Records that the guest of one conversation went on in another. */
export async function saveJoin(trx: Trx, join: Row<'conversationJoin'>): Promise<void> {
  await trx
    .insertInto('conversationJoin')
    .values(join)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The conversations in which the guests of these went on, or from which they came, except these. */
export async function listJoined(
  db: Db | Trx,
  propertyId: string,
  ids: readonly string[],
): Promise<Pick<Row<'conversation'>, 'id' | 'channel' | 'state' | 'updatedAt' | 'guestId'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('conversation')
    .select(['id', 'channel', 'state', 'updatedAt', 'guestId'])
    .where('propertyId', '=', propertyId)
    .where('id', 'not in', ids)
    .where((row) =>
      row.or([
        row('id', 'in', row.selectFrom('conversationJoin').select('conversationId').where('withId', 'in', ids)),
        row('id', 'in', row.selectFrom('conversationJoin').select('withId').where('conversationId', 'in', ids)),
      ]),
    )
    .orderBy('id')
    .execute();
}
