import type { Migration } from 'kysely/migration';

/** Up to when guests' messages were fetched from a platform that calls only once. Null: never fetched. */
export const heardUntil: Migration = {
  async up(db) {
    await db.schema.alterTable('channelConnection').addColumn('heardUntil', 'text').execute();
  },
};
