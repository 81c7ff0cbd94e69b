import type { Migration } from 'kysely/migration';

/** The total price of a stay, if the PMS tells it. */
export const stayTotals: Migration = {
  async up(db) {
    await db.schema.alterTable('reservation').addColumn('total', 'text').execute();
  },
};
