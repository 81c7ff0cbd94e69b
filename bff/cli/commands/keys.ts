import { Command } from 'commander';
import type { KeyWork } from '../../operation/rotate-keys.ts';
import { endsInWords, openOwnStore, withDataLock } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `keys rotate`, `keys forget`: replaces the master key. The server must be stopped. */
export function keysCommand(): Command {
  const keys = new Command('keys').description('The master key, which seals and signs what this server keeps');
  keys
    .command('rotate')
    .description('Make a new master key and seal everything with it; the old one stays in the file as retired')
    .option('--json', 'print { "file", "retired" }')
    .action((options: { json?: true }) =>
      onOwnKeys('keys rotate', async (work) => {
        const { rotateMasterKey } = await import('../../operation/rotate-keys.ts');
        const { retired } = await rotateMasterKey(work);
        if (options.json) return console.log(JSON.stringify({ file: work.file, retired: retired.length }));
        console.log(`${work.file} holds a new master key. Copy the file to where you keep it, apart from backups.`);
        console.log(
          'The old one is still in it, for guests’ open pages (30 days) and older backups. keys forget drops it;',
        );
        console.log('do that at once where the old key may have been seen by others.');
      }),
    );
  keys
    .command('forget')
    .description(
      'Drop the retired keys: guests’ pages that were signed by them begin again, backups of their time need a copy',
    )
    .option('--json', 'print { "file", "forgotten" }')
    .action((options: { json?: true }) =>
      onOwnKeys('keys forget', async (work) => {
        const { forgetRetiredKeys } = await import('../../operation/rotate-keys.ts');
        const { forgotten } = await forgetRetiredKeys(work);
        console.log(
          options.json ? JSON.stringify({ file: work.file, forgotten }) : `Dropped from ${work.file}: ${forgotten}.`,
        );
      }),
    );
  return keys;
}

async function onOwnKeys(what: string, work: (given: KeyWork) => Promise<void>): Promise<void> {
  const config = settingsOrExit();
  await endsInWords(() =>
    withDataLock(config, what, async () => {
      const { db, writer, close } = await openOwnStore(config);
      await work({ db, writer, file: config.masterKeyFile, now: new Date() }).finally(close);
    }),
  );
}
