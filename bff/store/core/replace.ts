import { sql } from 'kysely';
import { checkPostgres, openPostgres } from '../postgres/database.ts';
import type { Db } from '../schema/schema.ts';
import { openReadOnly } from '../sqlite/database.ts';
import { compareRows } from './compare-rows.ts';
import { insertRows, linkRows, readBatches } from './copy-rows.ts';
import { currentSchema, migrate } from './migrate.ts';
import { listTables, type TableShape } from './tables.ts';

/**
 * Puts the rows of a SQLite store in the place of those in PostgreSQL. They are written and compared in a schema of their own, which
 * then changes names with the one that is there, all at once: until then nothing changed. Gives the name under which what was
 * there is kept. No server may work on the store meanwhile.
 */
export async function replaceStore(url: string, file: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '');
  const [made, aside] = [`restored_${stamp}`, `before_restore_${stamp}`];
  const from = openReadOnly(file);
  const plain = openPostgres(url);
  const to = openPostgres(url, { schema: made });
  try {
    await checkPostgres(plain);
    await sql`create schema ${sql.id(made)}`.execute(plain);
    await migrate(to);
    await copyAll(from, to, await listTables(from));
    const present = await currentSchema(plain);
    await plain.transaction().execute(async (trx) => {
      await sql`alter schema ${sql.id(present)} rename to ${sql.id(aside)}`.execute(trx);
      await sql`alter schema ${sql.id(made)} rename to ${sql.id(present)}`.execute(trx);
    });
    return aside;
  } catch (error) {
    await sql`drop schema if exists ${sql.id(made)} cascade`.execute(plain).catch(() => undefined); // the fault says more
    throw error;
  } finally {
    await to.destroy();
    await plain.destroy();
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
