import type { Migration } from 'kysely/migration';

/** The card shown below a message's text. */
export const cards: Migration = {
  async up(db) {
    await db.schema.alterTable('message').addColumn('card', 'text').execute();
  },
};
