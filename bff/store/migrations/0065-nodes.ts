import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** Several processes on one store: living nodes, their claims and messages. */
export const nodes: Migration = {
  async up(db) {
    await makeTables(
      db,
      {
        node: { key: ['id'], columns: ['id', 'name', 'beat#', 'startedAt'] },
        nodeClaim: { key: ['work'], columns: ['work', 'nodeId'] },
        nodeMessage: { key: ['id'], columns: ['id#', 'nodeId', 'topic', 'body', 'at'] },
      },
      [],
    );
    await db.schema.alterTable('outbox').addColumn('claimedBy', 'text').execute();
  },
};
