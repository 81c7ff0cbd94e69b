import type { Migration } from 'kysely/migration';

/** What a stay comes to in all, where the PMS tells. */
export const stayTotals: Migration = {
  async up(db) {
    await db.schema.alterTable('reservation').addColumn('total', 'text').execute();
  },
};
