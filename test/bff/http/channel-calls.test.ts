import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANNEL_ADAPTERS, CONNECTED_CHANNELS } from '../../../bff/channels/registry.ts';
import { channelWebhookOperations } from '../../../bff/http/routes/integrations/channel-webhooks.ts';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { exampleOf } from '../../support/fixture/example-bodies.ts';
import { furnish, type House, pathIn } from '../../support/fixture/furnished-house.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/**
 * The answers to wrong calls on channels and webhooks. Wrong bodies are tested field by field in wrong-input.test.ts.
 */
let server: HttpServer;
let house: House;
let stranger: string;
const routes = createRoutes().filter(({ path }) => /^\/api\/(channels|webhooks)/.test(path));
const namedRoutes = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const withBody = namedRoutes.filter(([, { body }]) => body !== undefined);

beforeAll(async () => {
  server = await startHttpServer();
  house = await furnish(server, 'a@a.example');
  stranger = (await register(server, 'stranger@b.example')).key;
});
afterAll(() => server.close());

const sendRaw = (method: string, path: string, body: string, type = 'application/json') =>
  fetch(server.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${house.key}`, 'content-type': type },
    body,
  });

it('the calls of channels are those of the contract', () => {
  expect(namedRoutes.map(([name]) => name).toSorted()).toEqual([
    'DELETE /api/channels/{channel}',
    'DELETE /api/webhooks/{id}',
    'GET /api/channels',
    'GET /api/channels/whatsapp/template-uses',
    'GET /api/channels/whatsapp/templates',
    'GET /api/webhooks',
    'GET /api/webhooks/{id}',
    'GET /api/webhooks/{id}/deliveries',
    'PATCH /api/webhooks/{id}',
    'POST /api/channels/whatsapp/templates',
    'POST /api/channels/{channel}/demo',
    'POST /api/channels/{channel}/test',
    'POST /api/webhooks',
    'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay',
    'POST /api/webhooks/{id}/rotate',
    'POST /api/webhooks/{id}/test',
    'PUT /api/channels/email',
    'PUT /api/channels/portal',
    'PUT /api/channels/sms',
    'PUT /api/channels/whatsapp',
    'PUT /api/channels/whatsapp/template-uses',
  ]);
});

it('the calls of channels are all documented, and no others are', () => {
  const page = readFileSync('docs/channels/README.md', 'utf8');
  const table = page.slice(page.indexOf('## The calls'), page.indexOf('## A channel of your own'));
  const listed = [...table.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]+)`/g)].map(([, call]) => call);
  const there = [...routes.filter(({ path }) => path.startsWith('/api/channels')), ...channelWebhookOperations];
  expect(listed.toSorted()).toEqual(there.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe.each(namedRoutes)('%s', (_, route) => {
  it('needs a key', async () => {
    const body = route.body === undefined ? undefined : exampleOf(route);
    const answer = await server.call(route.method, pathIn(house, route), { body });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('accepts only its own methods', async () => {
    const other = route.path.startsWith('/api/webhooks') ? 'PUT' : 'PATCH';
    const answer = await sendRaw(other, pathIn(house, route), '{}');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain(route.method);
    await answer.body?.cancel();
  });
});

describe.each(withBody)('%s', (_, route) => {
  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['a list', '[]', 'application/json', 422],
    ['another type', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['more than anybody sends', JSON.stringify({ a: 'x'.repeat(2_000_000) }), 'application/json', 413],
  ])('refuses %s', async (_name, body, type, status) => {
    const answer = await sendRaw(route.method, pathIn(house, route), body, type);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('an unknown property or channel', () => {
  it.each([
    ['POST', '/api/channels/telegram/test', 404],
    ['POST', '/api/channels/widget/test', 404],
    ['DELETE', '/api/channels/telegram', 404],
    ['DELETE', '/api/channels/widget', 404],
    ['POST', '/api/channels/__proto__/test', 404],
    ['POST', '/api/channels/sms/templates', 404],
    ['POST', '/api/channels/sms/test', 409],
    ['DELETE', '/api/channels/sms', 409],
    ['POST', '/api/channels/sms/demo', 409],
    ['GET', '/api/webhooks/whk_nothing', 404],
    ['PATCH', '/api/webhooks/whk_nothing', 404],
    ['DELETE', '/api/webhooks/whk_nothing', 404],
    ['POST', '/api/webhooks/whk_nothing/rotate', 404],
    ['POST', '/api/webhooks/whk_nothing/test', 404],
    ['GET', '/api/webhooks/whk_nothing/deliveries', 404],
    ['POST', '/api/webhooks/whk_nothing/deliveries/whd_nothing/replay', 404],
  ])('is answered for %s %s with %i', async (method, path, status) => {
    const isBare = method === 'GET' || method === 'DELETE';
    const body = isBare ? {} : { body: method === 'PATCH' ? { active: true } : {} };
    const answer = await server.call(method, path, { key: house.key, ...body });
    expect(answer.status).toBe(status);
  });

  it('is answered like one of another account', async () => {
    for (const route of routes.filter(({ path }) => path.startsWith('/api/webhooks/{id}'))) {
      const body = route.body === undefined ? {} : { body: exampleOf(route) };
      const answer = await server.call(route.method, pathIn(house, route), { key: stranger, ...body });
      expect(answer.status, `${route.method} ${route.path}`).toBe(404);
    }
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=nonsense', 'state=lost', 'colour=red'])(
    'has no deliveries for %s',
    async (query) => {
      const { items } = (await server.call('GET', '/api/webhooks', { key: house.key })).body;
      const answer = await server.call('GET', `/api/webhooks/${items[0].id}/deliveries?${query}`, { key: house.key });
      expect([400, 422]).toContain(answer.status);
    },
  );
});

describe.each(CONNECTED_CHANNELS)('the webhook address for %s', (channel) => {
  const { calls } = CHANNEL_ADAPTERS[channel];
  const webhookUrl = (propertyId: string, path = '') => `${server.baseUrl}/webhooks/${channel}/${propertyId}${path}`;

  it('refuses an unsigned call and changes nothing, whether the property exists or not', async () => {
    const before = await server.dump();
    for (const { path } of calls.paths)
      for (const propertyId of [house.propertyId, 'prp_nothing'])
        for (const [type, body] of [
          ['application/json', '{}'],
          ['application/json', '{"a":'],
          ['application/x-www-form-urlencoded', 'Body=Hi'],
          ['message/rfc822', 'From: a@b.example\r\n\r\nHi'],
        ] as const) {
          const answer = await fetch(webhookUrl(propertyId, path), {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          });
          expect(answer.status, `${path} ${type}`).toBe(401);
        }
    expect(await server.dump()).toEqual(before);
  });

  it('refuses a body larger than the platform sends', async () => {
    const body = 'x'.repeat(calls.bodyBytesMax + 1);
    const answer = await fetch(webhookUrl(house.propertyId), { method: 'POST', body });
    expect(answer.status).toBe(413);
  });

  it('accepts GET only if the platform verifies addresses with it', async () => {
    const answer = await fetch(`${webhookUrl(house.propertyId)}?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1`);
    expect(answer.status).toBe(calls.challenge === undefined ? 405 : 403);
  });
});
