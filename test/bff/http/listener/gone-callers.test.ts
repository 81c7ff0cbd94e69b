import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logUnsent } from '../../../../bff/http/listener/log-unsent.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** A caller who leaves before the answer is not a failure of the server, and raises no alarm. */
const lines: string[] = [];
const WARN = 40;
let server: HttpServer;
let key = '';
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  server = await startHttpServer({ log });
  ({ key } = await register(server, 'gone@a.example'));
});
afterAll(() => server.close());

/** Sends bytes and closes the connection at the first byte of the answer, or after `ms`. */
async function breakOff(text: string, ms: number): Promise<void> {
  const { port, hostname } = new URL(server.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    setTimeout(resolve, ms);
  });
  socket.resetAndDestroy();
}

it.each([
  ['in the middle of a large answer', 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)],
  [
    'in the middle of its body',
    'POST /auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a":',
  ],
  ['after bytes that are no HTTP', 'POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['before a held answer', 'GET /api/conversations HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer KEY\r\n\r\n'],
])('a caller who disconnects %s is logged below the level of an error', async (_, text) => {
  lines.length = 0;
  for (const ms of [1, 5, 20]) await breakOff(text.replace('KEY', key), ms);
  await expect.poll(async () => (await server.call('GET', '/health/live')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (text.startsWith('GET /openapi')) expect(lines.join('')).toContain('A caller went before its answer was there');
  const loud = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= WARN);
  expect(loud).toEqual([]);
});

it('a response that fails for another reason is logged as an error', () => {
  lines.length = 0;
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  logUnsent(log, Object.assign(new Error('read'), { code: 'EIO' }));
  logUnsent(log, new TypeError('no such thing'));
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([50, 50]);
});
