import type { ChannelBooking, ChannelManager, SoldRoomType } from '../../shared/domain/distribution.ts';
import type { Clock } from '../base/clock.ts';
import type { SimServer } from './server/serve.ts';
import type { Webhooks } from './server/webhooks.ts';
import type { ChannelShop } from './world/channel-shop.ts';

/** What a channel manager's simulator is started with. */
export interface ChannelSimulatorOptions {
  clock?: Clock;
  /** 0: any free one. */
  port?: number;
  onExchange?: (exchange: SimServer['exchanges'][number]) => void;
  /** false: no limit on the number of requests; default: the vendor's. */
  limits?: boolean;
  /** Waits between a call's tries; default: short ones, as for tests. */
  webhookRetryDelaysMs?: readonly number[];
}

/** Where a vendor calls, and what it shows there. */
export interface ChannelHook {
  url: string;
  user: string | null;
  password: string | null;
  /** What calls are signed with (Standard Webhooks). */
  secret: string | null;
}

/** One vendor's server over a hotel's bookings. */
export interface ChannelSimulator extends SimServer {
  provider: ChannelManager;
  /** What `connect` is to be given. */
  credentials: Record<string, string>;
  /** The booking is so from now on, and whoever asked for it is told. `late`: it was so an hour ago, and is only told now. */
  put(booking: ChannelBooking, options?: { late?: boolean }): void;
  /** Where it calls and what it shows there, for vendors that are told by hand; null where they are asked through their API. */
  setHook: ((hook: ChannelHook) => void) | null;
  /** Where the guests who write by portals' chats are played in a browser, where it carries such messages. */
  playUrl?: string;
  /** What portals may sell; null where it tells nobody of that. */
  shop: ChannelShop | null;
  webhooks: Webhooks;
}

export type ChannelSimulatorModule = { startSimulator(options?: ChannelSimulatorOptions): Promise<ChannelSimulator> };

/** What is told late was so before. */
export const LATE_MS = 60 * 60_000;

/** The simulated hotel's room types. */
export const ROOM_TYPES: readonly (SoldRoomType & { maxPersons: number })[] = [
  { code: 'DBL', name: 'Double room', maxPersons: 2 },
  { code: 'SGL', name: 'Single room', maxPersons: 1 },
  { code: 'FAM', name: 'Family room', maxPersons: 4 },
];
