import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** Refused callers are logged with their id and the path's pattern, without anything they wrote. */
let server: HttpServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startHttpServer();
  const kept = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  server.deps.log = pino({ level: 'warn' }, kept);
});
afterAll(() => server.close());

it('a call beyond the caller’s rights, and a call with an invalid key, are refused without an error in the log', async () => {
  const { key } = await register(server, 'owner@refused.example');
  const body = { name: 'Reader', scopes: ['property:read'] };
  const { id, apiKey } = (await server.call('POST', '/api/keys', { key, body })).body;
  expect((await server.call('DELETE', '/api/guests/gst_secretname', { key: apiKey })).status).toBe(403);
  expect((await server.call('GET', '/api/property', { key: `${apiKey.slice(0, -3)}xxx` })).status).toBe(401);
  expect((await server.call('GET', '/api/property', { key: apiKey })).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { who: id, kind: 'key', path: '/api/guests/{id}', msg: 'a call was refused: its caller may not do this' },
    { path: '/api/property', msg: 'a call came with a key that is not valid' },
  ]);
  for (const secret of ['secretname', apiKey.slice(-20, -3)]) expect(lines.join()).not.toContain(secret);
});
