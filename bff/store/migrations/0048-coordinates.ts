import type { Migration } from 'kysely/migration';

/** The property's coordinates. */
export const coordinates: Migration = {
  async up(db) {
    await db.schema
      .alterTable('property')
      .addColumn('coordinates', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
