import type { Migration } from 'kysely/migration';

/** At which properties a colleague works, and as what. Those from before work all over their account. */
export const memberships: Migration = {
  async up(db) {
    await db.schema.alterTable('user').addColumn('properties', 'text').execute();
  },
};
