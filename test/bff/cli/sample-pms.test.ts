import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Config, readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { readFault } from '../../../bff/cli/read-fault.ts';
import { loadSampleHotel, sampleDeskPath } from '../../../bff/cli/sample/sample.ts';
import { SamplePms } from '../../../bff/cli/sample/sample-pms.ts';
import { type RunningServer, startServer } from '../../../bff/compose.ts';
import { startBustle } from '../../../bff/simulators/server/bustle.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import type { PmsProvider } from '../../../shared/domain/pms.ts';
import { findOwnPort } from '../../support/process/own-port.ts';

/** The experience of a new user who starts the server and presses "Try it". */
describe('the sample hotel', () => {
  let dataDir: string;
  let config: Config;
  let serverPort: number;
  let server: RunningServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'service-chat-demo-'));
    const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
    if ('faults' in read) throw new Error(read.faults.join());
    config = read.config;
    serverPort = await portBeside('mews');
    await start();
    await loadSampleHotel(server.services);
    headers = await signIn();
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  async function start(): Promise<void> {
    const log = createLog('silent');
    const allowedPrivate: string[] = [];
    const pmsDemo = new SamplePms({ serverPort, log, allowedPrivate });
    server = await startServer({ config, log, assetsDir: null, allowedPrivate, pmsDemo });
  }

  async function signIn(): Promise<Record<string, string>> {
    const token = (await sampleDeskPath(server.services)).split('#link=')[1];
    const answer = await fetch(`${server.baseUrl}/auth/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { csrfToken } = z.looseObject({ csrfToken: z.string() }).parse(await answer.json());
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely.
  async function call(method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${server.baseUrl}/api/integrations/pms/${path}`, { method, headers, ...text });
    return { status: answer.status, body: await answer.json() };
  }

  it('lists the PMSs that can be simulated', async () => {
    const { body } = await call('GET', 'providers');
    const tryable = body.items.filter(({ demo }: { demo: boolean }) => demo);
    expect(tryable.map(({ provider }: { provider: string }) => provider)).toContain('mews');
  });

  it('refuses addresses of this machine other than its own simulators', async () => {
    const credentials = { platformAddress: 'http://127.0.0.1:1', clientToken: 'x', accessToken: 'y' };
    const answer = await call('POST', 'connect', { provider: 'mews', credentials });
    expect(answer).toMatchObject({ status: 422, body: { code: 'pms_address_refused' } });
  });

  it('is connected to a simulated PMS by one call, and its bookings are imported', async () => {
    expect(await call('POST', 'demo', { provider: 'nowhere' })).toMatchObject({
      status: 422,
      body: { code: 'unknown_provider' },
    });
    const answer = await call('POST', 'demo', { provider: 'mews' });
    expect(answer).toMatchObject({ status: 201, body: { connected: true, property: { name: 'Hotel Aurora' } } });
    await server.services.sync.work();
    const { body } = await call('GET', 'status');
    expect(body).toMatchObject({ connected: true, health: 'ok', lastError: null });
    expect(body.recordsSynced.reservations).toBeGreaterThan(20);
    expect(body.webhookUrl).toContain('/webhooks/pms/');
  });

  it('is still connected after a restart, although the simulated PMS has new keys', async () => {
    await server.close();
    await start();
    const test = await call('GET', 'test');
    expect(test.body.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    await server.services.sync.work();
    expect((await call('GET', 'status')).body).toMatchObject({ connected: true, health: 'ok', lastError: null });
  });

  it('is also connected by the public API', async () => {
    const { body: connected } = await call('GET', 'status');
    const { webhookUrl: _, property } = connected;
    const sim = await server.services.db.selectFrom('pmsConnection').select('provider').executeTakeFirstOrThrow();
    expect(sim.provider).toBe('mews');
    const credentials = { apiKey: 'SIMULATED-ACCESS-TOKEN', apiSecret: 'SIMULATED-CLIENT-TOKEN' };
    const platformAddress = await addressOf('mews');
    const right = { ...credentials, platformAddress, propertyId: property.id, taxCode: 'DE-2020-1-S' };
    expect((await call('POST', 'connect', { provider: 'mews', credentials: right })).status).toBe(201);
    const wrong = { ...right, propertyId: 'another hotel' };
    expect(await call('POST', 'connect', { provider: 'mews', credentials: wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/credentials/enterpriseId' }] },
    });
  });

  /** The address of the running simulator, which the log shows with each exchange. */
  async function addressOf(provider: string): Promise<string> {
    const { body } = await call('GET', 'logs?limit=200');
    const [, host] = /(127\.0\.0\.1:\d+)/.exec(JSON.stringify(body)) ?? [];
    if (host === undefined) throw new Error(`Nothing was said to ${provider}`);
    return `http://${host}`;
  }
});

/** A port for the server that leaves the provider's simulator a free port. */
async function portBeside(provider: PmsProvider): Promise<number> {
  const { providers } = new SamplePms({ serverPort: 0, log: createLog('silent'), allowedPrivate: [] });
  const port = await findOwnPort();
  return port - 1 - providers.indexOf(provider);
}

describe('faults on the command line', () => {
  it.each([
    ['latency:300', { kind: 'latency', ms: 300 }],
    ['status:500*3', { kind: 'status', status: 500, times: 3 }],
    ['failed:503', { kind: 'failed', status: 503 }],
    ['unanswered', { kind: 'unanswered' }],
    ['rate_limit', { kind: 'rate_limit' }],
    ['rate_limit:7', { kind: 'rate_limit', retryAfter: '7' }],
    ['cut*2@GET /v1/a?b', { kind: 'cut', times: 2, on: /GET \/v1\/a\?b/ }],
  ])('%s is parsed as a fault', (text, fault) => {
    const read = readFault(text);
    expect(read).toMatchObject({ ...fault, ...('on' in fault ? { on: expect.any(RegExp) } : {}) });
    if ('on' in fault) expect(read?.on?.test('GET /v1/a?b=1')).toBe(true);
  });
  it.each(['', 'fire', 'latency', 'latency:fast', 'status:200', 'lost:5'])('%j is not a fault', (text) => {
    expect(readFault(text)).toBeNull();
  });
});

it('a simulated hotel books, checks in and checks out by itself', () => {
  const world = createWorld({ reservations: 40 });
  const before = world.findReservations().length;
  const bustle = startBustle(world, { everyMs: 3_600_000 });
  const said = Array.from({ length: 24 }, () => bustle.step());
  bustle.close();
  expect(world.findReservations().length).toBeGreaterThan(before + 4);
  for (const what of [/booked/, /checked in to room/, /checked out/, /cleaned/])
    expect(
      said.some((line) => what.test(line)),
      String(what),
    ).toBe(true);
  const rooms = world
    .findReservations({ states: ['checked_in'] })
    .slice(0, 500)
    .map(({ room }) => room);
  expect(new Set(rooms).size, 'nobody shares a room').toBe(rooms.length);
});
