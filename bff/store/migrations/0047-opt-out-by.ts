import type { Migration } from 'kysely/migration';

/** Who stops messages to a guest who opted out: the platform, which then confirms it to the guest, or this server. */
export const optOutBy: Migration = {
  async up(db) {
    await db.schema.alterTable('channelContact').addColumn('optOutBy', 'text').execute();
  },
};
