import type { LinkPurpose } from '../../../shared/domain/conversation.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

/** What a link is looked up by; one of another property or for another purpose is none. */
export type LinkKey = Pick<Row<'conversationLink'>, 'propertyId' | 'tokenHash'> & { purpose: LinkPurpose };

/** Keeps a link in the place of the conversation's earlier one of this purpose, which opens nothing any more. */
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

/** The conversation a link leads to, without using it; undefined where it was used, is too old or was never made. */
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

/** Uses a link: gives the conversation it leads to, this once. */
export async function takeLink(trx: Trx, key: LinkKey, now: string): Promise<string | undefined> {
  const conversationId = await findLink(trx, key, now);
  if (conversationId !== undefined)
    await trx.deleteFrom('conversationLink').where('tokenHash', '=', key.tokenHash).execute();
  return conversationId;
}

/** The guest of one conversation went on in another. */
export async function saveJoin(trx: Trx, join: Row<'conversationJoin'>): Promise<void> {
  await trx
    .insertInto('conversationJoin')
    .values(join)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The conversations that the guests of these went on in or came from, without these themselves. */
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
