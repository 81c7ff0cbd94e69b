import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFiles } from '../../../bff/write-client.ts';
import { ApiError, type ApiFetch, ServiceChatClient } from '../../../shared/client/service-chat-client.ts';
import { startChatServer } from '../../support/chat-server.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';
import { PDF } from '../../support/sample-files.ts';

/** Tests the client library against the real HTTP side, and over a breaking connection. */
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
  client = new ServiceChatClient({ baseUrl: `${server.baseUrl}/`, apiKey: key, wait: async () => undefined });
});

const PAPER_CONNECTION = { provider: 'custom', credentials: { propertyId: 'H1', apiKey: 'right' } };

it('the client has a method and types for each current route: otherwise run npm run client', () => {
  for (const [name, text] of Object.entries(clientFiles()))
    expect(readFileSync(`shared/client/generated/${name}`, 'utf8') === text, name).toBe(true);
});

describe('the client in a page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const blocked = () =>
    new ServiceChatClient({
      baseUrl: 'https://chat.example',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      wait: async () => undefined,
    });

  it('of another origin explains why the browser blocks the call', async () => {
    vi.stubGlobal('location', { origin: 'https://staff.hotel.example' });
    await expect(blocked().getPmsStatus()).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('a page of https://staff.hotel.example may not read it'),
    });
  });

  it('of the server’s own origin explains other failures', async () => {
    vi.stubGlobal('location', { origin: 'https://chat.example' });
    await expect(blocked().getPmsStatus()).rejects.toMatchObject({ message: 'https://chat.example did not answer' });
  });
});

it('the client sets up a hotel: the property, the training, the channels', async () => {
  const made = await client.configureProperty({
    name: 'Pension Aurora',
    address: 'Am See 1',
    timezone: 'Europe/Berlin',
    languages: ['de', 'en'],
    amenities: ['wifi'],
  });
  expect(made).toMatchObject({ name: 'Pension Aurora', timezone: 'Europe/Berlin' });
  const taught = await client.trainAi({
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

describe('files in the client', () => {
  it('are uploaded with their own name, and downloaded unchanged', async () => {
    const { id, ...kept } = await client.createUpload(
      new File([PDF], 'Menu of the week.pdf', { type: 'application/pdf' }),
    );
    expect(kept).toMatchObject({ kind: 'document', type: 'application/pdf', name: 'Menu of the week.pdf' });
    const given = await client.getUpload(id);
    expect(Buffer.from(await given.arrayBuffer())).toEqual(PDF);
  });

  it('include responses that are not JSON, such as the analytics as a PDF', async () => {
    const figures = await client.printAnalytics();
    expect(figures.type).toBe('application/pdf');
    expect(await figures.slice(0, 5).text()).toBe('%PDF-');
  });

  it('that do not exist are refused like other calls', async () => {
    const refusal = await client.getUpload('upl_01J00000000000000000000000').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  });
});

it('the client connects a PMS, reads its settings and room types, and syncs', async () => {
  server.pms.guest({ id: 'g1', lastName: 'Sommer' });
  server.pms.reservation({ id: 'r1', guestId: 'g1' });
  expect(await client.connectPms(PAPER_CONNECTION)).toMatchObject({ connected: true, property: { name: 'Paper Inn' } });
  expect(await client.enableSync({ rates: false })).toMatchObject({ reservations: true, rates: false });
  expect(await client.mapRoomTypes({ DBL: 'double-sea' })).toEqual({ DBL: 'double-sea' });
  expect(await client.configureSync({ mode: 'manual' })).toMatchObject({ mode: 'manual', retryAttempts: 3 });
  const seen: string[] = [];
  const run = await client.syncAndWait({ entities: ['guests', 'reservations'] }, ({ state }) => seen.push(state));
  expect(run).toMatchObject({ state: 'done', errors: [] });
  expect(seen.at(-1)).toBe('done');
  expect(await client.getPmsStatus()).toMatchObject({
    connected: true,
    mode: 'manual',
    recordsSynced: { guests: 1, reservations: 1 },
  });
  expect(await client.testPms()).toMatchObject({ ok: true });
  expect(await client.mapFields({ guest: { phone: 'mobile' } })).toMatchObject({ guest: { phone: 'mobile' } });
  expect(await client.validatePmsMapping()).toMatchObject({ valid: true });
  expect((await client.listUnmappedFields()).pms).toContainEqual(expect.objectContaining({ field: 'phone' }));
  const { preview } = await client.previewFieldMapping({ guest: { lastName: 'lastName' } });
  expect(preview).toContainEqual(expect.objectContaining({ key: 'lastName' }));
  expect((await client.listPmsLogs({ limit: 1, level: undefined })).items).toHaveLength(1);
  expect((await client.listPmsConflicts()).items).toEqual([]);
  await expect(client.resendPmsPush('psh_none')).rejects.toMatchObject({ code: 'not_found' });
  expect(await client.disconnectPms()).toBeUndefined();
  expect(await client.getPmsStatus()).toMatchObject({ connected: false });
});

it('the client reads a list page by page, and changes an entry by its id', async () => {
  for (let nr = 0; nr < 5; nr++)
    await client.createTask({ department: 'housekeeping', kind: 'other', title: `Task ${nr}` });
  const titles: string[] = [];
  for await (const task of client.each((page) => client.listTasks({ ...page, limit: 2, state: 'open' }))) {
    titles.push(task.title);
    await client.updateTask(task.id, { priority: 'high' });
  }
  expect(titles.toSorted()).toEqual(['Task 0', 'Task 1', 'Task 2', 'Task 3', 'Task 4']);
});

it('the client rejects with the code, the page about the code, the request id and each error', async () => {
  const refused = await client.connectPms({ provider: 'custom', credentials: {} }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({
    status: 422,
    code: 'validation_failed',
    type: expect.stringContaining('validation_failed'),
    requestId: expect.any(String),
    errors: [{ pointer: '/credentials/propertyId' }, { pointer: '/credentials/apiKey' }],
  });
  const stranger = new ServiceChatClient({ baseUrl: server.baseUrl, apiKey: 'sck_wrong' });
  await expect(stranger.getPmsStatus()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

it('the client acts for a guest where sockets are blocked, and reads the answers as they arrive', async () => {
  const house = await startChatServer();
  const guest = new ServiceChatClient({ baseUrl: house.baseUrl });
  const { apiKey, property } = await guest.register({
    propertyName: 'Pension Aurora',
    email: 'desk@aurora.example',
    phone: '+4983825501',
  });
  const businessHours = { mon_fri: '24/7', weekend: '24/7' };
  await guest.activate({ channels: ['widget'], aiMode: 'auto', businessHours }, { apiKey });
  const { session = '' } = await guest.openGuestSession({ propertyId: property.id });
  await guest.sendGuestMessage({ id: crypto.randomUUID(), text: 'Hello' }, { apiKey: session });
  const heard: string[] = [];
  for await (const frame of guest.streamGuestEvents({ after: 0 }, { apiKey: session })) {
    if (frame.type === 'message') heard.push(frame.message.author);
    if (heard.length === 2) break;
  }
  expect(heard).toEqual(['guest', 'ai']);
  await house.close();
});

describe('the client on a bad connection', () => {
  /** The real fetch, whose first responses are lost. */
  function fetchLosing(count: number): { fetch: ApiFetch; tries: () => number } {
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

  it('causes one effect with two attempts', async () => {
    const line = fetchLosing(2);
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const patient = new ServiceChatClient({ baseUrl: server.baseUrl, apiKey: key, fetch: line.fetch, wait });
    expect(await patient.connectPms(PAPER_CONNECTION)).toMatchObject({ connected: true });
    expect(line.tries()).toBe(3);
    expect(waits).toHaveLength(2);
    const { items } = await client.listAuditEntries();
    expect(items.filter(({ action }) => action === 'pms.connected')).toHaveLength(1);
  });

  it('gives up after some attempts', async () => {
    const line = fetchLosing(100);
    const wait = async () => undefined;
    const patient = new ServiceChatClient({ baseUrl: server.baseUrl, apiKey: key, fetch: line.fetch, wait });
    await expect(patient.getPmsStatus()).rejects.toMatchObject({ code: 'unreachable', status: 0 });
    expect(line.tries()).toBe(4);
  });

  it('waits as long as the server asks, and says so if no ServiceChat server answers', async () => {
    const waits: number[] = [];
    const answers = [429, 200].map((status) => ({
      status,
      headers: { get: (name: string) => (name === 'retry-after' && status === 429 ? '7' : null) },
      text: async () => '<!doctype html>',
    }));
    const impatient = new ServiceChatClient({
      baseUrl: 'https://chat.example',
      apiKey: 'sck_x',
      fetch: async () => {
        const [next = answers[0]] = answers.splice(0, 1);
        if (next === undefined) throw new Error('Asked too often');
        return next;
      },
      wait: async (ms) => void waits.push(ms),
    });
    await expect(impatient.getPmsStatus()).rejects.toMatchObject({ code: 'malformed' });
    expect(waits).toEqual([7_000]);
  });
});
