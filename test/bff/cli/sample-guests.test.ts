import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../bff/base/config.ts';
import { createLog } from '../../../bff/base/log.ts';
import { loadSampleHotel, sampleDeskPath } from '../../../bff/cli/sample/sample.ts';
import { createSampleGuests } from '../../../bff/cli/sample/sample-guests.ts';
import { type RunningServer, startServer } from '../../../bff/compose.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';

/** The sample hotel on every channel, with guests who are played in a browser. */
const log = createLog('silent');
let dataDir: string;
let server: RunningServer;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-guests-'));
  await start();
  await loadSampleHotel(server.services);
  const token = (await sampleDeskPath(server.services)).split('#link=')[1];
  const type = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
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

async function start(environment: Record<string, string> = {}): Promise<void> {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...environment });
  if ('faults' in read) throw new Error(read.faults.join());
  const allowedPrivate: string[] = [];
  const guestDemo = createSampleGuests({ log, allowedPrivate, sendsMail: read.config.smtp !== null });
  const engine = createEchoEngine();
  server = await startServer({ config: read.config, log, assetsDir: null, allowedPrivate, guestDemo, engine });
}

interface Standing {
  channel: string;
  connected: boolean;
  demo: boolean;
  playUrl: string | null;
}

async function call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(server.baseUrl + path, { method, headers, ...sent });
  return { status: answer.status, body: (await answer.json()) as T };
}
const standing = async (channel: string) =>
  (await call<{ items: Standing[] }>('GET', '/api/channels')).body.items.find((one) => one.channel === channel);

/** Writes on a guest's page and waits until the page shows the answer. */
async function play(playUrl: string, from: string, text: string, shows: string): Promise<void> {
  const sent = await fetch(playUrl, { method: 'POST', body: new URLSearchParams({ from, text }), redirect: 'manual' });
  expect(sent.status).toBe(303);
  const page = async () => (await fetch(`${playUrl}?from=${encodeURIComponent(from)}`)).text();
  await expect.poll(page, { timeout: 10_000 }).toContain(shows);
}

it.each([
  ['whatsapp', '+491700000001'],
  ['sms', '+491700000001'],
  ['email', 'guest@guests.example'],
])('%s is tried with a simulated guest, and continues after a restart', async (channel, guest) => {
  expect(await standing(channel)).toMatchObject({ connected: false, demo: true, playUrl: null });
  const tried = await call<{ playUrl: string }>('POST', `/api/channels/${channel}/demo`, {});
  expect(tried.status).toBe(200);
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  const channels = ['widget', channel];
  const active = await call('PUT', '/api/activation', { channels, aiMode: 'auto', businessHours: hours, active: true });
  expect(active.status).toBe(200);
  expect((await standing(channel))?.playUrl).toBe(tried.body.playUrl);
  await play(tried.body.playUrl, guest, 'Hello <b>there</b>', 'Echo: Hello &#60;b&#62;there&#60;/b&#62;');

  await server.close();
  await start();
  const again = (await standing(channel))?.playUrl ?? '';
  await play(again, guest, 'Still there?', 'Echo: Still there?');
});

it('a page of another site cannot write as a simulated guest', async () => {
  const { playUrl } = (await standing('whatsapp')) ?? {};
  const answer = await fetch(playUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ from: '+491700000001', text: 'Hello' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});

it('e-mail is not simulated if this server sends real e-mail', async () => {
  await server.close();
  await start({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' });
  expect(await standing('email')).toMatchObject({ demo: false });
  expect((await call('POST', '/api/channels/email/demo', {})).status).toBe(409);
});
