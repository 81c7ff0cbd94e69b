import type { Db, Row, Trx } from '../schema/schema.ts';

export type NodeRow = Row<'node'>;

/** Counts a node on; one that is not in the table (it is new, or was taken for dead) is put there. */
export async function beatNode(trx: Trx, row: NodeRow): Promise<void> {
  await trx
    .insertInto('node')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat: row.beat }))
    .execute();
}

/** Takes a node out that has not counted on since, with all it had claimed. False where it has. */
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

/** Takes a node out that stops, with all it had claimed. */
export async function removeNode(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('node').where('id', '=', id).execute();
  await trx.deleteFrom('nodeClaim').where('nodeId', '=', id).execute();
}

export async function listNodes(db: Db | Trx): Promise<NodeRow[]> {
  return db.selectFrom('node').selectAll().orderBy('id').execute();
}

/** Whose work it is, of the nodes that are alive. */
export async function listClaims(db: Db | Trx): Promise<Row<'nodeClaim'>[]> {
  return db
    .selectFrom('nodeClaim')
    .innerJoin('node', 'node.id', 'nodeClaim.nodeId')
    .select(['nodeClaim.work', 'nodeClaim.nodeId'])
    .execute();
}

/** Takes work for a node where nobody alive has it, and gives whose it is now. */
export async function claimWork(trx: Trx, work: string, nodeId: string): Promise<string> {
  const claimed = await trx
    .selectFrom('nodeClaim')
    .innerJoin('node', 'node.id', 'nodeClaim.nodeId')
    .select('nodeClaim.nodeId')
    .where('nodeClaim.work', '=', work)
    .executeTakeFirst();
  if (claimed !== undefined) return claimed.nodeId;
  await trx
    .insertInto('nodeClaim')
    .values({ work, nodeId })
    .onConflict((conflict) => conflict.column('work').doUpdateSet({ nodeId }))
    .execute();
  return nodeId;
}
