import { Command } from 'commander';
import { endsInWords, withDataLock } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

interface MigrateOptions {
  from?: string;
  to?: string;
  json?: true;
}

/**
 * `migrate`: updates the database schema after a backup, as the server does on start. With `--from` and `--to` it moves a store
 * from SQLite to PostgreSQL.
 */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description(
      'Bring the database up to date, after a backup beside it (serve does this by itself); or move it to PostgreSQL',
    )
    .option('--from <file>', 'the SQLite file of a store whose server is stopped: its rows go to --to')
    .option('--to <url>', 'an empty database of PostgreSQL: postgres://user:password@host:5432/database')
    .option('--json', 'print { "migrated": [...], "backup": path|null }, or { "from", "tables", "rows" }')
    .action(async ({ from, to, json }: MigrateOptions, command: Command) => {
      if ((from === undefined) !== (to === undefined)) command.error('--from and --to go together', { exitCode: 2 });
      if (from === undefined || to === undefined) return bringUpToDate(json === true);
      const { move } = await import('./move.ts');
      await endsInWords(() => move({ from, to, json: json === true }));
    });
}

async function bringUpToDate(json: boolean): Promise<void> {
  const config = settingsOrExit();
  const { backUpBeforeMigrating } = await import('../../store/sqlite/backup.ts');
  const { findPlace, openPlace } = await import('../../store/core/place.ts');
  const { migrate } = await import('../../store/core/migrate.ts');
  await endsInWords(() =>
    withDataLock(config, 'migrate', async () => {
      const place = findPlace(config);
      const db = await openPlace(place);
      try {
        const backup = 'file' in place ? await backUpBeforeMigrating(db, config.dataDir) : null;
        const migrated = await migrate(db);
        if (json) console.log(JSON.stringify({ migrated, backup }));
        else if (migrated.length === 0) console.log('The database is up to date.');
        else console.log(`Migrated: ${migrated.join(', ')}.${backup === null ? '' : ` Backup: ${backup}`}`);
      } finally {
        await db.destroy();
      }
    }),
  );
}
