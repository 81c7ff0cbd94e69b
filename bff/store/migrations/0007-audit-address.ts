import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The caller's address of audit entries, and an index by account. */
export const auditAddress: Migration = {
  async up(db) {
    await db.schema.alterTable('audit').addColumn('address', 'text').execute();
    await sql.raw(`create index "audit_account" on "audit" ("accountId", "number")`).execute(db);
  },
};
