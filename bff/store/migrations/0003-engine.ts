import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Columns and tables for the engine. ../schema/schema.ts and ../schema/engine.ts describe the columns. */
export const engine: Migration = {
  async up(db) {
    for (const [table, column, type] of ADDED) {
      await db.schema
        .alterTable(table)
        .addColumn(column, typeof type === 'number' ? 'integer' : 'text', (added) =>
          type === 'nullable' ? added : added.notNull().defaultTo(type),
        )
        .execute();
    }
    await makeTables(db, TABLES, INDEXES);
  },
};

/** New columns of existing tables: 'nullable' text, or the default, a text or number. */
const ADDED: [table: string, column: string, type: string | number][] = [
  ['draft', 'awaits', 'nullable'],
  ['conversation', 'sessionLevel', 0],
  ['conversation', 'sessionUsed', 0],
  ['activation', 'languageModel', 1],
];

const TABLES: Tables = {
  accessAttempt: {
    key: ['messageId'],
    columns: ['messageId', 'propertyId>property', 'conversationId>conversation', 'outcome', 'at'],
  },
};

const INDEXES: Indexes = [['access_attempt_at', 'accessAttempt', ['at']]];
