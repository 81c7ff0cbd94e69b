import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { endsInWords, openOwnStore } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `backup FILE`: copies the store while the server runs. */
export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Copy the whole store to a file while the server runs, sealed to the master key: keep that apart from it',
    )
    .argument('<file>', 'the file to write; it must not exist yet')
    .option('--plain', 'do not seal it: whoever has the file reads every conversation')
    .option('--json', 'print { "file", "bytes" }')
    .action(async (file: string, { plain = false, json = false }: { plain?: boolean; json?: boolean }) => {
      const config = settingsOrExit();
      const { copyStore } = await import('../../operation/copy-store.ts');
      const { toSeal } = await import('../../operation/sealing.ts');
      const { findPlace } = await import('../../store/core/place.ts');
      await endsInWords(async () => {
        const target = resolve(file);
        const job = { store: findPlace(config), dataDir: config.dataDir, target };
        const store = await openOwnStore(config);
        await store.close();
        await copyStore({ ...job, seal: plain ? null : await toSeal(store.keys, config.backup.recipients) });
        const { size: bytes } = statSync(target);
        console.log(
          json ? JSON.stringify({ file, bytes }) : `${file}: ${bytes} bytes, ${plain ? 'not sealed' : 'sealed'}.`,
        );
      });
    });
}
