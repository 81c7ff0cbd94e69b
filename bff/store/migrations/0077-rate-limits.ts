import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the limits of a night's price: which stays it applies to. Existing prices get theirs with the next pull. Until then,
 * offers of vendors whose offers need a code are quoted to no guest. Room types that a channel manager sent without a name lose
 * the code that was stored as their name.
 */
export const rateLimits: Migration = {
  async up(db) {
    await db.schema.alterTable('rate').addColumn('limits', 'text').execute();
    for (const connection of ['pmsConnection', 'channelManagerConnection'])
      await sql`update rate set limits = '{"withCode":true}' where offer = 1 and exists (
        select 1 from ${sql.table(connection)} as seller
        where seller."propertyId" = rate."propertyId" and seller.provider in ('cloudbeds', 'apaleo', 'mews')
          and ${connection === 'pmsConnection' ? sql`seller.source = rate.source` : sql`rate.source = 'channel_manager'`}
      )`.execute(db);
    await blankCodes(db);
  },
};

/** Texts with a blank and single words ("DOUBLE ROOM", "Suite") are names even if the code is the same; "DBL" and "4711" are not. */
const WORDS = /\S\s+\S|^(?:\p{Lu}\p{Ll}{3,}|\p{Lo}{2,})(?:['’/-][\p{L}\p{N}]+)*$/u;

async function blankCodes(db: Kysely<unknown>): Promise<void> {
  const types = await sql<{ propertyId: string; code: string }>`
    select "propertyId", code from "channelManagerRoomType" where name = code`.execute(db);
  for (const { propertyId, code } of types.rows)
    if (!WORDS.test(code))
      await sql`update "channelManagerRoomType" set name = ''
        where "propertyId" = ${propertyId} and code = ${code}`.execute(db);
}
