import type { Migration } from 'kysely/migration';
import { makeTables } from './make-tables.ts';

/** The used part of each vendor's request budget, because vendors go on counting while the server restarts. */
export const pmsBudgets: Migration = {
  up: (db) => makeTables(db, { pmsBudget: { key: ['key'], columns: ['key', 'begun', 'restUntil#', 'savedAt#'] } }, []),
};
