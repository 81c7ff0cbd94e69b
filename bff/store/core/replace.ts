import { sql } from 'kysely';
import { checkPostgres, openPostgres } from '../postgres/database.ts';
import type { Db } from '../schema/schema.ts';
import { openReadOnly } from '../sqlite/database.ts';
import { compareRows } from './compare-rows.ts';
import { insertRows, linkRows, readBatches } from './copy-rows.ts';
import { currentSchema, migrate } from './migrate.ts';
import { listTables, type TableShape } from './tables.ts';

/**
 * Replaces the data in PostgreSQL by the rows of a SQLite store. The rows are written and compared in a new schema;
 * then both schemas are renamed in one transaction, and nothing changes before. Returns the name under which the old
 * data is kept. No server may use the store meanwhile.
 */
export async function replaceStore(url: string, file: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '');
  const [newSchema, oldDataSchema] = [`restored_${stamp}`, `before_restore_${stamp}`];
  const from = openReadOnly(file);
  const currentDb = openPostgres(url);
  const to = openPostgres(url, { schema: newSchema });
  try {
    await checkPostgres(currentDb);
    await sql`create schema ${sql.id(newSchema)}`.execute(currentDb);
    await migrate(to);
    await copyAll(from, to, await listTables(from));
    const presentSchema = await currentSchema(currentDb);
    await currentDb.transaction().execute(async (trx) => {
      await sql`alter schema ${sql.id(presentSchema)} rename to ${sql.id(oldDataSchema)}`.execute(trx);
      await sql`alter schema ${sql.id(newSchema)} rename to ${sql.id(presentSchema)}`.execute(trx);
    });
    return oldDataSchema;
  } catch (error) {
    // the first error says more
    await sql`drop schema if exists ${sql.id(newSchema)} cascade`.execute(currentDb).catch(() => undefined);
    throw error;
  } finally {
    await to.destroy();
    await currentDb.destroy();
    await from.destroy();
  }
}

async function copyAll(from: Db, to: Db, tables: readonly TableShape[]): Promise<void> {
  for (const table of tables) {
    for await (const { rows } of readBatches(from, table))
      await to.transaction().execute((trx) => insertRows(trx, table, rows));
    if (table.selves.length > 0)
      for await (const { rows } of readBatches(from, table))
        await to.transaction().execute((trx) => linkRows(trx, table, rows));
  }
  for (const table of tables) await compareRows(from, to, table);
}
