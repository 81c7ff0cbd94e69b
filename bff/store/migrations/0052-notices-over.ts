import type { Migration } from 'kysely/migration';

/**
 * A notice that is over is kept with its time, because an older one may arrive late. ../schema/channels.ts describes
 * the columns.
 */
export const noticesOver: Migration = {
  async up(db) {
    await db.schema.alterTable('channelNotice').addColumn('overAt', 'text').execute();
  },
};
