import { Command } from 'commander';
import { endsInWords, withDataLock } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `migrate`: brings the database up to date, after a backup. The server does the same when it starts. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database up to date, after a backup beside it (serve does this by itself)')
    .option('--json', 'print { "migrated": [...], "backup": path|null }')
    .action(async (options: { json?: true }) => {
      const config = settingsOrExit();
      const { backUpBeforeMigrating } = await import('../../store/sqlite/backup.ts');
      const { findPlace, openPlace } = await import('../../store/core/place.ts');
      const { migrate } = await import('../../store/core/migrate.ts');
      await endsInWords(() =>
        withDataLock(config.dataDir, 'migrate', async () => {
          const place = findPlace(config);
          const db = await openPlace(place);
          try {
            const backup = 'file' in place ? await backUpBeforeMigrating(db, config.dataDir) : null;
            const migrated = await migrate(db);
            if (options.json) console.log(JSON.stringify({ migrated, backup }));
            else if (migrated.length === 0) console.log('The database is up to date.');
            else console.log(`Migrated: ${migrated.join(', ')}.${backup === null ? '' : ` Backup: ${backup}`}`);
          } finally {
            await db.destroy();
          }
        }),
      );
    });
}
