import type { Migration } from 'kysely/migration';

/** When a colleague asked a guest for what the house wants to know before they arrive. */
export const registrationAsked: Migration = {
  async up(db) {
    await db.schema.alterTable('registration').addColumn('askedAt', 'text').execute();
  },
};
