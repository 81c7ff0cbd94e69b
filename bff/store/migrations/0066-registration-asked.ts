import type { Migration } from 'kysely/migration';

/** When a colleague asked a guest for the registration. */
export const registrationAsked: Migration = {
  async up(db) {
    await db.schema.alterTable('registration').addColumn('askedAt', 'text').execute();
  },
};
