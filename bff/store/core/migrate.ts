import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { makeFunctions } from '../postgres/functions.ts';
import type { Db } from '../schema/schema.ts';
import { isPostgres } from './dialect.ts';

/**
 * Brings the tables up to date and returns the names of the migrations that ran, all in one transaction: one that is
 * killed has changed nothing. Throws, with nothing changed, where a newer version has changed the store already: an older one would
 * misread it.
 */
export async function migrate(db: Db): Promise<string[]> {
  const newer = await findNewerMigration(db);
  if (newer !== null)
    throw new Error(
      `The store was changed by a newer version (${newer}): start that version again, or restore ${isPostgres(db) ? 'what pg_dump copied before' : 'the copy it made before, before-….db beside the database'}`,
    );
  if (isPostgres(db)) await db.transaction().execute(makeFunctions);
  const own = isPostgres(db) ? { migrationTableSchema: await currentSchema(db) } : {}; // of several stores in one database
  // What was made side by side is numbered side by side: a store may have run a later number before an earlier one came.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
    ...own,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** The first migration that ran on this store and is not known here; null: there is none. */
async function findNewerMigration(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'kysely_migration'))) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.find(({ name }) => !(name in migrations))?.name ?? null;
}

/** The schema of PostgreSQL that the tables are in. */
export async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (schema == null) throw new Error('PostgreSQL: the user of DATABASE_URL has no schema to make tables in');
  return schema;
}

/** Is there a table of this name in the store? */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}
