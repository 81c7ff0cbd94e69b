import type { Db, Row, Trx } from '../schema/schema.ts';

/** What is asked for or appended at once: fewer than any store takes in one statement. */
export const AT_ONCE_MAX = 500;

export type NodeMessage = Row<'nodeMessage'>;

/** Appends what a node tells the others, in the order given, and forgets what is older than `before`. */
export async function appendNodeMessages(
  trx: Trx,
  given: readonly Omit<NodeMessage, 'id'>[],
  before: string,
): Promise<void> {
  const newest = await findNewestNodeMessage(trx);
  await trx
    .insertInto('nodeMessage')
    .values(given.map((message, place) => ({ ...message, id: newest + 1 + place })))
    .execute();
  // After the new ones are there: the numbers go on from the greatest.
  await trx.deleteFrom('nodeMessage').where('at', '<', before).execute();
}

/** Messages after a number, in order. */
export async function readNodeMessages(db: Db, after: number, limit: number): Promise<NodeMessage[]> {
  return db.selectFrom('nodeMessage').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** The greatest number; 0: there is none. */
export async function findNewestNodeMessage(db: Db | Trx): Promise<number> {
  const row = await db
    .selectFrom('nodeMessage')
    .select((select) => select.fn.max('id').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? 0;
}
