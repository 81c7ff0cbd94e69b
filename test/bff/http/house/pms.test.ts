import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PmsError } from '../../../../bff/pms/net/errors.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';
import { refuseWith } from '../../../support/pms/paper-pms.ts';

/** The PMS integration as programs use it, with the paper PMS. */
let server: HttpServer;
let key: string;
let propertyId: string;

const ROOT = '/api/integrations/pms';
const CREDENTIALS = { propertyId: 'H1', apiKey: 'right' };

beforeEach(async () => {
  server = await startHttpServer();
  ({ key, propertyId } = await register(server, 'a@a.example'));
});
afterEach(() => server.close());

const get = (path: string) => server.call('GET', `${ROOT}/${path}`, { key });
const put = (path: string, body: object) => server.call('PUT', `${ROOT}/${path}`, { key, body });
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  server.call('POST', `${ROOT}/${path}`, { key, body, headers });

async function connect(): Promise<void> {
  const answer = await post('connect', { provider: 'custom', credentials: CREDENTIALS });
  expect(answer.status).toBe(201);
  await server.deps.sync.work();
}

describe('connecting a PMS', () => {
  it('answers with the hotel’s name and the PMS’s capabilities, and then pulls', async () => {
    server.pms.reservation({ id: 'r1', confirmationNumber: 'AB1', guestId: 'g1' });
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    const answer = await post('connect', { provider: 'custom', credentials: CREDENTIALS });
    expect(answer.body).toMatchObject({
      provider: 'custom',
      connected: true,
      property: { id: 'H1', name: 'Paper Inn' },
      capabilities: { notices: 'webhook' },
    });
    await server.deps.sync.work();
    const { body: status } = await get('status');
    expect(status).toMatchObject({
      connected: true,
      provider: 'custom',
      recordsSynced: { reservations: 1, guests: 1, rooms: 0 },
      mode: 'realtime',
      openConflicts: 0,
      pendingPushes: 0,
      health: 'ok',
      lastError: null,
      webhookUrl: `${server.baseUrl}/webhooks/pms/${propertyId}`,
    });
    expect(status.lastSync).toMatch(/^\d{4}-.*Z$/);
  });

  it('pulls in batches if an interval is given', async () => {
    await post('connect', { provider: 'custom', credentials: CREDENTIALS, syncInterval: 90_000 });
    expect((await get('sync/settings')).body).toMatchObject({ mode: 'batch', interval: 90_000 });
  });

  it('is refused for an unknown provider, with the known ones', async () => {
    const answer = await post('connect', { provider: 'lodgepad', credentials: CREDENTIALS });
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown_provider' } });
    expect(answer.body.detail).toContain('custom');
  });

  it.each([
    ['rejected_credentials', 422, 'pms_rejected_credentials'],
    ['address_refused', 422, 'pms_address_refused'],
    ['unreachable', 502, 'pms_unreachable'],
    ['malformed_answer', 502, 'pms_failed'],
  ] as const)(
    'to a PMS that is %s is refused with the reason, logged, and stores nothing else',
    async (why, status, code) => {
      server.pms.before = () => {
        throw refuseWith(why);
      };
      const answer = await post('connect', { provider: 'custom', credentials: CREDENTIALS });
      expect(answer).toMatchObject({ status, body: { code } });
      expect((await get('status')).body).toMatchObject({ connected: false, provider: null });
      const { pmsConnection, pmsLog } = await server.dump();
      expect(pmsConnection).toEqual([]);
      expect(pmsLog).toHaveLength(1);
      expect((await get('logs?level=error')).body.items).toMatchObject([{ event: 'connect.failed' }]);
    },
  );

  it('names each missing or unknown credential', async () => {
    const answer = await post('connect', { provider: 'custom', credentials: { propertyId: 'H1', colour: 'red' } });
    expect(answer.body.errors).toMatchObject([
      { pointer: '/credentials/colour', code: 'unknown_field' },
      { pointer: '/credentials/apiKey', code: 'required' },
    ]);
  });

  it('is done once for a repeated request', async () => {
    const body = { provider: 'custom', credentials: CREDENTIALS };
    const first = await post('connect', body, { 'idempotency-key': 'one' });
    const second = await post('connect', body, { 'idempotency-key': 'one' });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    const { body: audit } = await server.call('GET', '/api/audit', { key });
    expect(audit.items.filter(({ action }: { action: string }) => action === 'pms.connected')).toHaveLength(1);
  });

  it('needs a plan with integrations', async () => {
    await server.deps.writer.write((trx) => trx.updateTable('account').set({ plan: 'starter' }).execute());
    const answer = await post('connect', { provider: 'custom', credentials: CREDENTIALS });
    expect(answer).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
    expect((await post('sync')).body.code).toBe('plan_limit');
  });

  it('is undone by disconnecting: credentials are deleted, synced data stays', async () => {
    server.pms.reservation({ id: 'r1', confirmationNumber: 'AB1' });
    await connect();
    expect((await server.call('DELETE', `${ROOT}/connect`, { key })).status).toBe(204);
    const { pmsConnection = [], reservation = [] } = await server.dump();
    expect(pmsConnection).toMatchObject([{ credentials: null }]);
    expect(reservation).toHaveLength(1);
    expect((await get('status')).body).toMatchObject({ connected: false });
    expect((await get('test')).body.code).toBe('pms_not_connected');
    expect((await server.call('DELETE', `${ROOT}/connect`, { key })).body.code).toBe('pms_not_connected');
  });

  it('exposes no credential in any answer', async () => {
    const secret = 'a-very-secret-key-of-the-hotel';
    await post('connect', { provider: 'custom', credentials: { ...CREDENTIALS, apiKey: secret } });
    await server.deps.sync.work();
    for (const path of ['status', 'providers', 'test', 'logs', 'sync', 'sync/settings', 'field-mapping', 'pushes'])
      expect(JSON.stringify((await get(path)).body), path).not.toContain(secret);
    const { body: audit } = await server.call('GET', '/api/audit', { key });
    expect(JSON.stringify(audit)).not.toContain(secret);
    expect(JSON.stringify(await server.dump())).not.toContain(secret);
  });
});

it('is described per provider: required credentials and capabilities', async () => {
  const { body } = await get('providers');
  expect(body.items).toMatchObject([
    {
      provider: 'custom',
      credentials: [{ key: 'propertyId' }, { key: 'apiKey', kind: 'secret' }, { key: 'url', required: false }],
      capabilities: { takes: { charge: { place: 'native' } } },
      defaultMapping: { guest: { lastName: 'lastName' } },
      demo: false,
    },
  ]);
});

describe('a property without a PMS', () => {
  it.each(['test', 'validate', 'unmapped', 'sync/enabled', 'sync/settings', 'field-mapping', 'room-types'])(
    'is answered for GET %s with 409',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 409, body: { code: 'pms_not_connected' } });
    },
  );
  it('is answered for a sync with 409', async () => {
    expect((await post('sync')).body.code).toBe('pms_not_connected');
  });
  it('has a status that says so', async () => {
    expect((await get('status')).body).toMatchObject({
      connected: false,
      lastSync: null,
      recordsSynced: { reservations: 0, guests: 0, rooms: 0 },
    });
  });
});

describe('a manual sync', () => {
  beforeEach(connect);

  it('pulls the requested entities and reports the result', async () => {
    server.pms.reservation({ id: 'r1', checkIn: '2026-03-01', checkOut: '2026-03-04', guestId: 'g1' });
    server.pms.reservation({ id: 'r2', checkIn: '2026-08-01', checkOut: '2026-08-04', guestId: 'g1' });
    const dateRange = { from: '2026-03-01', to: '2026-03-31' };
    const { status, body } = await post('sync', { entities: ['reservations'], dateRange });
    expect(status).toBe(202);
    expect(body).toEqual({ syncId: expect.stringMatching(/^\w+_/), state: 'running' });
    await server.deps.sync.work();
    const { body: done } = await get(`sync/${body.syncId}`);
    expect(done).toMatchObject({
      state: 'done',
      recordsSynced: { reservations: 1 },
      progress: { reservations: { done: 1, finished: true } },
      errors: [],
      dateRange,
    });
    expect(done.finishedAt >= done.startedAt).toBe(true);
    expect((await get('sync')).body.items[0]).toEqual(done);
  });

  it('fails with the reason if the PMS fails', async () => {
    server.pms.before = (call) => {
      if (call === 'list') throw new PmsError('unreachable', 'The PMS sleeps');
    };
    const { body } = await post('sync', { entities: ['guests'] });
    await server.deps.sync.work();
    expect((await get(`sync/${body.syncId}`)).body).toMatchObject({
      state: 'failed',
      errors: [{ entity: 'guests', code: 'unreachable', message: 'The PMS sleeps' }],
    });
    expect((await get('status')).body).toMatchObject({ health: 'failing', lastError: { code: 'unreachable' } });
  });

  it.each([
    [{ entities: ['guest'] }, '/entities/0'],
    [{ dateRange: { from: '2026-04-01', to: '2026-03-01' } }, '/dateRange/to'],
    [{ dateRange: { from: '2026-02-30', to: '2026-03-01' } }, '/dateRange/from'],
  ])('refuses %j', async (body, pointer) => {
    expect(await post('sync', body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  it('is not visible to other properties', async () => {
    expect((await get('sync/syn_nothing')).status).toBe(404);
  });
});

describe('settings of a PMS', () => {
  beforeEach(connect);

  it('may use the alternative names of a field', async () => {
    const { body } = await put('sync/settings', { sync: { mode: 'batch', interval: 90_000 } });
    expect(body).toMatchObject({ mode: 'batch', interval: 90_000, retryAttempts: 3 });
    expect(await put('sync/settings', { sync: { mode: 'hourly' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/sync/mode' }] },
    });
    expect(await put('sync/settings', { sync: {}, mode: 'batch' })).toMatchObject({ status: 422 });
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    server.pms.reservation({ id: 'r1', guestId: 'g1' });
    const fieldMapping = { guest: { phone: 'mobile' } };
    expect((await put('field-mapping', { fieldMapping })).body).toMatchObject(fieldMapping);
    expect(await post('field-mapping/preview', { fieldMapping })).toMatchObject({ status: 200 });
    expect(await put('field-mapping', { fieldMapping: { guest: { age: 'age' } } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/fieldMapping/guest/age' }] },
    });
  });

  it('keep the fields that an update leaves out', async () => {
    const { body } = await put('sync/settings', { conflictResolution: 'manual' });
    expect(body).toEqual({ mode: 'realtime', interval: 300_000, retryAttempts: 3, conflictResolution: 'manual' });
    expect((await put('sync/enabled', { rates: false })).body).toEqual({
      reservations: true,
      availability: true,
      rates: false,
      guestProfiles: false,
    });
    expect((await get('sync/enabled')).body.rates).toBe(false);
  });

  it('rename the room types, also in stored stays', async () => {
    server.pms.reservation({ id: 'r1' });
    await post('sync');
    await server.deps.sync.work();
    const types = { DBL: 'double-sea', SGL: 'single' };
    expect(await put('room-types', types)).toMatchObject({ status: 200, body: types });
    expect((await get('room-types')).body).toEqual(types);
    expect(await put('room-types', { DBL: 'Double Sea' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/DBL' }] },
    });
  });

  it('map a field to another path if a real record has that path', async () => {
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    server.pms.reservation({ id: 'r1', guestId: 'g1' });
    const wrong = await put('field-mapping', { guest: { lastName: 'familyName' } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/guest/lastName', code: 'unknown_field' }] },
    });
    const { body } = await put('field-mapping', { guest: { phone: 'mobile' } });
    expect(body).toMatchObject({
      guest: { phone: 'mobile' },
      reservation: {},
      effective: { guest: { lastName: 'lastName', phone: 'mobile' } },
    });
    expect((await get('validate')).body).toMatchObject({ valid: true, errors: [] });
    expect((await get('unmapped')).body.pms).toContainEqual({ group: 'guest', field: 'phone', example: '+4930123456' });
  });

  it('are not overwritten by a client that has not seen the newest state', async () => {
    const { revision } = (await get('room-types/known')).body;
    expect((await put(`room-types?seen=${revision}`, { DBL: 'double' })).status).toBe(200);
    expect(await put(`room-types?seen=${revision}`, { DBL: 'twin' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await get('room-types')).body).toEqual({ DBL: 'double' });
    const { body } = await get('field-mapping');
    const stored = await put('field-mapping', { guest: { phone: 'mobile' }, seen: body.revision });
    expect(stored.body.revision).toBe((await get('field-mapping')).body.revision);
    expect(await put('field-mapping', { seen: body.revision })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await put('field-mapping', { seen: stored.body.revision })).body.guest).toEqual({});
  });

  it('show a mapping’s preview without sending it', async () => {
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    const { body } = await post('field-mapping/preview', { guest: { firstName: 'lastName' } });
    expect(body.errors).toMatchObject([{ key: 'lastName', code: 'duplicate_field' }]);
    expect(body.preview).toContainEqual({ group: 'guest', key: 'lastName', field: 'lastName', value: 'S•••••' });
    expect((await get('field-mapping')).body.guest).toEqual({});
  });
});

describe('logs of a PMS', () => {
  it('are filtered by level, entity, sync and time, page by page', async () => {
    await connect();
    const all = (await get('logs')).body.items;
    expect(all.length).toBeGreaterThan(2);
    const first = (await get('logs?limit=1')).body;
    const second = (await get(`logs?limit=1&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 2));
    expect((await get('logs?level=error')).body.items).toEqual([]);
    const { syncId } = all.find((line: { syncId?: string }) => line.syncId !== undefined);
    const ofSync = (await get(`logs?syncId=${syncId}`)).body.items;
    expect(ofSync.length).toBeGreaterThan(0);
    server.advance(60_000);
    const since = server.deps.clock().toISOString();
    expect((await get(`logs?since=${since}`)).body.items).toEqual([]);
    expect(await get('logs?level=loud')).toMatchObject({ status: 422, body: { errors: [{ parameter: 'level' }] } });
  });
});

describe('conflicts with a PMS', () => {
  it('wait for staff in manual mode, and are resolved once', async () => {
    server.pms.guest({ id: 'g1', lastName: 'Sommer', email: 'old@guests.example' });
    server.pms.reservation({ id: 'r1', guestId: 'g1' });
    await connect();
    await put('sync/settings', { conflictResolution: 'manual' });
    const { guest: [ours] = [] } = await server.dump();
    const { id: guestId } = ours as { id: string };
    server.pms.before = (call) => {
      if (call === 'push') throw refuseWith('unreachable');
    };
    await server.call('PATCH', `/api/guests/${guestId}`, { key, body: { email: 'ours@guests.example' } });
    server.pms.guest({ id: 'g1', email: 'theirs@guests.example' });
    await post('sync');
    await server.deps.sync.work();
    server.pms.before = null;
    const { body } = await get('conflicts');
    expect(body.items).toMatchObject([
      {
        entity: 'guests',
        guestId,
        field: 'email',
        pms: 'theirs@guests.example',
        service: 'ours@guests.example',
        synced: 'old@guests.example',
      },
    ]);
    const { id } = body.items[0];
    expect((await post(`conflicts/${id}/resolve`, { winner: 'nobody' })).status).toBe(422);
    expect((await post(`conflicts/${id}/resolve`, { winner: 'service' })).body).toEqual({ id, winner: 'service' });
    expect((await post(`conflicts/${id}/resolve`, { winner: 'pms' })).body.code).toBe('conflict');
    await server.deps.sync.work();
    expect(server.pms.read('guests', 'g1')).toMatchObject({ email: 'ours@guests.example' });
    expect((await get('conflicts')).body.items).toEqual([]);
  });
});

describe('a change that is sent to the PMS', () => {
  it('is listed with its result, and is sent again on request after a refusal', async () => {
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    server.pms.reservation({ id: 'r1', guestId: 'g1' });
    await connect();
    const { guest: [ours] = [] } = await server.dump();
    server.pms.before = (call) => {
      if (call === 'push') throw refuseWith('refused');
    };
    const { id: guestId } = ours as { id: string };
    await server.call('PATCH', `/api/guests/${guestId}`, { key, body: { firstName: 'Alma' } });
    await server.deps.sync.work();
    const { body } = await get('pushes?state=parked');
    expect(body.items).toMatchObject([
      { kind: 'fields', subjectId: guestId, state: 'parked', receipt: null, lastError: { code: 'refused' } },
    ]);
    expect((await get('status')).body.parkedPushes).toBe(1);
    server.pms.before = null;
    const { id } = body.items[0];
    expect(await post(`pushes/${id}/resend`)).toMatchObject({ status: 202, body: { id, state: 'pending' } });
    await server.deps.sync.work();
    expect((await get('pushes')).body.items).toMatchObject([{ id, state: 'sent', receipt: { place: 'native' } }]);
    expect(server.pms.read('guests', 'g1')).toMatchObject({ firstName: 'Alma' });
    expect((await post(`pushes/${id}/resend`)).status).toBe(404);
  });
});

describe('a second PMS of the same property', () => {
  it('is connected, configured, synced and disconnected under its own name, beside the first', async () => {
    await connect();
    const made = await post('connect?source=annex', { provider: 'custom', credentials: CREDENTIALS });
    expect(made.status).toBe(201);
    expect(
      (await server.call('PUT', `${ROOT}/sync/settings?source=annex`, { key, body: { mode: 'manual' } })).status,
    ).toBe(200);
    expect((await get('sync/settings')).body.mode).toBe('realtime');
    const { body } = await get('connections');
    expect(body.items).toMatchObject([
      { source: 'pms', connected: true, mode: 'realtime' },
      { source: 'annex', connected: true, mode: 'manual' },
    ]);
    const { body: address } = await get('webhook?source=annex');
    expect(new URL(address.url).pathname).toBe(`/webhooks/pms/${propertyId}/annex`);
    const notify = (secret: string) =>
      server.call('POST', `/webhooks/pms/${propertyId}/annex`, { raw: '[]', headers: { 'x-secret': secret } });
    expect([(await notify('right')).status, (await notify('wrong')).status]).toEqual([200, 401]);
    expect((await server.call('DELETE', `${ROOT}/connect?source=annex`, { key })).status).toBe(204);
    expect((await get('status?source=annex')).body.connected).toBe(false);
    expect((await get('status')).body.connected).toBe(true);
  });

  it('has a plain name, and an unknown name is refused', async () => {
    await connect();
    expect((await get('status?source=An%20Annex')).status).toBe(422);
    expect((await get('status?source=nowhere')).body).toMatchObject({ connected: false, provider: null });
    expect((await get('sync/settings?source=nowhere')).body.code).toBe('pms_not_connected');
    expect((await get('logs?source=nowhere')).body.items).toEqual([]);
  });
});

describe('the PMS of a chain', () => {
  const chain = (hotels: { propertyId: string; hotel: string }[], apiKey = 'right') =>
    post('chain', { provider: 'custom', credentials: { apiKey }, hotels });

  it('connects many properties in one call, and one failure does not affect the others', async () => {
    const made = await server.call('POST', '/api/properties', {
      key,
      body: { name: 'Annex', timezone: 'Europe/Vienna' },
    });
    expect(made.status).toBe(201);
    const stranger = await register(server, 'b@b.example');
    const { status, body } = await chain([
      { propertyId, hotel: 'H1' },
      { propertyId: made.body.id, hotel: 'H1' },
      { propertyId: stranger.propertyId, hotel: 'H1' },
    ]);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { propertyId, connected: true, property: { id: 'H1' }, error: null },
      { propertyId: made.body.id, connected: true, error: null },
      { propertyId: stranger.propertyId, connected: false, property: null, error: { code: 'not_found' } },
    ]);
    await server.deps.sync.work();
    const stands = await server.call('GET', `${ROOT}/status`, { key, headers: { 'x-property-id': made.body.id } });
    expect(stands.body).toMatchObject({ connected: true, health: 'ok' });
  });

  it('reports for each hotel why it was not connected', async () => {
    server.pms.before = () => {
      throw refuseWith('rejected_credentials');
    };
    const { body } = await chain([{ propertyId, hotel: 'H1' }], 'wrong');
    expect(body.items).toMatchObject([{ connected: false, error: { code: 'pms_rejected_credentials' } }]);
  });

  it('needs a known provider', async () => {
    const answer = await post('chain', { provider: 'lodgepad', credentials: {}, hotels: [{ propertyId, hotel: '1' }] });
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown_provider' } });
  });
});

describe('notices of a PMS', () => {
  const notify = (secret: string, body: string, id = propertyId) =>
    server.call('POST', `/webhooks/pms/${id}`, { raw: body, headers: { 'x-secret': secret } });
  const CHANGED = JSON.stringify([{ entity: 'guests', id: 'g1', noticeId: 'n1' }]);

  it('are accepted with a valid signature, and the records that they name are read again', async () => {
    await connect();
    server.pms.guest({ id: 'g1', lastName: 'Sommer' });
    expect(await notify('right', CHANGED)).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect((await notify('right', CHANGED)).status).toBe(200);
    await server.deps.sync.work();
    const { guest } = await server.dump();
    expect(guest).toMatchObject([{ lastName: 'Sommer' }]);
  });

  it('are refused with 401 without a valid signature and change nothing, for any property', async () => {
    await connect();
    const before = await server.dump();
    for (const answer of [
      await notify('wrong', CHANGED),
      await notify('right', CHANGED, 'prp_nobody'),
      await notify('right', CHANGED, 'x'.repeat(500)),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await server.dump()).toEqual(before);
  });

  it('are refused with 413 if too large, and with 405 for another method', async () => {
    await connect();
    expect((await notify('right', 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await server.call('GET', `/webhooks/pms/${propertyId}`)).status).toBe(405);
  });

  it('go to an address with a secret, which is shown only to users who may change the property', async () => {
    await connect();
    const { body } = await get('webhook');
    const address = new URL(body.url);
    expect(address.pathname).toBe(`/webhooks/pms/${propertyId}`);
    expect(address.searchParams.get('secret')?.length).toBeGreaterThan(20);
    const narrow = await server.call('POST', '/api/keys', { key, body: { name: 'n', scopes: ['property:read'] } });
    expect((await server.call('GET', `${ROOT}/webhook`, { key: narrow.body.apiKey })).status).toBe(403);
  });
});

describe('the simulated PMS', () => {
  it('is available only for the sample hotel', async () => {
    expect(await post('demo', { provider: 'mews' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});
