import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Nodes } from '../nodes/port.ts';
import type { Limits } from '../pms/net/budget.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** The world channel managers are worked with in. */
export interface DistributionDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodes: Pick<Nodes, 'id' | 'takes'>;
  /** What a channel manager may be reached at inside this network, or by plain HTTP. */
  allowPrivateNetworks: readonly string[];
  /** Where a channel manager may call this server; null: nowhere that it could reach. */
  reachedAt(): string | null;
  /** Where this server is reached, for a person who enters it somewhere. */
  address(): string;
  pace?: Partial<DistributionPace>;
  /** In the place of what each vendor allows, where none counts: a simulator that sets no limits. */
  budget?: Limits;
}

/** How long is waited for what. */
export interface DistributionPace {
  /** Between two looks at what is due. */
  tickMs: number;
  /** Before the first try again of a call; doubles each time. */
  backoffMs: number;
  /** After a failed pull, before the next; doubles each time, up to a quarter of an hour. */
  retryMs: number;
  /** Between a call that says something changed and the pull: several come at once. */
  nudgeMs: number;
}

export const DISTRIBUTION_PACE: DistributionPace = { tickMs: 1_000, backoffMs: 1_000, retryMs: 30_000, nudgeMs: 2_000 };
