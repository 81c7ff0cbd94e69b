import { Command } from 'commander';
import { startEngine } from '../start-engine.ts';
import { settingsOrExit } from './commands/settings.ts';

/** `serve`: runs the server until stopped. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Run the server')
    .option('--sample', 'load the sample hotel where the store is empty, and play PMSs it can be connected to')
    .action(async ({ sample = false }: { sample?: boolean }) => {
      const config = settingsOrExit();
      // The engine starts in another thread while this one loads the rest.
      const threads = await startEngine();
      const { runServer } = await import('./run-server.ts');
      await runServer(config, sample, threads);
    });
}
