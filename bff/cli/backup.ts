import { statSync } from 'node:fs';
import { Command } from 'commander';
import { settingsOrExit } from './settings.ts';

/** `backup FILE`: copies the store while the server runs. */
export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Copy the whole store to a file while the server runs; keep the master key with it, or sealed data stays sealed',
    )
    .argument('<file>', 'the file to write; it must not exist yet')
    .option('--json', 'print { "file", "bytes" }')
    .action(async (file: string, options: { json?: true }) => {
      const { backUpTo } = await import('../store/backup.ts');
      const { databasePath, openDatabase } = await import('../store/database.ts');
      const db = openDatabase(databasePath(settingsOrExit().dataDir));
      try {
        await backUpTo(db, file);
        const bytes = statSync(file).size;
        console.log(options.json ? JSON.stringify({ file, bytes }) : `${file}: ${bytes} bytes.`);
      } catch (error) {
        console.error(error instanceof Error ? error.message : 'The copy failed.');
        process.exitCode = 1;
      } finally {
        await db.destroy();
      }
    });
}
