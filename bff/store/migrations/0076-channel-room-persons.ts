import type { Migration } from 'kysely/migration';

/** How many persons a channel manager's room types take. */
export const channelRoomPersons: Migration = {
  async up(db) {
    await db.schema.alterTable('channelManagerRoomType').addColumn('maxPersons', 'integer').execute();
  },
};
