import { join } from 'node:path';
import type { Clock } from '../../bff/base/clock.ts';
import { createBackups } from '../../bff/operation/backups.ts';
import { createReadiness } from '../../bff/operation/readiness.ts';
import type { Writer } from '../../bff/store/writer.ts';

/** Copies and readiness over a test's folder. `freeBytes` is how much room its disk claims to have. */
export function createOperation({
  dataDir,
  writer,
  clock,
  masterKey,
  freeBytes,
}: {
  dataDir: string;
  writer: Writer;
  clock: Clock;
  masterKey: Buffer;
  freeBytes?: ((folder: string) => number) | undefined;
}) {
  return {
    backups: createBackups({
      store: join(dataDir, 'test.db'),
      folder: join(dataDir, 'backups'),
      keep: 7,
      recipients: [],
      keys: { current: masterKey, retired: [] },
      clock,
    }),
    readiness: createReadiness({ writer, dataDir, clock, ...(freeBytes && { freeBytes }) }),
  };
}
