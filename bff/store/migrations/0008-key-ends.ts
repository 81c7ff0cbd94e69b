import type { Migration } from 'kysely/migration';

/** A key may end by itself, and it is known which ones nobody uses. Keys from before have no end and count as never used. */
export const keyEnds: Migration = {
  async up(db) {
    await db.schema.alterTable('apiKey').addColumn('expiresAt', 'text').execute();
    await db.schema.alterTable('apiKey').addColumn('lastUsedAt', 'text').execute();
  },
};
