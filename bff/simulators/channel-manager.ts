import type { ChannelBooking, ChannelManager, SoldRoomType } from '../../shared/domain/distribution.ts';
import type { Clock } from '../base/clock.ts';
import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';
import type { ChannelShop } from './world/channel-shop.ts';

/** The options of a channel manager's simulator. */
export interface ChannelSimulatorOptions {
  clock?: Clock;
  /** 0: any free port. */
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  /** false: no rate limit; default: the vendor's. */
  limits?: boolean;
  /** The delays between retries of a call; default: short ones, for tests. */
  webhookRetryDelaysMs?: readonly number[];
}

/** The address that a vendor calls, and its credentials there. */
export interface ChannelHook {
  url: string;
  user: string | null;
  password: string | null;
  /** The secret that signs the calls (Standard Webhooks). */
  secret: string | null;
}

/** A simulated channel manager with a hotel's bookings. */
export interface ChannelSimulator extends SimServer {
  provider: ChannelManager;
  /** The credentials for `connect`. */
  credentials: Record<string, string>;
  /** Stores the booking and notifies subscribers. `late`: the notice says that the change happened an hour ago. */
  put(booking: ChannelBooking, options?: { late?: boolean }): void;
  /** Sets the address and credentials of the vendor's calls, if they are entered by hand; null if set through the API. */
  setHook: ((hook: ChannelHook) => void) | null;
  /** The page that plays guests in portals' chats, if the vendor carries their messages. */
  playUrl?: string;
  /** The availability that portals sell; null if the vendor sends none. */
  shop: ChannelShop | null;
  webhooks: Webhooks;
}

export type ChannelSimulatorModule = { startSimulator(options?: ChannelSimulatorOptions): Promise<ChannelSimulator> };

/** The age of a late notice. */
export const LATE_MS = 60 * 60_000;

/** The simulated hotel's room types. */
export const ROOM_TYPES: readonly (SoldRoomType & { maxPersons: number })[] = [
  { code: 'DBL', name: 'Double room', maxPersons: 2 },
  { code: 'SGL', name: 'Single room', maxPersons: 1 },
  { code: 'FAM', name: 'Family room', maxPersons: 4 },
];
