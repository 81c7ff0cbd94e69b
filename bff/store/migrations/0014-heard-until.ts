import type { Migration } from 'kysely/migration';

/** Up to when a platform that calls only once was asked what guests wrote. Null: it was not asked yet. */
export const heardUntil: Migration = {
  async up(db) {
    await db.schema.alterTable('channelConnection').addColumn('heardUntil', 'text').execute();
  },
};
