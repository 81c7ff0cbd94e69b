import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { exampleOf } from '../../support/fixture/example-bodies.ts';
import { furnish, type House } from '../../support/fixture/furnished-house.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

let server: HttpServer;
let house: House;
let assetsDir: string;

beforeAll(async () => {
  assetsDir = mkdtempSync(join(tmpdir(), 'service-chat-assets-'));
  for (const folder of ['widget/assets', 'desk/assets', 'sample'])
    mkdirSync(join(assetsDir, folder), { recursive: true });
  writeFileSync(join(assetsDir, 'widget/widget.js'), 'loader();');
  writeFileSync(join(assetsDir, 'widget/assets/panel-abc.js'), 'panel();');
  writeFileSync(join(assetsDir, 'widget/assets/panel-abc.js.br'), brotliCompressSync('panel();'));
  writeFileSync(join(assetsDir, 'desk/index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(assetsDir, 'sample/index.html'), '<!doctype html><title>Hotel</title>');
  server = await startHttpServer({ assetsDir });
  house = await furnish(server, 'a@a.example');
});
afterAll(async () => {
  await server.close();
  rmSync(assetsDir, { recursive: true });
});

describe('a request that cannot be parsed', () => {
  const put = (raw: string, headers: Record<string, string> = {}) =>
    server.call('PUT', '/api/property', { key: house.key, raw, headers });

  it('is refused with 400 if the body is not JSON', async () => {
    for (const raw of ['{', '{"name":}', 'nonsense', '\u0000'])
      expect(await put(raw)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
  it('is refused with 415 if the body has another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'])
      expect(await put('{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    expect((await put('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    for (const method of ['POST', 'PUT', 'PATCH']) {
      const path = method === 'POST' ? '/api/keys' : method === 'PUT' ? '/api/property' : '/api/staff/usr_x';
      const headers = { 'content-type': 'text/plain' };
      expect((await server.call(method, path, { key: house.key, raw: '', headers })).status, method).toBe(415);
    }
  });
  it('is refused with 413 if the body is too large', async () => {
    expect(await put(`{"name":"${'x'.repeat(300_000)}"}`)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });
  it('is refused with 422 and every error if the body has a wrong shape', async () => {
    const answer = await put('{"nam~e/":1,"address":2}');
    expect(answer.status).toBe(422);
    const pointers = answer.body.errors.map((error: { pointer: string }) => error.pointer);
    expect(pointers.toSorted()).toEqual(['/address', '/amenities', '/languages', '/name', '/nam~0e~1', '/timezone']);
  });
  it('is refused with 422 and the parameter’s name if the query has a wrong shape', async () => {
    const answer = await server.call('GET', '/api/conversations?limit=0&typo=1', { key: house.key });
    expect(answer.body.errors).toMatchObject([
      { parameter: 'limit', code: 'too_small' },
      { parameter: 'typo', code: 'unknown_field' },
    ]);
    const twice = await server.call('GET', '/api/conversations?state=open&state=waiting', { key: house.key });
    expect(twice.body.errors).toMatchObject([{ parameter: 'state' }]);
    expect((await server.call('GET', '/api/conversations?cursor=zzz', { key: house.key })).status).toBe(400);
  });
  it.each(['__proto__', 'constructor'])('treats %s as an unknown field', async (name) => {
    const answer = await server.call('POST', '/api/properties', {
      key: house.key,
      raw: `{"name":"x","${name}":{"polluted":1}}`,
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${name}`, code: 'unknown_field' }] } });
  });
});

describe('paths', () => {
  it('that are unknown are answered with 404, and those with another method with 405 and Allow', async () => {
    expect((await server.call('GET', '/api/nothing', { key: house.key })).body.code).toBe('not_found');
    const wrong = await server.call('PATCH', '/api/property', { key: house.key, body: {} });
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, PUT');
  });
  it.each([
    ['POST', '/docs', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['POST', '/chat/widget.js', 'GET, HEAD'],
    ['DELETE', '/desk', 'GET, HEAD'],
    ['DELETE', '/sample', 'GET, HEAD'],
    ['DELETE', '/chat/socket', 'GET'],
    ['POST', '/desk/socket', 'GET'],
  ])('like %s %s are answered with 405, for pages and sockets too', async (method, path, allow) => {
    const wrong = await server.call(method, path);
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(wrong.headers.get('allow')).toBe(allow);
  });
  it.each(['/chat/socket', '/desk/socket'])('like %s require an upgrade to a web socket', async (path) => {
    const plain = await server.call('GET', path);
    expect(plain).toMatchObject({ status: 426, body: { code: 'upgrade_required' } });
    expect(plain.headers.get('upgrade')).toBe('websocket');
  });
  it('never cause an error with hostile ids', async () => {
    for (const id of ['%00', '%2e%2e%2f', '%ff', "'%20or%201=1--", 'x'.repeat(2_000)])
      expect((await server.call('GET', `/api/conversations/${id}`, { key: house.key })).status, id).toBeLessThan(500);
  });
});

describe('every answer', () => {
  it('carries the caller’s request id if it is valid, and otherwise a new one', async () => {
    const callWithRequestId = (id: string) => server.call('GET', '/health/live', { headers: { 'x-request-id': id } });
    expect((await callWithRequestId('abc-123')).headers.get('x-request-id')).toBe('abc-123');
    expect((await callWithRequestId('a b<script>')).headers.get('x-request-id')).toMatch(/^req_/);
    expect((await server.call('GET', '/api/nothing')).body.requestId).toMatch(/^req_/);
  });
  it('forbids caching and carries the security headers', async () => {
    for (const path of ['/api/property', '/health/live', '/api/nothing']) {
      const { headers } = await server.call('GET', path, { key: house.key });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
  it('states the quota that it used', async () => {
    const { headers } = await server.call('GET', '/api/property', { key: house.key });
    expect(headers.get('ratelimit-policy')).toMatch(/^"api";q=\d+;w=60$/);
    expect(headers.get('ratelimit')).toMatch(/^"api";r=\d+;t=\d+$/);
  });
});

describe('lists', () => {
  it('are divided into pages', async () => {
    for (let count = 0; count < 5; count++)
      await server.call('POST', '/api/keys', {
        key: house.key,
        body: { name: `k${count}`, scopes: ['property:read'] },
      });
    const all = await server.call('GET', '/api/keys', { key: house.key });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/keys?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body } = await server.call('GET', path, { key: house.key });
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(all.body.items.map(({ id }: { id: string }) => id));
    const audit = await server.call('GET', '/api/audit?limit=3', { key: house.key });
    const older = await server.call('GET', `/api/audit?limit=3&cursor=${audit.body.nextCursor}`, { key: house.key });
    expect(older.body.items[0].number).toBeLessThan(audit.body.items[2].number);
  });
});

describe('settings', () => {
  it('of training are accepted only from a client with the newest revision, if the client names its revision', async () => {
    const path = '/api/ai/training';
    const fresh = await register(server, 'revision@a.example');
    const { revision } = (await server.call('GET', path, { key: fresh.key })).body;
    const put = (checkIn: string, seen?: number) =>
      server.call('PUT', path, {
        key: fresh.key,
        body: { propertyInfo: { checkIn }, faqs: [], ...(seen !== undefined && { revision: seen }) },
      });
    expect((await put('15:00', revision)).body.revision).toBe(revision + 1);
    expect(await put('16:00', revision)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await server.call('GET', path, { key: fresh.key })).body.propertyInfo.checkIn).toBe('15:00');
    expect((await put('17:00')).body).toMatchObject({ propertyInfo: { checkIn: '17:00' }, revision: revision + 2 });
  });

  it.each(['/api/property', '/api/activation'])(
    'of %s are accepted only from a client with the current state, if the client names it',
    async (path) => {
      const key = (await register(server, `seen${path.length}@a.example`)).key;
      const body = exampleOf({ method: 'PUT', path });
      const put = (seen?: string) => server.call('PUT', path, { key, body: { ...body, ...(seen && { seen }) } });
      const first = (await server.call('GET', path, { key })).body.updatedAt;
      const second = (await put(first)).body.updatedAt;
      expect(second > first).toBe(true);
      expect(await put(first)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      const [one, other] = await Promise.all([put(second), put(second)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      expect((await put()).status).toBe(200);
    },
  );

  it('store that the first steps were dismissed', async () => {
    const { key } = await register(server, 'guide@a.example');
    const guide = async () => (await server.call('GET', '/api/property/guide', { key })).body;
    expect(await guide()).toEqual({ left: false });
    await server.call('PUT', '/api/property/guide', { key, body: { left: true } });
    expect(await guide()).toEqual({ left: true });
  });

  it('keep the ids of remaining FAQ entries, and increase the training’s revision', async () => {
    const put = (faqs: unknown[]) =>
      server.call('PUT', '/api/ai/training', {
        key: house.key,
        body: { ...exampleOf({ method: 'PUT', path: '/api/ai/training' }), faqs },
      });
    const first = (
      await put([
        { question: 'A?', answer: '1' },
        { question: 'B?', answer: '2' },
      ])
    ).body.faqs;
    const second = (
      await put([
        { question: 'B?', answer: 'two' },
        { id: first[0].id, question: 'A or not?', answer: '1' },
      ])
    ).body.faqs;
    expect(second.map(({ id }: { id: string }) => id)).toEqual([first[1].id, first[0].id]);
    expect((await server.call('GET', '/api/ai/training', { key: house.key })).body.faqs).toEqual(second);
  });
  it('warn of problems that keep guests from an answer, and refuse a channel that is not connected', async () => {
    const fresh = await register(server, 'fresh@a.example');
    const body = exampleOf({ method: 'PUT', path: '/api/activation' });
    const answer = await server.call('PUT', '/api/activation', { key: fresh.key, body });
    expect(answer.body.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'no_faqs',
      'no_training',
      'any_origin',
      'property_incomplete',
    ]);
    const refused = await server.call('PUT', '/api/activation', {
      key: fresh.key,
      body: { ...body, channels: ['widget', 'sms'] },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'channel_not_connected' } });
    expect((await server.call('GET', '/api/activation', { key: fresh.key })).body.businessHours).toEqual(
      body['businessHours'],
    );
  });
  it('are limited by the plan', async () => {
    const small = await startHttpServer({ config: { plan: 'starter' } });
    const { key } = await register(small, 'a@a.example');
    expect(await small.call('POST', '/api/properties', { key, body: { name: 'Two' } })).toMatchObject({
      status: 403,
      body: { code: 'plan_limit' },
    });
    await small.close();
  });
});

describe('the guest’s routes', () => {
  it('may be read from every origin, and no other route may', async () => {
    const config = await server.call('GET', `/chat/config/${house.propertyId}`, {
      headers: { origin: 'https://hotel.example' },
    });
    expect(config.body).toMatchObject({ active: true, property: { id: house.propertyId } });
    expect(config.headers.get('access-control-allow-origin')).toBe('*');
    expect(config.headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const there = await server.call('OPTIONS', '/chat/messages', { headers: preflight });
    expect(there).toMatchObject({ status: 204 });
    const here = await server.call('OPTIONS', '/api/property', { headers: preflight });
    expect(here.headers.get('access-control-allow-origin')).toBeNull();
    expect(here.headers.get('allow')).toBe('GET, HEAD, PUT');
  });
  it('are answered with 404 for a property that is unknown or whose chat is off', async () => {
    const off = await register(server, 'off@a.example');
    for (const id of [off.propertyId, 'prp_unknown'])
      expect((await server.call('GET', `/chat/config/${id}`)).status).toBe(404);
  });
});

describe('files', () => {
  it('of the widget: a loader with short caching and chunks with long caching, compressed and for every origin', async () => {
    const loader = await server.call('GET', '/chat/widget.js');
    expect(loader).toMatchObject({ status: 200, body: 'loader();' });
    expect(loader.headers.get('cache-control')).toContain('max-age=600');
    const chunk = await server.call('GET', '/chat/assets/panel-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect(chunk.body).toBe('panel();');
    expect(chunk.headers.get('content-encoding')).toBe('br');
    expect(chunk.headers.get('content-type')).toContain('text/javascript');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(chunk.headers.get('access-control-allow-origin')).toBe('*');
    expect((await server.call('GET', '/chat/assets/gone.js')).status).toBe(404);
  });
  it('of the desk and the sample page have a strict content security policy', async () => {
    for (const path of ['/desk', '/desk/', '/desk/inbox', '/sample', '/docs']) {
      const page = await server.call('GET', path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get('content-type'), path).toContain('text/html');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(policy, path).not.toMatch(/unsafe/);
      expect(page.body, path).not.toMatch(/<script>/);
    }
    expect((await server.call('GET', '/desk/assets/gone.js')).status).toBe(404);
  });
  it('are reached from the server’s bare address by a redirect', async () => {
    const { status, headers } = await server.call('GET', '/');
    expect([status, headers.get('location')]).toEqual([302, '/desk']);
  });
  it('outside of the public folder are not served', async () => {
    for (const path of ['/desk/../../../etc/passwd', '/desk/..%2f..%2fetc/passwd', '/chat/%2e%2e/desk/index.html'])
      expect(await rawGet(path), path).not.toContain('root:');
  });
});

it('X-Forwarded-For is accepted only from a trusted proxy, and is read from the right', async () => {
  const quota = { requests: 2, windowSeconds: 60 };
  const attempts = async (trustedProxies: string[], forwarded: string[]) => {
    const one = await startHttpServer({ config: { trustedProxies }, limits: { login: quota } });
    const statuses: number[] = [];
    for (const header of forwarded) {
      const body = { email: 'a@a.example', password: 'guess' };
      const answer = await one.call('POST', '/auth/login', { headers: { 'x-forwarded-for': header }, body });
      statuses.push(answer.status);
    }
    await one.close();
    return statuses;
  };
  expect(await attempts([], ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([401, 401, 429]);
  expect(await attempts(['127.0.0.1'], ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([401, 401, 401]);
  expect(await attempts(['127.0.0.1'], ['9.9.9.9, 1.1.1.1', '8.8.8.8, 1.1.1.1', '7.7.7.7, 1.1.1.1'])).toEqual([
    401, 401, 429,
  ]);
  expect(await attempts(['127.0.0.0/8', '10.0.0.0/8'], ['1.1.1.1, 10.0.0.7', '2.2.2.2, 10.0.0.8', '3.3.3.3'])).toEqual([
    401, 401, 401,
  ]);
});

describe('openapi.json', () => {
  it('describes every route with its bodies, answer and errors', async () => {
    const { body } = await server.call('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const route of createRoutes()) {
      const operation = body.paths[route.path]?.[route.method.toLowerCase()];
      expect(operation?.summary, route.path).toBe(route.summary);
      expect(operation.requestBody !== undefined, route.path).toBe(route.body !== undefined);
      expect(operation.responses[String(route.status)], route.path).toBeDefined();
      expect(operation.security.length > 0, route.path).toBe(route.access !== 'public');
    }
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const register = body.paths['/auth/register'].post.requestBody.content['application/json'].schema;
    expect(register).toEqual({ $ref: '#/components/schemas/RegisterBody' });
    const { RegisterBody, Property } = body.components.schemas;
    expect(RegisterBody).toMatchObject({
      required: ['propertyName', 'email', 'phone'],
      additionalProperties: false,
    });
    expect(JSON.stringify(Property)).not.toContain('additionalProperties'); // answers may gain fields
  });
});

it('the health check names the failing store as its failed check', async () => {
  const broken = await startHttpServer();
  await broken.deps.db.destroy();
  const answer = await broken.call('GET', '/health/ready');
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'store_unavailable', detail: expect.stringContaining('store') },
  });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await broken.call('GET', '/health/live')).status).toBe(200);
  await broken.close();
});

/** Sends a request whose path is not normalised. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(server.baseUrl, { path }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve(text);
    });
    sent.on('error', reject).end();
  });
}
