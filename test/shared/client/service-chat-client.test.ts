import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiFetch } from '../../../shared/client/call-api.ts';
import { createServiceChatClient, type ServiceChatClient } from '../../../shared/client/service-chat-client.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** The client library against the real HTTP side, and against a line that breaks. */
let server: HttpServer;
let key: string;
let client: ServiceChatClient;
let accounts = 0;

beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ key } = await register(server, `hotel${++accounts}@a.example`));
  client = createServiceChatClient({ baseUrl: `${server.baseUrl}/`, apiKey: key, wait: async () => undefined });
});

const PAPER = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };

it('sets a hotel up: the property, what it taught, the channels', async () => {
  const made = await client.configureProperty({
    name: 'Pension Aurora',
    address: 'Am See 1',
    timezone: 'Europe/Berlin',
    languages: ['de', 'en'],
    amenities: ['wifi'],
  });
  expect(made).toMatchObject({ name: 'Pension Aurora', timezone: 'Europe/Berlin' });
  const taught = await client.trainAI({
    propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' },
    faqs: [{ question: 'Can I bring my dog?', answer: 'Yes.' }],
  });
  expect(taught.faqs).toMatchObject([{ answer: 'Yes.' }]);
  const active = await client.activate({
    channels: ['widget'],
    aiMode: 'auto',
    businessHours: { mon_fri: '24/7', weekend: '24/7' },
  });
  expect(active).toMatchObject({ channels: ['widget'], active: true });
});

it('connects a PMS, says what is synchronised and what its rooms are called, and synchronises', async () => {
  server.pms.guest({ id: 'g1', lastName: 'Sommer' });
  server.pms.reservation({ id: 'r1', guestId: 'g1' });
  expect(await client.connectPms(PAPER)).toMatchObject({ connected: true, property: { name: 'Paper Inn' } });
  expect(await client.enableSync({ rates: false })).toMatchObject({ reservations: true, rates: false });
  expect(await client.mapRoomTypes({ DBL: 'double-sea' })).toEqual({ DBL: 'double-sea' });
  expect(await client.pms.configureSync({ mode: 'manual' })).toMatchObject({ mode: 'manual', retryAttempts: 3 });
  const seen: string[] = [];
  const run = await client.pms.syncAndWait({ entities: ['guests', 'reservations'] }, ({ state }) => seen.push(state));
  expect(run).toMatchObject({ state: 'done', errors: [] });
  expect(seen.at(-1)).toBe('done');
  expect(await client.pms.status()).toMatchObject({
    connected: true,
    mode: 'manual',
    recordsSynced: { guests: 1, reservations: 1 },
  });
  expect(await client.pms.test()).toMatchObject({ ok: true });
  expect(await client.pms.mapFields({ guest: { phone: 'mobile' } })).toMatchObject({ guest: { phone: 'mobile' } });
  expect(await client.pms.validate()).toMatchObject({ valid: true });
  expect((await client.pms.unmapped()).pms).toContainEqual(expect.objectContaining({ field: 'phone' }));
  expect((await client.pms.logs({ limit: 1, level: undefined })).items).toHaveLength(1);
  expect(await client.pms.conflicts()).toEqual([]);
  expect(await client.pms.providers()).toMatchObject([{ provider: 'custom' }]);
  expect(await client.pms.disconnect()).toBeUndefined();
  expect(await client.pms.status()).toMatchObject({ connected: false });
});

it('reads what was set, what the PMS has, and what goes back to it', async () => {
  server.pms.guest({ id: 'g7', lastName: 'Winter' });
  server.pms.reservation({ id: 'r7', guestId: 'g7' });
  await client.connectPms(PAPER);
  await client.mapRoomTypes({ DBL: 'double-sea' });
  await client.enableSync({ rates: false });
  expect(await client.pms.enabled()).toMatchObject({ reservations: true, rates: false });
  expect(await client.pms.syncSettings()).toMatchObject({ mode: 'realtime' });
  expect(await client.pms.roomTypes()).toEqual({ DBL: 'double-sea' });
  expect(await client.pms.knownRoomTypes()).toEqual([]); // the paper has none
  expect(await client.pms.fieldMapping()).toMatchObject({ guest: {}, reservation: {} });
  const { preview } = await client.pms.previewMapping({ guest: { lastName: 'lastName' } });
  expect(preview).toContainEqual(expect.objectContaining({ key: 'lastName' }));
  expect(new URL((await client.pms.webhook()) ?? '').searchParams.get('secret')).toMatch(/^.{20,}$/);
  const { syncId } = await client.pms.syncAndWait();
  expect((await client.pms.syncs()).map((run) => run.syncId)).toContain(syncId);
  expect(await client.pms.syncs(1)).toHaveLength(1);
  expect(await client.pms.pushes({ state: 'parked' })).toEqual({ items: [], nextCursor: null });
  await expect(client.pms.resend('psh_none')).rejects.toMatchObject({ code: 'not_found' });
});

it('reads all conflicts, however many pages they are', async () => {
  const conflict = (nr: number) => ({
    id: `cfl_${nr}`,
    entity: 'guests',
    guestId: 'gst_1',
    guestName: 'Ada Byron',
    field: 'email',
    pms: 'a',
    service: 'b',
    synced: 'c',
    at: '2026-03-01T12:00:00.000Z',
  });
  const pages = [
    { items: [conflict(1), conflict(2)], nextCursor: 'c2' },
    { items: [conflict(3)], nextCursor: null },
  ];
  const asked: string[] = [];
  const fetch: ApiFetch = async (url) => {
    asked.push(new URL(url).search);
    return { status: 200, headers: { get: () => null }, text: async () => JSON.stringify(pages.shift()) };
  };
  const paged = createServiceChatClient({ baseUrl: 'http://hotel.example', apiKey: 'k', fetch });
  expect((await paged.pms.conflicts()).map(({ id }) => id)).toEqual(['cfl_1', 'cfl_2', 'cfl_3']);
  expect(asked).toEqual(['?limit=200', '?limit=200&cursor=c2']);
});

it('rejects with the code, the request and each fault', async () => {
  const refused = await client.connectPms({ provider: 'custom', credentials: {} }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({
    status: 422,
    code: 'validation_failed',
    requestId: expect.any(String),
    errors: [{ pointer: '/credentials/propertyId' }, { pointer: '/credentials/apiKey' }],
  });
  const stranger = createServiceChatClient({ baseUrl: server.baseUrl, apiKey: 'sck_wrong' });
  await expect(stranger.pms.status()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

describe('on a bad line', () => {
  /** The real fetch, whose first answers are lost on the way back. */
  function losing(count: number): { fetch: ApiFetch; tries: () => number } {
    let tries = 0;
    return {
      tries: () => tries,
      async fetch(url, init) {
        const answer = await fetch(url, init);
        if (++tries <= count) throw new TypeError('The line broke');
        return answer;
      },
    };
  }

  it('does once what it asks for twice', async () => {
    const line = losing(2);
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const patient = createServiceChatClient({ baseUrl: server.baseUrl, apiKey: key, fetch: line.fetch, wait });
    expect(await patient.connectPms(PAPER)).toMatchObject({ connected: true });
    expect(line.tries()).toBe(3);
    expect(waits).toHaveLength(2);
    const { body } = await server.call('GET', '/api/audit', { key });
    const connected = body.items.filter(({ action }: { action: string }) => action === 'pms.connected');
    expect(connected).toHaveLength(1);
  });

  it('gives up after some tries', async () => {
    const line = losing(100);
    const wait = async () => undefined;
    const patient = createServiceChatClient({ baseUrl: server.baseUrl, apiKey: key, fetch: line.fetch, wait });
    await expect(patient.pms.status()).rejects.toMatchObject({ code: 'unreachable', status: 0 });
    expect(line.tries()).toBe(4);
  });

  it('waits as long as it is told to, and asks no server again that has nothing to say', async () => {
    const waits: number[] = [];
    const answers = [429, 200].map((status) => ({
      status,
      headers: { get: (name: string) => (name === 'retry-after' && status === 429 ? '7' : null) },
      text: async () => JSON.stringify({ connected: false }),
    }));
    const impatient = createServiceChatClient({
      baseUrl: 'https://chat.example',
      apiKey: 'sck_x',
      fetch: async () => {
        const [next = answers[0]] = answers.splice(0, 1);
        if (next === undefined) throw new Error('Asked too often');
        return next;
      },
      wait: async (ms) => void waits.push(ms),
    });
    await expect(impatient.pms.status()).rejects.toMatchObject({ code: 'malformed' });
    expect(waits).toEqual([7_000]);
  });
});

it('takes fields that it does not know', async () => {
  const future = createServiceChatClient({
    baseUrl: 'https://chat.example',
    apiKey: 'sck_x',
    fetch: async () => ({
      status: 202,
      headers: { get: () => null },
      text: async () => JSON.stringify({ syncId: 'syn_1', state: 'running', queuePosition: 3 }),
    }),
  });
  expect(await future.pms.sync()).toMatchObject({ syncId: 'syn_1', state: 'running' });
});
