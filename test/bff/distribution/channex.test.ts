import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../bff/base/errors.ts';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import { startSimulator } from '../../../bff/simulators/channex/simulator.ts';
import { describeChannelManager } from '../../contract/channel-manager.ts';
import { BASE, BOOKING, type ChannelHouse, openChannelHouse } from '../../contract/channel-manager-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { createPulledSide, type PulledVendor, toBooking } from './pulled-side.ts';

const BODY = JSON.stringify({ event: 'booking', property_id: '716305c4-561a-4561-a187-7f5b8aeb5920' });

let simulator: ChannelSimulator;

async function open(server: HttpServer, credentials: Record<string, string> = {}): Promise<ChannelHouse> {
  simulator = await startSimulator({ limits: false, clock: server.deps.clock });
  Object.assign(simulator.credentials, credentials);
  const vendor: PulledVendor = {
    provider: 'channex',
    pollMs: 60_000,
    simulator,
    calls: /bookings|booking_revisions/,
    forgeries: (url) => [
      [url, { body: BODY }],
      [url, { body: BODY, headers: { 'x-servicechat-secret': 'guessed' } }],
      [`${url}?secret=guessed`, { body: BODY }],
    ],
    malform() {
      const data = [{ id: 'r1', type: 'booking_revision', attributes: { status: 'new', rooms: 'none' } }];
      simulator.faults.order({ kind: 'malformed', on: /bookings|feed/, times: 2, body: JSON.stringify({ data }) });
    },
  };
  return openChannelHouse(server, 'channex', async ({ work }) =>
    createPulledSide(vendor, { work, pass: (ms) => server.advance(ms) }),
  );
}

describeChannelManager('Channex', open);

describe('Channex', () => {
  let server: HttpServer;
  let house: ChannelHouse;
  beforeAll(async () => {
    server = await startHttpServer({ allowedPrivate: ['127.0.0.1'] });
  });
  afterAll(() => server.close());
  afterEach(() => house.close());
  const callsTo = (method: string, path: RegExp) =>
    simulator.exchanges.filter(({ request }) => request.method === method && path.test(request.path));

  describe('with an API user that only ServiceChat uses', () => {
    beforeEach(async () => {
      house = await open(server);
    });

    it('receives one acknowledgement for a revision, after the revision was stored', async () => {
      await house.side.tell(BOOKING);
      expect(callsTo('POST', /\/ack$/)).toHaveLength(1);
      await house.side.tell({ ...BOOKING, version: 2 });
      expect(callsTo('POST', /\/ack$/)).toHaveLength(2);
    });

    it('is asked for its room types, and bookings show their names', async () => {
      await house.side.tell(BOOKING);
      const { items } = await house.get(`${BASE}/room-types/known`);
      expect(items.map(({ name }: { name: string }) => name)).toContain('Double room');
      expect(await house.reservations()).toMatchObject([{ roomType: 'Double room' }]);
    });

    it('still delivers a booking that left the feed before it was read', async () => {
      simulator.webhooks.hold();
      simulator.put(toBooking(BOOKING));
      server.advance(2 * 60 * 60_000);
      await server.deps.distribution.work();
      expect(await house.reservations()).toHaveLength(1);
    });

    it('is asked to send no more webhooks after it is disconnected', async () => {
      await house.server.call('DELETE', `${BASE}/connect`, { key: house.key });
      expect(callsTo('DELETE', /webhooks/)).toHaveLength(1);
    });

    it('is not called during the wait that it asks for, and the status says so', async () => {
      simulator.faults.order({ kind: 'status', status: 401, times: 1, on: /bookings/ });
      await house.server.call('POST', `${BASE}/sync`, { key: house.key, body: {} });
      await server.deps.distribution.work();
      expect(await house.get(`${BASE}/status`)).toMatchObject({
        health: 'failing',
        lastError: { code: 'rejected_credentials' },
      });
      await house.side.tell(BOOKING);
      expect(await house.get(`${BASE}/status`)).toMatchObject({ health: 'ok', lastError: null });
    });
  });

  it('receives no acknowledgement for a revision that could not be stored, and delivers the revision again', async () => {
    const feeds = () => callsTo('GET', /\/feed/).length;
    let readBefore = Number.POSITIVE_INFINITY;
    let confirmed: number | null = null;
    const hotel = await startHttpServer({
      allowedPrivate: ['127.0.0.1'],
      wrapWriter: (writer) => ({
        ...writer,
        write(work) {
          if (simulator === undefined || feeds() <= readBefore) return writer.write(work);
          readBefore = Number.POSITIVE_INFINITY; // the first write after the feed was read, and none after it
          confirmed = callsTo('POST', /\/ack$/).length;
          return Promise.reject(new ServiceError('store_unavailable', 'The disk is full'));
        },
      }),
    });
    try {
      house = await open(hotel);
      readBefore = feeds();
      const first = feeds();
      await house.side.tell(BOOKING);
      hotel.advance(60_001);
      await hotel.deps.distribution.work();
      expect(confirmed).toBe(0);
      expect(feeds()).toBeGreaterThan(first + 1);
      expect(await house.reservations()).toHaveLength(1);
      expect(callsTo('POST', /\/ack$/)).toHaveLength(1);
    } finally {
      await hotel.close();
    }
  });

  it('keeps its feed complete if the PMS uses the same API user', async () => {
    house = await open(server, { acknowledge: 'no' });
    await house.side.tell(BOOKING);
    await house.side.tell({ ...BOOKING, version: 2, notes: 'Changed.' });
    expect(await house.reservations()).toMatchObject([{ notes: 'Changed.' }]);
    expect(callsTo('POST', /\/ack$/)).toEqual([]);
  });

  it('is not connected with a wrong key', async () => {
    house = await open(server);
    const body = { provider: 'channex', credentials: { ...simulator.credentials, apiKey: 'wrong' } };
    const refused = await server.call('POST', `${BASE}/connect`, { key: house.key, body });
    expect(refused).toMatchObject({ status: 422, body: { code: 'channel_manager_rejected_credentials' } });
    expect(JSON.stringify(refused.body)).not.toContain('SIMULATED');
    await simulator.close();
    const gone = await server.call('POST', `${BASE}/connect`, { key: house.key, body });
    expect(gone).toMatchObject({ status: 502, body: { code: 'channel_manager_unreachable' } });
    simulator = await startSimulator();
  });
});
