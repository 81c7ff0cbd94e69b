import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { MoveProgress } from '../../store/core/move.ts';
import { withDataLock } from '../own-store.ts';

/** `migrate --from FILE --to URL`: moves a store from SQLite to PostgreSQL. */
export async function move({ from, to, json }: { from: string; to: string; json: boolean }): Promise<void> {
  const file = resolve(from);
  if (!existsSync(file)) throw new Error(`${file} is not there: name the SQLite file of the store`);
  if (!/^postgres(?:ql)?:$/.test(URL.parse(to)?.protocol ?? ''))
    throw new Error('--to is no address of PostgreSQL: postgres://user:password@host:5432/database');
  const { moveStore } = await import('../../store/core/move.ts');
  const { migrate } = await import('../../store/core/migrate.ts');
  const { showPlace } = await import('../../store/core/place.ts');
  const { backUpBeforeMigrating, checkStore } = await import('../../store/sqlite/backup.ts');
  const { openDatabase } = await import('../../store/sqlite/database.ts');
  await withDataLock({ dataDir: dirname(file), databaseUrl: null }, 'migrate', async () => {
    const db = openDatabase(file);
    try {
      const { fault } = await checkStore(db);
      if (fault !== null) throw new Error(`${file} cannot be moved: ${fault}`);
      await backUpBeforeMigrating(db, dirname(file));
      await migrate(db);
      const moved = await moveStore(db, to, showProgress);
      if (process.stderr.isTTY) process.stderr.write('\n');
      if (json) return console.log(JSON.stringify({ from: file, ...moved }));
      console.log(
        `Moved ${moved.rows} rows of ${moved.tables} tables to ${showPlace({ url: to })}, and compared each.`,
      );
      console.log(
        `Next: set DATABASE_URL to that address, keep DATA_DIR as it is (files and master key stay there), and start the server. Keep ${file} until all is well: the server does not read it any more.`,
      );
    } finally {
      await db.destroy();
    }
  });
}

/** Progress as one line that is overwritten, if the output is a terminal. */
function showProgress({ doing, table, done, total }: MoveProgress): void {
  if (!process.stderr.isTTY) return;
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  const action = doing === 'copy' ? 'Copying' : 'Comparing';
  process.stderr.write(`\r\u001b[K${action} ${String(percent).padStart(3)} % (${table})`);
}
