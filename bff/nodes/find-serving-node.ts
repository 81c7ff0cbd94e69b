import { listNodes } from '../store/nodes/nodes.ts';
import type { Db } from '../store/schema/schema.ts';
import { NODE_PACE } from './membership.ts';

/** How many beats to watch a row that may belong to a dead node. */
const WATCHED_BEATS = 3;

/**
 * Name of a live node, for commands that need the store alone; null if there is none. If there are rows, it takes some seconds to
 * see whether they change.
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

/** An empty or old database has no nodes. */
async function hasNodes(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'node');
}
