import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { Clock } from '../base/clock.ts';
import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';
import type { World } from './world/world.ts';

/** What a simulator is started with. */
export interface SimulatorOptions {
  world: World;
  /** Default: the world's. */
  clock?: Clock;
  /** 0: any free one. */
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  /** false: no limit on the number of requests; default: the vendor's. */
  limits?: boolean;
  /** Waits between a webhook's tries; default: short ones, as for tests. */
  webhookRetryDelaysMs?: readonly number[];
}

/** One vendor's server over the world. */
export interface Simulator extends SimServer {
  provider: PmsProvider;
  world: World;
  /** What `connect` is to be given to reach it. */
  credentials: Record<string, string>;
  /** Every token that was handed out is refused from now on; a new one may be had (where the vendor has tokens). */
  expireTokens(): void;
  /** The hotel takes the access away; `revoke(false)` gives it back. */
  revoke(revoked?: boolean): void;
  /** Where notices go for vendors whose webhooks are set up by hand; null where they are subscribed to, or there are none. */
  setWebhook: ((url: string | null) => void) | null;
  webhooks: Webhooks | null;
}

export type SimulatorModule = { startSimulator(options: SimulatorOptions): Promise<Simulator> };
