import type { Migration } from 'kysely/migration';

/** The state of a room that staff report, valid until the PMS's state changes. */
export const roomState: Migration = {
  async up(db) {
    await db.schema.alterTable('room').addColumn('byHand', 'text').execute();
    await db.schema.createIndex('reservation_leaves').on('reservation').columns(['propertyId', 'checkOut']).execute();
  },
};
