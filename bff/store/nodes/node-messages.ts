import type { Db, Row, Trx } from '../schema/schema.ts';

/** The most rows per statement, below the limit of every store. */
export const AT_ONCE_MAX = 500;

export type NodeMessage = Row<'nodeMessage'>;

/** Appends a node's messages to the others, in the given order, and deletes messages older than `before`. */
export async function appendNodeMessages(
  trx: Trx,
  messages: readonly Omit<NodeMessage, 'id'>[],
  before: string,
): Promise<void> {
  const newest = await findNewestNodeMessage(trx);
  await trx
    .insertInto('nodeMessage')
    .values(messages.map((message, index) => ({ ...message, id: newest + 1 + index })))
    .execute();
  // Deleted after the insert, because the next number is the greatest one plus one.
  await trx.deleteFrom('nodeMessage').where('at', '<', before).execute();
}

/** Messages after a number, in order. */
export async function readNodeMessages(db: Db, after: number, limit: number): Promise<NodeMessage[]> {
  return db.selectFrom('nodeMessage').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** The greatest number; 0 if there is no message. */
export async function findNewestNodeMessage(db: Db | Trx): Promise<number> {
  const row = await db
    .selectFrom('nodeMessage')
    .select((select) => select.fn.max('id').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? 0;
}
