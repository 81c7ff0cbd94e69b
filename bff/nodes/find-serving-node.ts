import { listNodes } from '../store/nodes/nodes.ts';
import type { Db } from '../store/schema/schema.ts';
import { NODE_PACE } from './membership.ts';

/** So many beats long a row is watched that may be a dead node's. */
const WATCHED_BEATS = 3;

/**
 * The name of a node that lives, for who must be alone with the store; null: there is none. Takes some seconds where rows of nodes are
 * there: a dead one's stands still.
 */
export async function findServingNode(db: Db, { beatMs }: { beatMs: number } = NODE_PACE): Promise<string | null> {
  if (!(await hasNodes(db))) return null;
  const before = await listNodes(db);
  for (let beats = 0; beats < WATCHED_BEATS && before.length > 0; beats++) {
    await new Promise((resolve) => setTimeout(resolve, beatMs));
    const moved = (await listNodes(db)).find(({ id, beat }) =>
      before.every((row) => row.id !== id || row.beat !== beat),
    );
    if (moved !== undefined) return moved.name;
  }
  return null;
}

/** A database that is empty, or an older version's, knows no nodes. */
async function hasNodes(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'node');
}
