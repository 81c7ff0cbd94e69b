import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';
import { fillStore } from '../../../support/large-store.ts';

/** What a guest may have to wait for a colleague's look, in milliseconds of this thread's processor: the clock tells of the machine. */
const HELD_MS_MAX = 50;
const CONVERSATIONS = 50_000;

let server: HttpServer;
let key = '';

beforeAll(async () => {
  server = await startHttpServer();
  const account = await register(server, 'desk@large.example');
  key = account.key;
  await fillStore(server.deps.db, server.deps.writer, account.propertyId, CONVERSATIONS);
});
afterAll(() => server.close());

it.each([
  ['the newest conversations', '/api/conversations'],
  ['a word that stands in all of them', '/api/conversations?q=garden'],
  ['a word that stands in one of them', '/api/conversations?q=49999'],
  ['two letters, which no index holds', '/api/conversations?q=zz'],
  ['the counts beside the list', '/api/conversations/counts'],
])('%s of a store of 50,000 conversations hold up no guest', async (_, path) => {
  await server.call('GET', path, { key }); // what is compiled and begun once
  const before = process.threadCpuUsage();
  const { status } = await server.call('GET', path, { key });
  const { user, system } = process.threadCpuUsage(before);
  expect(status).toBe(200);
  expect((user + system) / 1_000).toBeLessThan(HELD_MS_MAX);
});
