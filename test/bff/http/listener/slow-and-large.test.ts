import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { startServer } from '../../../../bff/compose.ts';
import { CONNECTION_LIMITS, PATIENCE } from '../../../../bff/http/listener/connection-limits.ts';
import { createEchoEngine } from '../../../support/engine/echo-engine.ts';
import { type ServeProcess, startServing } from '../../../support/process/serve-process.ts';

/** A real server, with clients that send too much, too slowly or nothing. */
const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-slow-'));
let server: ServeProcess;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startServing({ DATA_DIR: dataDir });
  port = Number(new URL(server.baseUrl).port);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a body that is too large', () => {
  const MEGABYTES = 8;

  it.each([
    '/auth/register',
    '/chat/messages',
    '/chat/session',
    '/webhooks/pms/prp_x',
    '/webhooks/whatsapp/prp_x',
    '/webhooks/channel-manager/prp_x',
    '/api/property/nothing',
  ])('sent at once to %s is answered, and the connection is usable for the next request', async (path) => {
    for (let again = 0; again < 5; again++) {
      const socket = openSocket();
      const { text, isBroken } = listen(socket);
      const body = Buffer.alloc(MEGABYTES * 1024 * 1024, 'x');
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer scs_x\r\nContent-Type: application/json\r\n`;
      socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
      socket.write(body);
      socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      await waitForClose(socket);
      expect(isBroken()).toBe(false);
      expect(text()).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(text()).toMatch(/HTTP\/1.1 200 OK/);
    }
  });

  it('and endless is cut off', async () => {
    const socket = openSocket();
    listen(socket);
    socket.write(
      'POST /auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const pump = () => {
      while (!socket.destroyed && sent < 512) {
        sent++;
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        if (!socket.write('\r\n')) return void socket.once('drain', pump);
      }
    };
    pump();
    await waitForClose(socket);
    expect(sent).toBeLessThan(512);
  });
});

it('a client that sends nothing, an endless head or a very slow body is disconnected', async () => {
  expect(PATIENCE).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  const read = readConfig({ DATA_DIR: join(dataDir, 'impatient'), PORT: '0', LOG_LEVEL: 'silent' });
  if ('faults' in read) throw new Error(read.faults.join());
  const impatient = await startServer({
    config: read.config,
    log: createLog('silent'),
    assetsDir: null,
    engine: createEchoEngine(),
    patience: { headersTimeout: 500, requestTimeout: 1_500, connectionsCheckingInterval: 50 },
  });
  const at = Number(new URL(impatient.baseUrl).port);
  const post =
    'POST /auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
  const slow = ['', 'GET /health/live HTTP/1.1\r\nHost: x\r\n', post];
  // A client that is not disconnected would keep this waiting.
  const lasted = slow.map(async (words) => {
    const socket = openSocket(at);
    listen(socket);
    if (words !== '') socket.write(words);
    const dribble = setInterval(() => words === post && socket.write(' '), 100);
    await waitForClose(socket);
    clearInterval(dribble);
  });
  await Promise.all(lasted);
  await impatient.close();
});

it('one address may hold a limited number of plain connections, and the next is closed', async () => {
  const { perAddress } = CONNECTION_LIMITS;
  for (let count = 0; count < perAddress; count++) {
    const socket = openSocket();
    listen(socket);
    await once(socket, 'connect');
  }
  const over = openSocket();
  listen(over);
  await waitForClose(over);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThanOrEqual(perAddress - 1);
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' });
  sockets.push(other);
  const { text } = listen(other);
  other.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await waitForClose(other);
  expect(text()).toMatch(/^HTTP\/1.1 200/);
});

function openSocket(at = port): Socket {
  const socket = connect({ port: at, host: '127.0.0.1' });
  sockets.push(socket);
  return socket;
}

/** Resolves when the socket ends, by an answer or a reset. */
function waitForClose(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

function listen(socket: Socket): { text(): string; isBroken(): boolean } {
  let text = '';
  let broken = false;
  socket.on('data', (data) => {
    text += String(data);
  });
  socket.on('error', () => {
    broken = true;
  });
  return { text: () => text, isBroken: () => broken };
}
