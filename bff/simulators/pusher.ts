import { type Clock, systemClock } from '../base/clock.ts';
import {
  type ChannelHook,
  type ChannelSimulator,
  type ChannelSimulatorOptions,
  LATE_MS,
  ROOM_TYPES,
} from './channel-manager.ts';
import { createFaults } from './server/faults.ts';
import { serveSimulator } from './server/serve.ts';
import { createWebhooks, type PostedCall } from './server/webhooks.ts';
import { type ChannelShop, createChannelShop, nightsBetween } from './world/channel-shop.ts';
import { plusDays } from './world/local-time.ts';

/** A room type in one night. */
export interface ToldNight {
  code: string;
  date: string;
}

/** The number of days whose availability is sent when an address is entered. */
const DAYS_TOLD = 60;

/** A channel manager that only pushes and has no API. */
export interface Pusher {
  provider: ChannelSimulator['provider'];
  credentials: ChannelSimulator['credentials'];
  timeoutMs: number;
  /** The delays before each retry. */
  retryDelaysMs: readonly number[];
  /** Whether the receiver accepted it. Otherwise it tries again. */
  isTaken(status: number, body: string): boolean;
  /** The calls for the availability of these nights; null if the vendor sends none. */
  writeNights:
    | ((shop: ChannelShop, nights: readonly ToldNight[], at: Date, hook: ChannelHook, clock: Clock) => PostedCall[])
    | null;
  /** The call for a booking changed at `at`, which is later than all earlier calls unless the notice is late. */
  write(booking: Parameters<ChannelSimulator['put']>[0], at: Date, hook: ChannelHook, clock: Clock): PostedCall;
}

/** Simulates such a channel manager. */
export async function startPusher(pusher: Pusher, options: ChannelSimulatorOptions): Promise<ChannelSimulator> {
  const { clock = systemClock } = options;
  const webhooks = createWebhooks(pusher);
  let hook: ChannelHook | null = null;
  let last = 0;
  const shop = createChannelShop((code, date) => sendNights([{ code, date }]));
  function sendNights(nights: readonly ToldNight[]): void {
    last = Math.max(+clock(), last + 1);
    if (hook === null) return;
    for (const call of pusher.writeNights?.(shop, nights, new Date(last), hook, clock) ?? []) webhooks.post(call);
  }
  const server = await serveSimulator({
    handle: () => ({ status: 404, body: 'Nothing is asked for here' }),
    clock,
    faults: createFaults(),
    port: options.port,
    onExchange: options.onExchange,
  });
  return {
    ...server,
    provider: pusher.provider,
    credentials: pusher.credentials,
    put(booking, { late = false } = {}) {
      last = Math.max(+clock(), last + 1);
      if (hook !== null) webhooks.post(pusher.write(booking, new Date(late ? last - LATE_MS : last), hook, clock));
    },
    setHook(given) {
      hook = given;
      const today = clock().toISOString().slice(0, 10);
      const dates = nightsBetween(today, plusDays(today, DAYS_TOLD));
      sendNights(dates.flatMap((date) => ROOM_TYPES.map(({ code }) => ({ code, date }))));
    },
    shop: pusher.writeNights === null ? null : shop,
    webhooks,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}
