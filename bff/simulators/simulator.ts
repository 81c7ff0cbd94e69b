import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { Clock } from '../base/clock.ts';
import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';
import type { World } from './world/world.ts';

/** The options of a PMS simulator. */
export interface SimulatorOptions {
  world: World;
  /** Default: the world's clock. */
  clock?: Clock;
  /** 0: any free port. */
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  /** false: no rate limit; default: the vendor's. */
  limits?: boolean;
  /** The delays between retries of a webhook; default: short ones, for tests. */
  webhookRetryDelaysMs?: readonly number[];
}

/** One vendor's server for the data of the world. */
export interface Simulator extends SimServer {
  provider: PmsProvider;
  world: World;
  /** The credentials for `connect`. */
  credentials: Record<string, string>;
  /** Expires all issued tokens. New ones can be issued, if the vendor has tokens. */
  expireTokens(): void;
  /** Revokes the access; `revoke(false)` restores it. */
  revoke(revoked?: boolean): void;
  /**
   * Sets the address for notices, if the vendor's webhooks are entered by hand; null if they are subscribed to, or there
   * are none.
   */
  setWebhook: ((url: string | null) => void) | null;
  webhooks: Webhooks | null;
}

export type SimulatorModule = { startSimulator(options: SimulatorOptions): Promise<Simulator> };
