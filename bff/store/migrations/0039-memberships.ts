import type { Migration } from 'kysely/migration';

/** The properties at which a user works, with a role at each. Existing users work at all of the account. */
export const memberships: Migration = {
  async up(db) {
    await db.schema.alterTable('user').addColumn('properties', 'text').execute();
  },
};
