import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelSimulator } from '../../../bff/simulators/channel-manager.ts';
import { startSimulator } from '../../../bff/simulators/cloudbeds/channel.ts';
import { describeChannelManager } from '../../contract/channel-manager.ts';
import { BASE, BOOKING, type ChannelHouse, openChannelHouse } from '../../contract/channel-manager-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { createPulledSide, type PulledVendor } from './pulled-side.ts';

const BODY = JSON.stringify({
  version: '1.0',
  event: 'reservation/created',
  propertyID: 281734,
  reservationID: '8735962000',
});
const LISTS = /getReservationsWithRateDetails/;

let simulator: ChannelSimulator;

async function open(server: HttpServer): Promise<ChannelHouse> {
  simulator = await startSimulator({ limits: false, clock: server.deps.clock });
  const vendor: PulledVendor = {
    provider: 'cloudbeds',
    pollMs: 5 * 60_000,
    simulator,
    calls: LISTS,
    forgeries(url) {
      const guessed = new URL(url);
      guessed.searchParams.set('secret', 'guessed');
      const without = new URL(url);
      without.search = '';
      return [
        [without.href, { body: BODY }],
        [guessed.href, { body: BODY }],
        [without.href, { body: BODY, headers: { 'x-api-key': 'guessed' } }],
      ];
    },
    malform() {
      const data = [{ reservationID: '1', status: 'confirmed', dateModifiedUTC: 'yesterday', rooms: [] }];
      simulator.faults.order({ kind: 'malformed', on: LISTS, times: 1, body: JSON.stringify({ success: true, data }) });
    },
  };
  return openChannelHouse(server, 'cloudbeds', async ({ work }) =>
    createPulledSide(vendor, { work, pass: (ms) => server.advance(ms) }),
  );
}

describeChannelManager('Cloudbeds', open);

describe('Cloudbeds', () => {
  let server: HttpServer;
  let house: ChannelHouse;
  beforeAll(async () => {
    server = await startHttpServer({ allowedPrivate: ['127.0.0.1'] });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    house = await open(server);
  });
  afterEach(() => house.close());
  const callsTo = (method: string, path: RegExp) =>
    simulator.exchanges.filter(({ request }) => request.method === method && path.test(request.path));

  it('is asked for its room types, and bookings show their names', async () => {
    await house.side.tell(BOOKING);
    const { items } = await house.get(`${BASE}/room-types/known`);
    expect(items.map(({ name }: { name: string }) => name)).toContain('Double room');
    expect(await house.reservations()).toMatchObject([{ roomType: 'Double room' }]);
  });

  it('is asked for one webhook per kind of event, and for the removal of each webhook after it is disconnected', async () => {
    const asked = callsTo('POST', /postWebhook/).length;
    expect(asked).toBeGreaterThan(4);
    await house.restart();
    await server.deps.distribution.work();
    expect(callsTo('POST', /postWebhook/)).toHaveLength(asked);
    await house.server.call('DELETE', `${BASE}/connect`, { key: house.key });
    expect(callsTo('DELETE', /deleteWebhook/)).toHaveLength(asked);
  });

  it('counts as refusing a call if it answers with status 200 and an error in the body', async () => {
    const credentials = { ...simulator.credentials, propertyId: '1' };
    const body = { provider: 'cloudbeds', credentials };
    const refused = await server.call('POST', `${BASE}/connect`, { key: house.key, body });
    expect(refused.status).toBe(422);
    const wrong = { provider: 'cloudbeds', credentials: { ...simulator.credentials, apiKey: 'wrong' } };
    expect(await server.call('POST', `${BASE}/connect`, { key: house.key, body: wrong })).toMatchObject({
      status: 422,
      body: { code: 'channel_manager_rejected_credentials' },
    });
  });

  it('deletes a booking, which is then cancelled in ServiceChat', async () => {
    await house.side.tell(BOOKING);
    const raw = {
      reservationID: '8735962000',
      isDeleted: true,
      status: 'confirmed',
      dateModifiedUTC: '2099-01-01 00:00:00',
      rooms: [],
    };
    simulator.faults.order({
      kind: 'malformed',
      on: LISTS,
      times: 1,
      body: JSON.stringify({ success: true, data: [raw] }),
    });
    server.advance(5 * 60_000 + 1);
    await server.deps.distribution.work();
    expect(await house.reservations()).toMatchObject([{ state: 'cancelled' }]);
  });
});
