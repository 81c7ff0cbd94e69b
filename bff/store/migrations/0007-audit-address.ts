import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From where something was done, and a way to look an account's entries up without reading those of others. */
export const auditAddress: Migration = {
  async up(db) {
    await db.schema.alterTable('audit').addColumn('address', 'text').execute();
    await sql.raw(`create index "audit_account" on "audit" ("accountId", "number")`).execute(db);
  },
};
