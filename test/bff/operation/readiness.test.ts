import { afterEach, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';
import { fillDisk } from '../../support/small-house.ts';

let server: HttpServer;
afterEach(() => server.close());

const ready = () => server.call('GET', '/health/ready');

it('readiness is reported only after a row was written and free disk space was checked', async () => {
  server = await startHttpServer();
  expect(await ready()).toMatchObject({
    status: 200,
    body: {
      checks: [
        { name: 'store', ok: true },
        { name: 'disk', ok: true },
      ],
    },
  });
});

it('a full store reports the error, keeps its data, and continues as soon as there is disk space', async () => {
  server = await startHttpServer();
  const { key } = await register(server, 'full@a.example');
  const makeRoom = await fillDisk(server.deps.db);
  const text = 'x'.repeat(3_900);
  const add = (number: number) =>
    server.call('POST', '/api/canned-replies', {
      key,
      body: { name: `Reply ${number}`, texts: [{ language: 'en', text }] },
    });
  let kept = 0;
  while ((await add(kept)).status === 201) kept++;
  expect(await add(kept)).toMatchObject({
    status: 503,
    body: { code: 'store_unavailable', detail: expect.stringContaining('The disk is full') },
  });
  expect((await server.call('GET', '/api/canned-replies?limit=200', { key })).body.items).toHaveLength(kept);
  await makeRoom();
  expect((await add(kept)).status).toBe(201);
  expect((await ready()).status).toBe(200);
});

it('readiness ends if disk space is low, and says what to do', async () => {
  server = await startHttpServer({ freeBytes: () => 5 * 1024 * 1024 });
  expect(await ready()).toMatchObject({
    status: 503,
    body: { code: 'store_unavailable', detail: 'The check "disk" fails: 5 MiB are left where the data is: make room' },
  });
});

it('readiness ends if the commit fails', async () => {
  server = await startHttpServer({
    wrapWriter: (writer) => ({ ...writer, write: () => Promise.reject(new Error('database or disk is full')) }),
  });
  expect(await ready()).toMatchObject({ status: 503, body: { detail: expect.stringContaining('"store" fails') } });
  expect((await server.call('GET', '/health/live')).status).toBe(200);
});
