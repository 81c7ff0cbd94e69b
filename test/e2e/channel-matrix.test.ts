import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { type RunningServer, startServer } from '../../bff/compose.ts';
import type { ChannelSimulator } from '../../bff/simulators/channel-manager.ts';
import { CHANNEL_SIMULATORS } from '../../bff/simulators/channel-registry.ts';
import type { ChannexSimulator } from '../../bff/simulators/channex/simulator.ts';
import type { Exchange } from '../../bff/simulators/server/serve.ts';
import type { ChannelShop } from '../../bff/simulators/world/channel-shop.ts';
import { plusDays } from '../../bff/simulators/world/local-time.ts';
import { CHANNEL_MANAGERS, type ChannelBooking, type ChannelManager } from '../../shared/domain/distribution.ts';
import { readApiDescription } from '../support/pms/openapi.ts';

/**
 * Tests all data that is exchanged with each of five channel managers, in both directions: a whole server, used only through
 * public calls, and simulated vendors. Every exchange is validated against the vendor's published API description if there is
 * one; otherwise the simulator refuses undocumented calls, and it must refuse no call of these runs.
 */
const MANAGER = '/api/integrations/channel-manager';
const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-channels-'));
let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', ALLOW_PRIVATE_NETWORKS: '127.0.0.1' });
  if ('faults' in read) throw new Error(read.faults.join());
  const config = { ...read.config, plan: 'enterprise' as const };
  const distributionPace = { tickMs: 100, nudgeMs: 0 };
  server = await startServer({ config, log: createLog('silent'), assetsDir: null, distributionPace });
  headers = { 'content-type': 'application/json' };
  const owner = { propertyName: 'Lindenhof', email: 'owner@hotel.example', phone: '+4983825501' };
  const { apiKey } = await call('POST', '/auth/register', owner);
  headers = { ...headers, authorization: `Bearer ${apiKey}` };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes one call; waits and repeats it if the server asks to wait, as a client should. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; routes check them.
async function call(method: string, path: string, body?: object): Promise<any> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(server.baseUrl + path, { method, headers, ...sent });
  if (answer.status === 429) {
    await pause(1_000 * Number(answer.headers.get('retry-after')));
    return call(method, path, body);
  }
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** One vendor as the source of its hotel's bookings. */
interface Vendor {
  /** The availability that its portals may sell; null if the vendor does not publish it. */
  shop: ChannelShop | null;
  credentials: Record<string, string>;
  exchanges: readonly Exchange[];
  /** Called after `connect` with its response. */
  begin(connected: Readonly<Record<string, string>>): void;
  put(booking: ChannelBooking): Promise<void>;
  close(): Promise<void>;
}

/** Vendors whose bookings say whether the guest has arrived. */
const TELLS_ARRIVAL: readonly ChannelManager[] = ['siteminder', 'cloudbeds', 'custom'];
/** Vendors whose API for availability and prices is not published. */
const TELLS_NO_NIGHTS: readonly ChannelManager[] = ['siteminder'];
/** The only writes to a vendor: our webhook address, and the acknowledgement of a booking. */
const WRITES = /\/(?:webhooks(?:\/[\w-]+)?|postWebhook|deleteWebhook|booking_revisions\/[\w-]+\/ack)$/;

let channex: ChannexSimulator | undefined;

function isChannex(simulator: ChannelSimulator): simulator is ChannexSimulator {
  return 'guests' in simulator;
}

async function startVendor(provider: ChannelManager): Promise<Vendor> {
  const { startSimulator } = await CHANNEL_SIMULATORS[provider]();
  const simulator = await startSimulator({ limits: false });
  if (isChannex(simulator)) channex = simulator;
  return {
    shop: simulator.shop,
    credentials: simulator.credentials,
    exchanges: simulator.exchanges,
    begin: ({ webhookUrl: url = '', user = null, password = null, secret = null }) =>
      simulator.setHook?.({ url, user, password, secret }),
    async put(booking) {
      simulator.put(booking);
      await simulator.webhooks.settled();
    },
    close: () => simulator.close(),
  };
}

describe.each(CHANNEL_MANAGERS)('with %s', (provider) => {
  const lastName = `Matrix${provider}`;
  const email = `${provider}@guests.example`;
  let vendor: Vendor;
  let version = 0;

  beforeAll(async () => {
    vendor = await startVendor(provider);
    vendor.begin(await call('POST', `${MANAGER}/connect`, { provider, credentials: vendor.credentials }));
  });
  afterAll(async () => {
    await call('DELETE', `${MANAGER}/connect`);
    await vendor.close();
  });

  /** Changes the booking at the vendor. */
  const changeBooking = (change: Partial<Pick<ChannelBooking, 'state' | 'notes'>> & { checkOut?: string } = {}) => {
    const { state = 'booked', notes = 'Quiet room, please.', checkOut = '2027-05-12' } = change;
    const room = { roomType: { code: 'DBL', name: 'Double room' }, ratePlan: '', adults: 2, children: 0 };
    return vendor.put({
      id: `77${CHANNEL_MANAGERS.indexOf(provider)}`,
      version: String(++version),
      otaName: 'Booking.com',
      otaReference: `400${CHANNEL_MANAGERS.indexOf(provider)}512233`,
      confirmationNumber: null,
      state,
      rooms: [{ ...room, checkIn: '2027-05-10', checkOut, guestName: null }],
      booker: { firstName: 'Mara', lastName, email, phone: '+34612000001', language: null },
      arrivalTime: null,
      notes,
    });
  };
  let stayId = '';
  /** Finds the reservation by its guest, as staff would, and later by its id, because lists of stays omit past stays. */
  const reservation = async () => {
    stayId ||= (await call('GET', `/api/stays?q=${lastName}`)).items[0]?.id ?? '';
    return stayId === '' ? undefined : call('GET', `/api/reservations/${stayId}`);
  };
  const profile = async () => call('GET', `/api/guests/${(await reservation()).guestId}`);
  const becomes = (expected: object) =>
    expect.poll(reservation, { timeout: 60_000, interval: 200 }).toMatchObject(expected);

  describe('from the channel manager come', () => {
    it('reservations: dates, room type, number of guests, portal', async () => {
      await changeBooking();
      await becomes({ state: 'booked', checkIn: '2027-05-10', checkOut: '2027-05-12', adults: 2 });
      expect(await reservation()).toMatchObject({
        channelReference: `400${CHANNEL_MANAGERS.indexOf(provider)}512233`,
        notes: 'Quiet room, please.',
      });
      const { items } = await call('GET', `${MANAGER}/bookings`);
      const own = { otaName: 'Booking.com', reservationId: stayId, inPms: false };
      expect(items).toContainEqual(expect.objectContaining(own));
    });

    it('guest profiles: name and contact', async () => {
      expect(await profile()).toMatchObject({ firstName: 'Mara', lastName, email, phone: '+34612000001' });
    });

    it('changes of a booking', async () => {
      await changeBooking({ checkOut: '2027-05-14', notes: 'With a cot.' });
      await becomes({ checkOut: '2027-05-14', notes: 'With a cot.' });
      expect(await profile()).toMatchObject({ firstName: 'Mara', lastName, email, phone: '+34612000001' });
    });

    it.runIf(TELLS_ARRIVAL.includes(provider))('arrival and departure', async () => {
      await changeBooking({ state: 'checked_in', checkOut: '2027-05-14' });
      await becomes({ state: 'checked_in' });
      await changeBooking({ state: 'checked_out', checkOut: '2027-05-14' });
      await becomes({ state: 'checked_out' });
    });

    it.skipIf(TELLS_ARRIVAL.includes(provider))('a cancellation', async () => {
      await changeBooking({ state: 'cancelled', checkOut: '2027-05-14' });
      await becomes({ state: 'cancelled' });
    });

    it.skipIf(TELLS_NO_NIGHTS.includes(provider))('availability and prices', async () => {
      const today = new Date().toISOString().slice(0, 10);
      const [arrival, second, departure] = [10, 11, 12].map((days) => plusDays(today, days));
      const path = `/api/availability?arrival=${arrival}&departure=${departure}`;
      const read = () => call('GET', path).catch(() => ({ items: [] }));
      const { shop } = vendor;
      if (shop === null || arrival === undefined || second === undefined) throw new Error('Nothing is sold there');
      const nights = [shop.night('DBL', arrival), shop.night('DBL', second)];
      const price = (night: number) => ({ amount: nights[night]?.price, currency: 'EUR' });
      const double = {
        name: 'Double room',
        left: Math.min(...nights.map(({ free }) => free)),
        perNight: [
          { date: arrival, price: price(0) },
          { date: second, price: price(1) },
        ],
      };
      const findRoomType = async () => (await read()).items.find((one: { name: string }) => one.name === 'Double room');
      await expect.poll(findRoomType, { timeout: 60_000, interval: 200 }).toMatchObject(double);
      expect((await read()).source).toBe(provider);
    });

    it.runIf(TELLS_NO_NIGHTS.includes(provider))('no availability and prices, and the status says so', async () => {
      const path = '/api/availability?arrival=2027-05-10&departure=2027-05-12';
      await expect(call('GET', path)).rejects.toThrow('409');
    });

    it('and the status says that the connection works', async () => {
      expect((await call('GET', `${MANAGER}/test`)).ok).toBe(true);
      expect(await call('GET', `${MANAGER}/status`)).toMatchObject({ connected: true, health: 'ok', lastError: null });
    });
  });

  describe('to the channel manager go', () => {
    it.runIf(provider === 'channex')('acknowledgements of each stored revision, once', async () => {
      const listAcks = () => vendor.exchanges.filter(({ request }) => request.path.endsWith('/ack'));
      await expect.poll(() => listAcks().length, { timeout: 60_000, interval: 200 }).toBe(version);
      expect(new Set(listAcks().map(({ request }) => request.path)).size).toBe(version);
    });

    it.runIf(provider === 'channex')('staff’s replies to a guest of the portal’s chat, once', async () => {
      await call('PUT', '/api/channels/portal', {});
      const hours = { mon_fri: '24/7', weekend: '24/7' };
      const activation = { channels: ['widget', 'portal'], aiMode: 'manual', businessHours: hours };
      await call('PUT', '/api/activation', activation);
      const thread = 'b0000000-0000-4000-8000-00000000abcd';
      channex?.guests.say(thread, 'Could I get two more towels please?', { bookingId: '770' });
      const find = async () =>
        (await call('GET', '/api/conversations')).items.find((one: { address: string }) => one.address === thread);
      await expect.poll(find, { timeout: 60_000, interval: 200 }).toMatchObject({ channel: 'portal' });
      await call('POST', `/api/conversations/${(await find()).id}/messages`, { text: 'They are on their way.' });
      const arrived = () => channex?.guests.arrived.map(({ to, text }) => [to, text]);
      const towels = [thread, 'They are on their way.'];
      await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toContainEqual(towels);
      expect(arrived()?.filter(([, text]) => text === towels[1])).toHaveLength(1);
      await call('DELETE', '/api/channels/portal');
    });

    it('no other data: bookings are only read', () => {
      const writes = vendor.exchanges
        .filter(({ request }) => request.method !== 'GET')
        .map(({ request }) => request.path)
        .filter((path) => !WRITES.test(path) && !/\/message_threads\/[\w-]+\/messages$/.test(path));
      expect(writes).toEqual([]);
    });
  });

  it('every request exists in the vendor’s API and conforms to the published description if there is one', () => {
    const refused = vendor.exchanges.filter(({ answer }) => answer === null || answer.status >= 400);
    expect(refused.map(({ request, answer }) => `${request.method} ${request.path} ${answer?.body}`)).toEqual([]);
    const published = provider === 'cloudbeds' ? readApiDescription('cloudbeds') : null;
    expect([...new Set(vendor.exchanges.flatMap((one) => published?.check(one) ?? []))]).toEqual([]);
    const isAsked = !['siteminder', 'custom'].includes(provider);
    expect(vendor.exchanges.length > 3).toBe(isAsked);
  });
});
