import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which stays a night's price holds for; prices read before say it with the next pull. Room types that a channel manager told without
 * a name have none, where they had their code for one.
 */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema.alterTable('rate').addColumn('limits', 'text').execute();
    await sql`update "channelManagerRoomType" set name = '' where name = code`.execute(db);
  },
};
