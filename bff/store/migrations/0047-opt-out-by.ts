import type { Migration } from 'kysely/migration';

/** Who holds messages back from a guest who wants none: the platform, which then tells them of it itself, or this server. */
export const optOutBy: Migration = {
  async up(db) {
    await db.schema.alterTable('channelContact').addColumn('optOutBy', 'text').execute();
  },
};
