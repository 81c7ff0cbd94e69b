import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Nodes } from '../nodes/port.ts';
import type { PmsRegistry } from '../pms/registry.ts';
import type { PmsSource } from '../store/pms/source.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** The world the sync engine lives in. */
export interface SyncDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodes: Pick<Nodes, 'id' | 'takes'>;
  registry: PmsRegistry;
  /** What a PMS may be reached at inside this network, or by plain HTTP. */
  allowPrivateNetworks: readonly string[];
  /** Where a PMS may send its notices; null: nowhere that it could reach. */
  webhookUrl(of: PmsSource): string | null;
  /** Other waits than the usual ones, for tests and measurements. */
  pace?: Partial<Pace>;
}

/** How long is waited for what. */
export interface Pace {
  /** Between two looks at what is due. */
  tickMs: number;
  /** Between two looks into a PMS's queue of notices. */
  queueMs: number;
  /** Before the first try again of a call; doubles each time. */
  backoffMs: number;
  /** Before what goes back is first tried again; doubles each time, up to the maximum. */
  pushRetryMs: number;
  pushRetryMsMax: number;
  /** How often what goes back is tried before it is parked. */
  pushAttemptsMax: number;
  /** After which a conversation that nobody writes in is told of. */
  idleMs: number;
  /** After a failed run, before the next; doubles each time, up to a quarter of an hour. */
  runRetryMs: number;
}

export const PACE: Pace = {
  tickMs: 1_000,
  queueMs: 10_000,
  backoffMs: 1_000,
  pushRetryMs: 5_000,
  pushRetryMsMax: 15 * 60_000,
  pushAttemptsMax: 12,
  idleMs: 30 * 60_000,
  runRetryMs: 30_000,
};

/** Who acts, for the audit. */
export interface SyncActor {
  id: string;
  accountId: string;
}

/** Work that a caller wants in the command's own transaction, such as what makes a repeated request harmless. */
export type AlsoStore<T> = (trx: Trx, value: T) => Promise<void>;
