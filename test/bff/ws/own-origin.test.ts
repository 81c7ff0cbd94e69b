import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnOrigin } from '../../../bff/base/network/own-origin.ts';
import type { RunningServer } from '../../../bff/compose.ts';
import { startComposed } from '../../faults/composed-server.ts';
import { call, openHotel } from '../../support/chat-server.ts';
import { createEchoEngine } from '../../support/engine/echo-engine.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { WireClient } from '../../support/wire-client.ts';

const GUESSED = true;

describe('the server without a BASE_URL', () => {
  it.each(['http://127.0.0.1:8787', 'http://localhost:8787', 'http://[::1]:8787'])(
    'accepts pages of %s as its own',
    (origin) => {
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'])
        expect(isOwnOrigin(origin, `http://${host}:8787`, GUESSED), host).toBe(true);
    },
  );

  it.each([
    'http://localhost:8788',
    'http://localhost',
    'https://localhost:8787',
    'http://localhost.evil.example:8787',
    'http://127.0.0.2:8787',
    'null',
    undefined,
  ])('does not accept pages of %s as its own', (origin) => {
    expect(isOwnOrigin(origin, 'http://127.0.0.1:8787', GUESSED)).toBe(false);
  });

  it('accepts no local address as its own if it listens elsewhere', () => {
    expect(isOwnOrigin('http://localhost:8787', 'http://192.168.1.5:8787', GUESSED)).toBe(false);
  });
});

it('a server with a BASE_URL accepts only pages of that origin as its own', () => {
  expect(isOwnOrigin('https://chat.hotel.example', 'https://chat.hotel.example/base', !GUESSED)).toBe(true);
  expect(isOwnOrigin('http://localhost:8787', 'http://127.0.0.1:8787', !GUESSED)).toBe(false);
});

describe('the server started without settings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-origin-'));
  let server: RunningServer;
  let cookie = '';
  let csrf = '';

  beforeAll(async () => {
    await prepareFile(dataDir);
    server = await startComposed({ dataDir, engine: createEchoEngine() });
    const hotel = await openHotel(server.baseUrl);
    const password = 'a long enough password';
    await call(server.baseUrl, 'POST', '/auth/password', undefined, { token: hotel.setupToken, password });
    const login = await call(server.baseUrl, 'POST', '/auth/login', undefined, { email: hotel.email, password });
    cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    csrf = login.body.csrfToken;
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function openDesk(hostname: string): Promise<WireClient> {
    const headers = { cookie, 'x-csrf-token': csrf };
    const { body } = await call(server.baseUrl, 'POST', '/auth/ticket', undefined, undefined, { headers });
    const origin = `http://${hostname}:${new URL(server.baseUrl).port}`;
    const desk = await new WireClient(server.baseUrl, '/desk/socket', { origin }).opened();
    desk.write({ type: 'hello', ticket: body.ticket });
    return desk;
  }

  it('welcomes the desk opened at localhost', async () => {
    const desk = await openDesk('localhost');
    await desk.frame(({ type }) => type === 'welcome');
    await desk.close();
  });

  it('refuses the desk of another host', async () => {
    const desk = await openDesk('evil.example');
    expect(await desk.closed()).toBe(4401);
  });
});
