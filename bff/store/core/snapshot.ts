import { openPostgres } from '../postgres/database.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { openDatabase } from '../sqlite/database.ts';
import { insertRows, linkRows, readBatches } from './copy-rows.ts';
import { migrate } from './migrate.ts';
import { listTables } from './tables.ts';

/** Copies a consistent state of a PostgreSQL store to a new SQLite file, for backups. */
export async function copyToFile(url: string, file: string): Promise<void> {
  const to = openDatabase(file);
  const from = openPostgres(url, { readOnly: true });
  try {
    await migrate(to);
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => copyTables(snapshot, to));
  } finally {
    await from.destroy();
    await to.destroy();
  }
}

async function copyTables(from: Trx, to: Db): Promise<void> {
  for (const table of await listTables(to)) {
    for await (const { rows } of readBatches(from, table))
      await to.transaction().execute((trx) => insertRows(trx, table, rows));
    if (table.selves.length === 0) continue;
    for await (const { rows } of readBatches(from, table))
      await to.transaction().execute((trx) => linkRows(trx, table, rows));
  }
}
