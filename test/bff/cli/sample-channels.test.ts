import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { describeChannels } from '../../../bff/cli/commands/simulate-channel-manager.ts';
import { loadSampleHotel, sampleDeskPath } from '../../../bff/cli/sample/sample.ts';
import { createSampleChannels } from '../../../bff/cli/sample/sample-channels.ts';
import { type RunningServer, startServer } from '../../../bff/compose.ts';
import { startChannelBustle } from '../../../bff/simulators/world/channel-hotel.ts';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';

const BASE = '/api/integrations/channel-manager';
/** Portals also change and cancel bookings. */
const BOOKED_IN_TWELVE_STEPS = 6;
const log = createLog('silent');
let dataDir: string;
let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-channels-'));
  await start();
  await loadSampleHotel(server.services);
  const token = (await sampleDeskPath(server.services)).split('#link=')[1];
  const body = JSON.stringify({ token });
  const type = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.baseUrl}/auth/link`, { method: 'POST', headers: type, body });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  headers = {
    ...type,
    cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    'x-csrf-token': csrfToken,
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<void> {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
  if ('faults' in read) throw new Error(read.faults.join());
  const allowedPrivate: string[] = [];
  const channelDemo = createSampleChannels({ log, allowedPrivate });
  server = await startServer({ config: read.config, log, assetsDir: null, allowedPrivate, channelDemo });
}

async function ask(path: string): Promise<{ items: { inPms: boolean }[]; connected: boolean; health: string }> {
  const answer = await fetch(`${server.baseUrl}${BASE}${path}`, { headers });
  return (await answer.json()) as { items: { inPms: boolean }[]; connected: boolean; health: string };
}

it.each(['channex', 'beds24', 'cloudbeds'])(
  'connects the sample hotel to a simulated %s, whose bookings come, also after a restart',
  async (provider) => {
    const body = JSON.stringify({ provider });
    const made = await fetch(`${server.baseUrl}${BASE}/demo`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    await server.services.distribution.work();
    expect((await ask('/bookings')).items).toHaveLength(12);
    await server.close();
    await start();
    await server.services.distribution.work();
    expect(await ask('/status')).toMatchObject({ connected: true, provider, health: 'ok' });
    const unknown = await fetch(`${server.baseUrl}${BASE}/demo`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ provider: 'fidelio' }),
    });
    expect(unknown.status).toBe(422);
  },
);

it.each(['siteminder', 'custom'])(
  'connects the sample hotel to a simulated %s, which sends its bookings by itself, also after a restart',
  async (provider) => {
    const body = JSON.stringify({ provider });
    const made = await fetch(`${server.baseUrl}${BASE}/demo`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    await expect.poll(async () => (await ask('/bookings')).items.length).toBe(BOOKED_IN_TWELVE_STEPS);
    await server.close();
    const since = new Date().toISOString();
    await start();
    const came = async () => {
      const answer = await fetch(`${server.baseUrl}${BASE}/logs?since=${since}`, { headers });
      return JSON.stringify(await answer.json());
    };
    await expect.poll(came).toContain('bookings.came');
    expect(await ask('/status')).toMatchObject({ connected: true, provider, health: 'ok' });
  },
);

it('simulated portals book, change and cancel, in the same way for the same hotel each time', () => {
  const play = () => {
    const put: ChannelBooking[] = [];
    const bustle = startChannelBustle(
      { put: (one) => put.push(one) },
      { bookings: 3, everyMs: 0, today: '2026-03-02' },
    );
    const said = Array.from({ length: 9 }, () => bustle.step());
    bustle.close();
    return { put, said };
  };
  const first = play();
  expect(play()).toEqual(first);
  expect(first.put).toHaveLength(12);
  for (const what of ['booked', 'changed', 'cancelled']) expect(first.said.join()).toContain(what);
});

it('the simulator of channels prints the values for the connection form', () => {
  const text = describeChannels({
    provider: 'channex',
    url: 'http://127.0.0.1:4711',
    credentials: { apiKey: 'k', baseUrl: 'http://127.0.0.1:4711/api' },
    setHook: null,
  });
  expect(text.join('\n')).toContain('apiKey  k');
  expect(text.join('\n')).toContain('ALLOW_PRIVATE_NETWORKS=127.0.0.1:4711');
});
