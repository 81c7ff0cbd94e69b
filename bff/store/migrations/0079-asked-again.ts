import type { Migration } from 'kysely/migration';

/** When a guest last came back to a task that is not done yet. */
export const askedAgain: Migration = {
  async up(db) {
    await db.schema.alterTable('task').addColumn('askedAgainAt', 'text').execute();
  },
};
