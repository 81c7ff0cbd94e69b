import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** What was spent of each vendor's budget: the vendor goes on counting while the server starts anew. */
export const pmsBudgets: Migration = {
  up: (db) => makeTables(db, { pmsBudget: { key: ['key'], columns: ['key', 'begun', 'restUntil#', 'savedAt#'] } }, []),
};
