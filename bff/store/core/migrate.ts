import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { makeFunctions } from '../postgres/functions.ts';
import type { Db } from '../schema/schema.ts';
import { isPostgres } from './dialect.ts';

/**
 * Brings the tables up to date and returns the names of the migrations that ran. All run in one transaction, so a
 * killed process has changed nothing. Throws, with nothing changed, if a newer version has already changed the store,
 * because this one would misread it.
 */
export async function migrate(db: Db): Promise<string[]> {
  const newer = await findNewerMigration(db);
  if (newer !== null)
    throw new Error(
      `The store was changed by a newer version (${newer}): start that version again, or restore ${isPostgres(db) ? 'what pg_dump copied before' : 'the copy it made before, before-….db beside the database'}`,
    );
  if (isPostgres(db)) await db.transaction().execute(makeFunctions);
  // one database may hold several stores
  const schemaOptions = isPostgres(db) ? { migrationTableSchema: await currentSchema(db) } : {};
  // Migrations of parallel branches are numbered in parallel: a store may have run a later number before an earlier one
  // existed.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
    ...schemaOptions,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** The first migration on this store that this version does not know; null: none. */
async function findNewerMigration(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'kysely_migration'))) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.find(({ name }) => !(name in migrations))?.name ?? null;
}

/** The PostgreSQL schema that holds the tables. */
export async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (schema == null) throw new Error('PostgreSQL: the user of DATABASE_URL has no schema to make tables in');
  return schema;
}

/** Whether the store has a table of this name. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}
