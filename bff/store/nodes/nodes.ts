import type { Db, Row, Trx } from '../schema/schema.ts';

export type NodeRow = Row<'node'>;

/** Stores a node's heartbeat. A node that is not in the table (new, or removed as dead) is inserted. */
export async function beatNode(trx: Trx, row: NodeRow): Promise<void> {
  await trx
    .insertInto('node')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat: row.beat }))
    .execute();
}

/** Removes a node whose heartbeat has not changed since, with all its claims. False if it has changed. */
export async function removeDeadNode(trx: Trx, { id, beat }: Pick<NodeRow, 'id' | 'beat'>): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('node')
    .where('id', '=', id)
    .where('beat', '=', beat)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.deleteFrom('nodeClaim').where('nodeId', '=', id).execute();
  return true;
}

/** Removes a node that is stopping, with all its claims. */
export async function removeNode(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('node').where('id', '=', id).execute();
  await trx.deleteFrom('nodeClaim').where('nodeId', '=', id).execute();
}

export async function listNodes(db: Db | Trx): Promise<NodeRow[]> {
  return db.selectFrom('node').selectAll().orderBy('id').execute();
}

/** Which living node has claimed which work. */
export async function listClaims(db: Db | Trx): Promise<Row<'nodeClaim'>[]> {
  return db
    .selectFrom('nodeClaim')
    .innerJoin('node', 'node.id', 'nodeClaim.nodeId')
    .select(['nodeClaim.work', 'nodeClaim.nodeId'])
    .execute();
}

/** Claims work for a node unless a living node has it, and returns the id of the node that has it now. */
export async function claimWork(trx: Trx, work: string, nodeId: string): Promise<string> {
  const claim = await trx
    .selectFrom('nodeClaim')
    .innerJoin('node', 'node.id', 'nodeClaim.nodeId')
    .select('nodeClaim.nodeId')
    .where('nodeClaim.work', '=', work)
    .executeTakeFirst();
  if (claim !== undefined) return claim.nodeId;
  await trx
    .insertInto('nodeClaim')
    .values({ work, nodeId })
    .onConflict((conflict) => conflict.column('work').doUpdateSet({ nodeId }))
    .execute();
  return nodeId;
}
