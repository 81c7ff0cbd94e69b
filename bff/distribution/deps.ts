import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Nodes } from '../nodes/port.ts';
import type { Limits } from '../pms/net/budget.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Dependencies of this folder. */
export interface DistributionDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodes: Pick<Nodes, 'id' | 'takes'>;
  /** Addresses inside the private network, or with plain HTTP, that are allowed. */
  allowPrivateNetworks: readonly string[];
  /** The public address for channel managers; null: they cannot reach this server. */
  reachedAt(): string | null;
  /** This server's address, to be entered elsewhere by a person. */
  address(): string;
  pace?: Partial<DistributionPace>;
  /** Replaces the vendors' limits, for simulators without limits. */
  budget?: Limits;
}

/** Intervals and delays. */
export interface DistributionPace {
  /** The interval of checking for due work. */
  tickMs: number;
  /** Delay before the first retry of a call; doubles each time. */
  backoffMs: number;
  /** Delay after a failed pull; doubles each time, up to a quarter of an hour. */
  retryMs: number;
  /** Delay between a call and the pull, because several calls come at once. */
  nudgeMs: number;
}

export const DISTRIBUTION_PACE: DistributionPace = { tickMs: 1_000, backoffMs: 1_000, retryMs: 30_000, nudgeMs: 2_000 };
