import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../bff/base/errors.ts';
import { furnish, type House } from '../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';

let server: HttpServer;
let house: House;
/** True: the acknowledgement of the next commit is lost, as in a crash right after it. */
let loseNextAck = false;

beforeAll(async () => {
  server = await startHttpServer({
    wrapWriter: (writer) => ({
      ...writer,
      async write(work) {
        const value = await writer.write(work);
        if (!loseNextAck) return value;
        loseNextAck = false;
        throw new ServiceError('store_unavailable', 'The answer was lost');
      },
    }),
  });
  house = await furnish(server, 'a@a.example');
});
afterAll(() => server.close());

const makeKey = (idempotencyKey: string, name = 'once') =>
  server.call('POST', '/api/keys', {
    key: house.key,
    headers: { 'idempotency-key': idempotencyKey },
    body: { name, scopes: ['property:read'] },
  });
const countKeys = async (name: string) => {
  const { body } = await server.call('GET', '/api/keys?limit=200', { key: house.key });
  return body.items.filter((item: { name: string }) => item.name === name).length;
};

it('a repeated key returns the same answer, secret included, and has one effect', async () => {
  const id = randomUUID();
  const first = await makeKey(id);
  const again = await makeKey(id);
  expect(first.headers.has('idempotent-replayed')).toBe(false);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await countKeys('once')).toBe(1);
});

it('the stored answer of a key is encrypted', async () => {
  const { body } = await makeKey(randomUUID(), 'sealed');
  expect(JSON.stringify(await server.dump())).not.toContain(body.apiKey);
});

it('a repeated key with another body, path or property is refused', async () => {
  const id = randomUUID();
  await makeKey(id, 'mine');
  const before = await server.dump();
  expect(await makeKey(id, 'other')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  const elsewhere = await server.call('POST', '/api/properties', {
    key: house.key,
    headers: { 'idempotency-key': id },
    body: { name: 'x' },
  });
  expect(elsewhere.body.code).toBe('idempotency_mismatch');
  expect(await server.dump()).toEqual(before);
});

it('simultaneous duplicates have one effect', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => makeKey(id, 'at once')));
  expect(new Set(answers.map(({ body }) => body.apiKey)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(7);
  expect(await countKeys('at once')).toBe(1);
});

it('the answer is stored with the commit, also if nothing after the commit succeeds', async () => {
  const id = randomUUID();
  loseNextAck = true;
  const lost = await makeKey(id, 'survivor');
  expect(lost.status).toBe(201); // found by its key, although the write was reported as failed
  expect(await countKeys('survivor')).toBe(1);
  expect((await makeKey(id, 'survivor')).body).toEqual(lost.body);
});

it('a failed request stores no answer, and the same key may be tried again', async () => {
  const id = randomUUID();
  const headers = { 'idempotency-key': id };
  const path = `/api/conversations/${house.ids['/api/conversations/']}`;
  const early = await server.call('POST', `${path}/release`, { key: house.key, headers, body: {} });
  expect(early.body.code).toBe('conflict');
  await server.call('POST', `${path}/takeover`, { headers: house.headers, body: {} });
  const now = await server.call('POST', `${path}/release`, { key: house.key, headers, body: {} });
  expect(now).toMatchObject({ status: 200, body: { state: 'open' } });
});

it('commands on conversations, which are not allowed twice, can be repeated with a key', async () => {
  const headers = { ...house.headers, 'idempotency-key': randomUUID() };
  const path = `/api/conversations/${house.ids['/api/conversations/']}`;
  const answers = [];
  for (let time = 0; time < 2; time++)
    answers.push(await server.call('POST', `${path}/messages`, { headers, body: { text: 'Welcome!' } }));
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true');
  const { body } = await server.call('GET', `${path}/messages`, { key: house.key });
  expect(body.items.filter(({ text }: { text: string }) => text === 'Welcome!')).toHaveLength(1);
});

it('a dry run, which stores nothing else, can be repeated with a key', async () => {
  const ask = (text: string) =>
    server.call('POST', '/api/ai/ask', { key: house.key, headers: { 'idempotency-key': 'ask-1' }, body: { text } });
  expect((await ask('one')).status).toBe(200);
  expect((await ask('one')).headers.get('idempotent-replayed')).toBe('true');
  expect((await ask('two')).body.code).toBe('idempotency_mismatch');
});

it('the same key of another caller is another request', async () => {
  const other = await furnish(server, 'b@b.example');
  const first = await makeKey('shared-key', 'of the first');
  const second = await server.call('POST', '/api/keys', {
    key: other.key,
    headers: { 'idempotency-key': 'shared-key' },
    body: { name: 'of the first', scopes: ['property:read'] },
  });
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

it('a repeated sign-in returns its cookie again', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { email: 'a@a.example', password: 'a long enough password' };
  const first = await server.call('POST', '/auth/login', { headers, body });
  const again = await server.call('POST', '/auth/login', { headers, body });
  expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
});

it('a key expires after a day', async () => {
  const id = randomUUID();
  const first = await makeKey(id, 'daily');
  server.advance(24 * 60 * 60 * 1000 + 1_000);
  const later = await makeKey(id, 'daily');
  expect(later.body.id).not.toBe(first.body.id);
});

it('an invalid key is refused', async () => {
  expect(await makeKey('with space')).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect((await makeKey('x'.repeat(256))).status).toBe(400);
});
