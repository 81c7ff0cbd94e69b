import type { Migration } from 'kysely/migration';

/** API keys may expire, and record their last use. Existing keys have no end and count as never used. */
export const keyEnds: Migration = {
  async up(db) {
    await db.schema.alterTable('apiKey').addColumn('expiresAt', 'text').execute();
    await db.schema.alterTable('apiKey').addColumn('lastUsedAt', 'text').execute();
  },
};
