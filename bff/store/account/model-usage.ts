import { newId } from '../../base/ids.ts';
import { TRANSLATION_PURPOSES } from '../house/translations.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

/** What calls are kept under that belong to another: of the second, small model, and readings of a message. */
export const CHECK_PURPOSE = 'check';
export const READ_PURPOSE = 'read';

export type ModelUsageRow = Row<'modelUsage'>;

/** Tokens and money that the language model took, added up. `costMicros`: millionths of the prices' currency. */
export interface ModelSpending {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
}

/** Keeps what one call of the language model took, whatever came of it. */
export async function insertModelUsage(trx: Trx, given: Omit<ModelUsageRow, 'id'>): Promise<void> {
  await trx
    .insertInto('modelUsage')
    .values({ id: newId('event'), ...given })
    .execute();
}

/** What a property's guests took of the model since an instant. */
export async function sumModelUsage(db: Db | Trx, propertyId: string, since: string): Promise<ModelSpending> {
  return sumOf(db, [propertyId], since);
}

/** What an account's properties took of the model since an instant. */
export async function sumAccountModelUsage(db: Db | Trx, accountId: string, since: string): Promise<ModelSpending> {
  const rows = await db.selectFrom('property').select('id').where('accountId', '=', accountId).execute();
  return sumOf(
    db,
    rows.map(({ id }) => id),
    since,
  );
}

/** How often the model was asked for an answer in a conversation, or in any of a known guest's, since an instant. */
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
      const own = where('conversationId', '=', conversationId);
      if (guestId === null) return own;
      const theirs = where.selectFrom('conversation').select('id').where('guestId', '=', guestId);
      return where.or([own, where('conversationId', 'in', theirs)]);
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
