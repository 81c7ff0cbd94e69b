import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import type { BackupKeys } from '../../operation/verify-backup.ts';
import { endsInWords, withDataLock } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

interface KeyOptions {
  key: string[];
  identity: string[];
  json?: true;
}

/** `restore FILE`: replaces the store by a backup. */
export function restoreCommand(): Command {
  return withKeys(
    new Command('restore')
      .description('Put a backup in the store’s place, with the server stopped; what was there is kept beside it')
      .argument('<file>', 'the backup'),
  )
    .option(
      '--json',
      'print { "conversations", "messages", "lastEntryAt", "replaced", "replacedFiles", "erasedAgain" }',
    )
    .action(async (file: string, options: KeyOptions) => {
      const config = settingsOrExit();
      const { restoreStore } = await import('../../operation/restore-store.ts');
      const { eraseAgain, rememberErasures } = await import('./erase-again.ts');
      await endsInWords(() =>
        withDataLock(config, 'restore', async () => {
          const now = new Date();
          const erasures = await rememberErasures(config);
          let erasedAgain = 0;
          const restored = await restoreStore(
            { ...config, backup: resolve(file), keys: readKeys(options), now },
            async (store) => {
              erasedAgain = await eraseAgain(store, erasures, now);
            },
          );
          if (options.json) return console.log(JSON.stringify({ ...restored, erasedAgain }));
          const { conversations, messages, lastEntryAt, replaced, replacedFiles } = restored;
          console.log(
            `Restored: ${conversations} conversations with ${messages} messages, up to ${lastEntryAt ?? 'its beginning'}.`,
          );
          if (erasedAgain > 0) console.log(`Erased again, as guests had asked since: ${erasedAgain}.`);
          if (replaced !== null) console.log(describeReplaced(replaced, config.databaseUrl !== null));
          if (replacedFiles !== null)
            console.log(`Files of guests that only it speaks of are kept in ${replacedFiles}; delete them with it.`);
          console.log(
            'Everybody signs in again. Keys and colleagues are those of the backup: take back what was taken back since.',
          );
        }),
      );
    });
}

function describeReplaced(name: string, isSchema: boolean): string {
  if (!isSchema) return `What was there is kept as ${name}; delete it when all is well.`;
  return `What was there is kept in the database as schema ${name}; when all is well: drop schema "${name}" cascade.`;
}

/** `verify FILE`: checks whether a backup could be restored. */
export function verifyCommand(): Command {
  return withKeys(
    new Command('verify')
      .description('Read a whole backup and say whether it could be restored; nothing is changed')
      .argument('<file>', 'the backup'),
  )
    .option('--json', 'print { "fault", "isSealed", "keyFits", "conversations", "messages", "lastEntryAt" }')
    .action(async (file: string, options: KeyOptions) => {
      const config = settingsOrExit();
      const { verifyBackup } = await import('../../operation/verify-backup.ts');
      await endsInWords(async () => {
        const { keyFiles, identities } = readKeys(options);
        const keys = { keyFiles: [config.masterKeyFile, ...keyFiles], identities };
        const verdict = await verifyBackup(resolve(file), config.dataDir, keys);
        if (verdict.fault !== null || !verdict.keyFits) process.exitCode = 1;
        if (options.json) return console.log(JSON.stringify(verdict));
        const { fault, keyFits, isSealed, conversations, messages, lastEntryAt } = verdict;
        if (fault !== null) return console.error(`${file} is not whole: ${fault}`);
        console.log(
          `${file} is whole${isSealed ? ' and sealed' : ', and not sealed'}: ${conversations} conversations with ${messages} messages, up to ${lastEntryAt ?? 'its beginning'}.`,
        );
        if (!keyFits) console.error('The master key it belongs to is not here: name it with --key FILE.');
      });
    });
}

function withKeys(command: Command): Command {
  const collect = (file: string, before: string[]) => [...before, file];
  return command
    .option('--key <file>', 'a master key of its time, beside the server’s own', collect, [])
    .option('--identity <file>', 'an age identity that it was sealed to', collect, []);
}

function readKeys({ key, identity }: KeyOptions): BackupKeys {
  for (const file of [...key, ...identity]) if (!existsSync(file)) throw new Error(`${file} is not there`);
  const identities = identity.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('AGE-SECRET-KEY-')),
  );
  return { keyFiles: key, identities };
}
