import type { Migration } from 'kysely/migration';

/** Where the house is on a map. */
export const coordinates: Migration = {
  async up(db) {
    await db.schema
      .alterTable('property')
      .addColumn('coordinates', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
