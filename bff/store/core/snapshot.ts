import { openPostgresReadOnly } from '../postgres/database.ts';
import { openDatabase } from '../sqlite/database.ts';
import { insertRows, keyOf, linkRows, readRows } from './copy-rows.ts';
import { migrate } from './migrate.ts';
import { listTables } from './tables.ts';

/** Writes one moment of a store in PostgreSQL to a new SQLite file: what a backup is made of, and what other stores are restored from. */
export async function copyToFile(url: string, file: string): Promise<void> {
  const to = openDatabase(file);
  const from = openPostgresReadOnly(url);
  try {
    await migrate(to);
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (moment) => {
        for (const table of await listTables(to)) {
          let after: unknown[] | null = null;
          for (;;) {
            const rows = await readRows(moment, table, after);
            const last = rows.at(-1);
            if (last === undefined) break;
            await to.transaction().execute((trx) => insertRows(trx, table, rows));
            after = keyOf(table, last);
          }
          if (table.selves.length > 0) {
            let behind: unknown[] | null = null;
            for (;;) {
              const rows = await readRows(moment, table, behind);
              const last = rows.at(-1);
              if (last === undefined) break;
              await to.transaction().execute((trx) => linkRows(trx, table, rows));
              behind = keyOf(table, last);
            }
          }
        }
      });
  } finally {
    await from.destroy();
    await to.destroy();
  }
}
