import type { Migration } from 'kysely/migration';

/** What a message shows below its words. */
export const cards: Migration = {
  async up(db) {
    await db.schema.alterTable('message').addColumn('card', 'text').execute();
  },
};
