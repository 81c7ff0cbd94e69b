import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { type RunningServer, type ServiceOptions, startServer } from '../../bff/compose.ts';

/** Starts the server as `serve` composes it, with the embedded engine, over a folder that outlives it. */
export function startComposed({
  dataDir,
  ...options
}: { dataDir: string } & Pick<ServiceOptions, 'clock' | 'wrapWriter'>): Promise<RunningServer> {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  return startServer({ config: read.config, log: createLog(read.config.logLevel), assetsDir: null, ...options });
}
