import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Beds24Simulator, startSimulator } from '../../../bff/simulators/beds24/simulator.ts';
import { describeChannelManager } from '../../contract/channel-manager.ts';
import { BASE, BOOKING, type ChannelHouse, openChannelHouse } from '../../contract/channel-manager-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { createPulledSide, type PulledVendor, toBooking } from './pulled-side.ts';

const BODY = JSON.stringify({ timeStamp: '2026-03-02T08:15:00Z', booking: { id: 53771001, propertyId: 173402 } });
const TWO_ROOMS = { ...BOOKING, rooms: [...BOOKING.rooms, { type: 'SGL', adults: 1, children: 0 }] };
const DAY_MS = 24 * 60 * 60_000;
const POLL_MS = 10 * 60_000;

let simulator: Beds24Simulator;

async function open(
  server: HttpServer,
  { limits = false, credentials }: { limits?: boolean; credentials?: () => Record<string, string> } = {},
): Promise<ChannelHouse> {
  simulator = await startSimulator({ limits, clock: server.deps.clock });
  const vendor: PulledVendor = {
    provider: 'beds24',
    pollMs: POLL_MS,
    simulator,
    calls: /\/bookings/,
    forgeries(url) {
      const guessed = new URL(url);
      guessed.searchParams.set('secret', 'guessed');
      const without = new URL(url);
      without.search = '';
      return [
        [without.href, { body: BODY }],
        [guessed.href, { body: BODY }],
        [without.href, { body: BODY, headers: { token: 'guessed', authorization: 'Bearer guessed' } }],
      ];
    },
    malform() {
      const body = { success: true, data: [{ id: 1, status: 'confirmed', modifiedTime: 'yesterday' }] };
      simulator.faults.order({ kind: 'malformed', on: /\/bookings/, times: 1, body: JSON.stringify(body) });
    },
  };
  return openChannelHouse(server, 'beds24', async ({ work }) => {
    const side = createPulledSide(vendor, { work, pass: (ms) => server.advance(ms) });
    return credentials === undefined ? side : { ...side, credentials: credentials() };
  });
}

describeChannelManager('Beds24', open);

describe('Beds24', () => {
  let server: HttpServer;
  let house: ChannelHouse;
  beforeAll(async () => {
    server = await startHttpServer({ allowedPrivate: ['127.0.0.1'] });
  });
  afterAll(() => server.close());
  afterEach(() => house.close());
  const requestsTo = (path: RegExp) => simulator.exchanges.filter(({ request }) => path.test(request.path));
  const sync = async () => {
    await house.server.call('POST', `${BASE}/sync`, { key: house.key, body: {} });
    await server.deps.distribution.work();
  };
  const connect = (credentials: Record<string, string>) =>
    server.call('POST', `${BASE}/connect`, { key: house.key, body: { provider: 'beds24', credentials } });

  it('exchanges an invite code once and keeps using the refresh token from it, also after a restart', async () => {
    house = await open(server);
    await house.restart();
    server.advance(2 * DAY_MS);
    await house.side.tell(BOOKING);
    expect(await house.reservations()).toHaveLength(1);
    expect(requestsTo(/setup$/)).toHaveLength(1);
    expect(requestsTo(/authentication\/token$/).length).toBeGreaterThan(0);
  });

  it('fetches a new access token when the current one has expired', async () => {
    house = await open(server);
    simulator.faults.order({ kind: 'status', status: 401, times: 1, on: /\/bookings/ });
    await house.side.tell(BOOKING);
    expect(await house.reservations()).toHaveLength(1);
    expect(await house.get(`${BASE}/status`)).toMatchObject({ health: 'ok', lastError: null });
  });

  it('connects with a long-life token, which is used without an exchange', async () => {
    house = await open(server, {
      credentials() {
        const { propertyId = '', baseUrl = '' } = simulator.credentials;
        return { propertyId, baseUrl, token: simulator.makeLongLifeToken() };
      },
    });
    await house.side.tell(BOOKING);
    expect(await house.reservations()).toHaveLength(1);
    expect(requestsTo(/setup|authentication\/token/)).toEqual([]);
  });

  it('is not connected with a used code, without a code or for another property, and the answer names the reason', async () => {
    house = await open(server);
    const { propertyId = '', baseUrl = '', inviteCode = '' } = simulator.credentials;
    expect(await connect({ propertyId, baseUrl, inviteCode: 'used' })).toMatchObject({
      status: 422,
      body: { code: 'channel_manager_rejected_credentials' },
    });
    expect(await connect({ propertyId, baseUrl })).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const other = await connect({ propertyId: '1', baseUrl, inviteCode });
    expect(other).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(JSON.stringify(other.body)).not.toContain('SIMULATED');
  });

  it('is not connected if the token may not read guests, and the answer names the missing scope', async () => {
    house = await open(server);
    simulator.setScopes(['read:bookings', 'read:properties']);
    const refused = await connect(simulator.credentials);
    expect(refused).toMatchObject({ status: 422, body: { code: 'channel_manager_rejected_credentials' } });
    expect(JSON.stringify(refused.body)).toContain('bookings-personal');
  });

  it('keeps the rooms of a group booking together when only one of its rooms changed', async () => {
    house = await open(server);
    await house.side.tell(TWO_ROOMS);
    server.advance(DAY_MS);
    await sync(); // from now on the first state is older than the requested range
    const [first] = TWO_ROOMS.rooms;
    if (first === undefined) throw new Error('The booking has rooms');
    await house.side.tell({ ...TWO_ROOMS, version: 2, rooms: [first, { type: 'SGL', adults: 1, children: 1 }] });
    const reservations = await house.reservations();
    expect(reservations.map(({ state, children }) => [state, children]).toSorted()).toEqual([
      ['booked', 0],
      ['booked', 1],
    ]);
    expect(await house.bookings()).toHaveLength(2);
  });

  it('stores no stay for requests, inquiries, waiting lists and blocked dates', async () => {
    house = await open(server);
    const row = {
      propertyId: 173402,
      roomId: 5001,
      arrival: BOOKING.checkIn,
      departure: BOOKING.checkOut,
      modifiedTime: '2026-11-01T10:00:00Z',
    };
    const states = ['request', 'inquiry', 'black', 'confirmed', 'of another kind'];
    const data = states.map((status, at) => ({ ...row, id: at + 1, status, subStatus: 'waitlist' }));
    const body = JSON.stringify({ success: true, data });
    simulator.faults.order({ kind: 'malformed', on: /\/bookings/, body });
    await sync();
    expect(await house.reservations()).toEqual([]);
    expect((await house.get(`${BASE}/logs?level=error`)).items).toEqual([]);
  });

  it('cancels a stay whose booking became an inquiry again', async () => {
    house = await open(server);
    await house.side.tell(BOOKING);
    const [listed] = requestsTo(/\/bookings/).slice(-1);
    const [row] = JSON.parse(listed?.answer?.body ?? '').data;
    const modifiedTime = new Date(+server.deps.clock() + POLL_MS).toISOString();
    const body = JSON.stringify({ success: true, data: [{ ...row, status: 'inquiry', modifiedTime }] });
    simulator.faults.order({ kind: 'malformed', on: /\/bookings/, body });
    await sync();
    expect(await house.reservations()).toMatchObject([{ state: 'cancelled', checkIn: BOOKING.checkIn }]);
  });

  it('delivers no-shows as no-shows, and its room types keep the names from Beds24', async () => {
    house = await open(server);
    await house.side.tell({ ...BOOKING, state: 'no_show' });
    expect(await house.reservations()).toMatchObject([{ state: 'no_show', roomType: 'Double room' }]);
  });

  it('is read up to the last page', async () => {
    house = await open(server);
    simulator.setHook?.({ url: 'http://127.0.0.1:9/nobody', user: null, password: null, secret: null });
    for (let number = 1; number <= 101; number++)
      simulator.put(toBooking({ ...BOOKING, id: `many-${number}`, otaReference: `91${number}` }));
    await sync();
    expect(await house.get(`${BASE}/status`)).toMatchObject({ recordsSynced: { reservations: 101 } });
  });

  it('leaves API credits to the account’s other programs, and is asked again after the credits are restored', async () => {
    house = await open(server, { limits: true });
    const { baseUrl = '' } = simulator.credentials;
    for (let used = 0; used < 85; used++) await fetch(`${baseUrl}/bookings`);
    await house.side.tell(BOOKING);
    const before = requestsTo(/\/bookings/).length;
    await sync();
    expect(await house.get(`${BASE}/status`)).toMatchObject({ lastError: { code: 'rate_limited' } });
    expect(requestsTo(/\/bookings/)).toHaveLength(before);
    server.advance(POLL_MS);
    await server.deps.distribution.work();
    expect(await house.get(`${BASE}/status`)).toMatchObject({ health: 'ok', lastError: null });
    expect(await house.reservations()).toHaveLength(1);
  });
});
