import type { Migration } from 'kysely/migration';

/** Which stays a night's price holds for. Prices read before say it with the next pull. */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema.alterTable('rate').addColumn('limits', 'text').execute();
  },
};
