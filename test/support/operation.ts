import { join } from 'node:path';
import type { Clock } from '../../bff/base/clock.ts';
import { soleNode } from '../../bff/nodes/sole-node.ts';
import { createBackups } from '../../bff/operation/backups.ts';
import { createMetrics } from '../../bff/operation/metrics.ts';
import { createReadiness } from '../../bff/operation/readiness.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';
import { placeOf } from './fresh-store.ts';

/** Backups, readiness and metrics on a test's folder. `freeBytes` returns the free space that its disk reports. */
export async function createOperation({
  db,
  dataDir,
  writer,
  clock,
  masterKey,
  freeBytes,
}: {
  db: Db;
  dataDir: string;
  writer: Writer;
  clock: Clock;
  masterKey: Buffer;
  freeBytes?: ((folder: string) => number) | undefined;
}) {
  const { place: store } = await placeOf(join(dataDir, 'test.db'));
  const operation = {
    backups: createBackups({
      store,
      dataDir,
      folder: join(dataDir, 'backups'),
      keep: 7,
      recipients: [],
      keys: { current: masterKey, retired: [] },
      away: null,
      clock,
    }),
    readiness: createReadiness({ writer, dataDir, clock, ...(freeBytes && { freeBytes }) }),
  };
  const sockets = () => ({ guest: 0, desk: 0 });
  return {
    ...operation,
    metrics: createMetrics({ ...operation, db, clock, store, dataDir, sockets, nodes: soleNode }),
  };
}
