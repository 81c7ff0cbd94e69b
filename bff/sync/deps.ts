import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Nodes } from '../nodes/port.ts';
import type { PmsRegistry } from '../pms/registry.ts';
import type { PmsSource } from '../store/pms/source.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Dependencies of this folder. */
export interface SyncDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodes: Pick<Nodes, 'id' | 'takes'>;
  registry: PmsRegistry;
  /** Addresses inside the private network, or with plain HTTP, that are allowed. */
  allowPrivateNetworks: readonly string[];
  /** The public address for the PMS's notices; null: it cannot reach this server. */
  webhookUrl(of: PmsSource): string | null;
  /** Other delays, for tests and measurements. */
  pace?: Partial<Pace>;
}

/** Intervals and delays. */
export interface Pace {
  /** The interval of checking for due work. */
  tickMs: number;
  /** Interval of reading a PMS's queue of notices. */
  queueMs: number;
  /** Delay before the first retry of a call; doubles each time. */
  backoffMs: number;
  /** Delay before the first retry of a write; doubles up to the maximum. */
  pushRetryMs: number;
  pushRetryMsMax: number;
  /** Attempts of a write before it is parked. */
  pushAttemptsMax: number;
  /** Time without messages after which a conversation is reported. */
  idleMs: number;
  /** Delay after a failed run; doubles each time, up to a quarter of an hour. */
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

/** The acting person or program, for the audit log. */
export interface SyncActor {
  id: string;
  accountId: string;
}

/** Additional work of a caller in the command's own transaction. */
export type AlsoStore<T> = (trx: Trx, value: T) => Promise<void>;
