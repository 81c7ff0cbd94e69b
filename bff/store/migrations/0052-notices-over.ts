import type { Migration } from 'kysely/migration';

/** What is over is kept with its time: an older word of it may come late. Columns: ../schema/channels.ts. */
export const noticesOver: Migration = {
  async up(db) {
    await db.schema.alterTable('channelNotice').addColumn('overAt', 'text').execute();
  },
};
