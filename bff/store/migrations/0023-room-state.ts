import type { Migration } from 'kysely/migration';

/** What staff say of a room themselves, until the PMS says something new of it. */
export const roomState: Migration = {
  async up(db) {
    await db.schema.alterTable('room').addColumn('byHand', 'text').execute();
    await db.schema.createIndex('reservation_leaves').on('reservation').columns(['propertyId', 'checkOut']).execute();
  },
};
