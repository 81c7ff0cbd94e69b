import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the limits of a night's price: which stays it applies to. Existing prices get theirs with the next pull. Room types that a
 * channel manager sent without a name lose the code that was stored as their name.
 */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema.alterTable('rate').addColumn('limits', 'text').execute();
    await sql`update "channelManagerRoomType" set name = '' where name = code`.execute(db);
  },
};
