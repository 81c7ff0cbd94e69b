import { newId } from '../../base/ids.ts';
import { TRANSLATION_PURPOSES } from '../house/translations.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

/** The purposes of calls that belong to another call: by the second, small model, and for reading a message. */
export const CHECK_PURPOSE = 'check';
export const READ_PURPOSE = 'read';

export type ModelUsageRow = Row<'modelUsage'>;

/** Tokens and money that the language model used, added up. `costMicros`: millionths of the prices' currency. */
export interface ModelSpending {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
}

/** Stores what one call of the language model used, whatever its outcome. */
export async function insertModelUsage(trx: Trx, usage: Omit<ModelUsageRow, 'id'>): Promise<void> {
  await trx
    .insertInto('modelUsage')
    .values({ id: newId('event'), ...usage })
    .execute();
}

/** The usage by a property's guests since an instant. */
export async function sumModelUsage(db: Db | Trx, propertyId: string, since: string): Promise<ModelSpending> {
  return sumOf(db, [propertyId], since);
}

/** The usage by all properties of an account since an instant. */
export async function sumAccountModelUsage(db: Db | Trx, accountId: string, since: string): Promise<ModelSpending> {
  const rows = await db.selectFrom('property').select('id').where('accountId', '=', accountId).execute();
  return sumOf(
    db,
    rows.map(({ id }) => id),
    since,
  );
}

/** How often the model was asked for an answer since an instant, in a conversation or in any of the same guest. */
export async function countModelCalls(
  db: Db | Trx,
  propertyId: string,
  { conversationId, guestId }: { conversationId: string; guestId: string | null },
  since: string,
): Promise<number> {
  const { calls } = await db
    .selectFrom('modelUsage')
    .select((select) => select.fn.countAll<number>().as('calls'))
    .where('propertyId', '=', propertyId)
    .where((where) => {
      const isThisOne = where('conversationId', '=', conversationId);
      if (guestId === null) return isThisOne;
      const guestConversations = where.selectFrom('conversation').select('id').where('guestId', '=', guestId);
      return where.or([isThisOne, where('conversationId', 'in', guestConversations)]);
    })
    .where('purpose', 'not in', [...TRANSLATION_PURPOSES, CHECK_PURPOSE, READ_PURPOSE])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return calls;
}

async function sumOf(db: Db | Trx, propertyIds: string[], since: string): Promise<ModelSpending> {
  if (propertyIds.length === 0) return { calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
  return db
    .selectFrom('modelUsage')
    .select((select) => [
      select.fn.countAll<number>().as('calls'),
      select.fn.coalesce(select.fn.sum<number>('inputTokens'), select.lit(0)).as('inputTokens'),
      select.fn.coalesce(select.fn.sum<number>('outputTokens'), select.lit(0)).as('outputTokens'),
      select.fn.coalesce(select.fn.sum<number>('costMicros'), select.lit(0)).as('costMicros'),
    ])
    .where('propertyId', 'in', propertyIds)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
}
