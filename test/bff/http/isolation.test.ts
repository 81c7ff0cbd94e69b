import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { RIGHTS, ROLE_RIGHTS, ROLES, type Role } from '../../../shared/domain/rights.ts';
import { exampleOf, furnish, type House, pathIn } from '../../support/http-fixture.ts';
import { type HttpServer, signIn, startHttpServer } from '../../support/http-server.ts';

/** Made from the route table: a new route is covered by being there. */
let server: HttpServer;
let ours: House;
let theirs: House;
const routes = createRoutes();
const guarded = routes.filter(({ access }) => access !== 'public');
const named = (list: typeof routes) => list.map((route) => [`${route.method} ${route.path}`, route] as const);

beforeAll(async () => {
  server = await startHttpServer();
  ours = await furnish(server, 'ours@a.example');
  theirs = await furnish(server, 'theirs@b.example');
});
afterAll(() => server.close());

describe('another account’s ids', () => {
  it.each(named(guarded.filter(({ path }) => path.includes('{'))))(
    '%s is 404 and changes nothing',
    async (_, route) => {
      const before = await server.dump();
      const body = route.body === undefined ? undefined : exampleOf(route);
      const as = route.access === 'session' ? { headers: ours.headers } : { key: ours.key };
      const answer = await server.call(route.method, pathIn(theirs, route), { ...as, body });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(JSON.stringify(answer.body)).not.toContain('Secret of this guest');
      expect(await server.dump()).toEqual(before);
    },
  );

  it.each(named(guarded.filter(({ property }) => property)))('%s with their X-Property-Id is 404', async (_, route) => {
    const before = await server.dump();
    const body = route.body === undefined ? undefined : exampleOf(route);
    const headers = { 'x-property-id': theirs.propertyId };
    const answer = await server.call(route.method, pathIn(theirs, route), { key: ours.key, headers, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await server.dump()).toEqual(before);
  });

  it('show up in no list', async () => {
    const lists = guarded.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    const foreign = [theirs.propertyId, theirs.ownerId, ...Object.values(theirs.ids)];
    for (const { path, access } of lists) {
      const as = access === 'session' ? { headers: ours.headers } : { key: ours.key };
      const answer = await server.call('GET', path, as);
      expect(answer.status, path).toBe(200);
      for (const id of foreign) expect(JSON.stringify(answer.body), path).not.toContain(id);
    }
  });

  it.each([
    [
      'POST',
      '/api/keys',
      () => ({ name: 'x', scopes: ['property:read'], propertyId: theirs.propertyId }),
      '/propertyId',
    ],
    [
      'POST',
      () => `/api/conversations/${ours.ids['/api/conversations/']}/assign`,
      () => ({ userId: theirs.ownerId }),
      '/userId',
    ],
  ] as const)('are unknown in the body of %s %s', async (method, path, body, pointer) => {
    const before = await server.dump();
    const answer = await server.call(method, typeof path === 'string' ? path : path(), { key: ours.key, body: body() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
    expect(await server.dump()).toEqual(before);
  });

  it('are unknown as the id of an FAQ entry', async () => {
    const { body: training } = await server.call('GET', '/api/ai/training', { key: theirs.key });
    const before = await server.dump();
    const body = { ...exampleOf({ method: 'PUT', path: '/api/ai/training' }), faqs: training.faqs };
    const answer = await server.call('PUT', '/api/ai/training', { key: ours.key, body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/faqs/0/id', code: 'unknown' }] } });
    expect(await server.dump()).toEqual(before);
  });
});

/**
 * What the desk neither shows nor lets an agent do, written down: the table of rights is compared with this, and not with
 * itself. A route that agents are to have no part in belongs here.
 */
const NOT_FOR_AGENTS = [
  'GET /api/plans',
  'GET /api/usage',
  'GET /api/keys',
  'POST /api/keys',
  'POST /api/keys/{id}/rotate',
  'DELETE /api/keys/{id}',
  'POST /api/staff',
  'PATCH /api/staff/{id}',
  'POST /api/staff/{id}/link',
  'DELETE /api/staff/{id}',
  'PUT /api/property',
  'PUT /api/property/guide',
  'POST /api/properties',
  'GET /api/property/retention/reach',
  'PUT /api/property/retention',
  'GET /api/backups',
  'POST /api/backups',
  'PUT /api/ai/training',
  'POST /api/ai/training/import',
  'PUT /api/activation',
  'POST /api/canned-replies',
  'PATCH /api/canned-replies/{id}',
  'DELETE /api/canned-replies/{id}',
  'DELETE /api/guests/{id}',
  'GET /api/property/identity-key',
  'POST /api/property/identity-key',
  'POST /api/offers',
  'PATCH /api/offers/{id}',
  'DELETE /api/offers/{id}',
  'POST /api/ai/unanswered/{id}/answer',
  'POST /api/ai/unanswered/{id}/dismiss',
  'PUT /api/arrival-message',
  'POST /api/integrations/pms/connect',
  'POST /api/integrations/pms/demo',
  'DELETE /api/integrations/pms/connect',
  'GET /api/integrations/pms/webhook',
  'POST /api/integrations/pms/sync',
  'PUT /api/integrations/pms/sync/enabled',
  'PUT /api/integrations/pms/sync/settings',
  'PUT /api/integrations/pms/field-mapping',
  'POST /api/integrations/pms/field-mapping/preview',
  'PUT /api/integrations/pms/room-types',
  'POST /api/integrations/pms/pushes/{id}/resend',
  'PUT /api/channels/whatsapp',
  'POST /api/channels/{channel}/test',
  'DELETE /api/channels/{channel}',
  'POST /api/channels/whatsapp/templates',
  'GET /api/webhooks',
  'POST /api/webhooks',
  'GET /api/webhooks/{id}',
  'PATCH /api/webhooks/{id}',
  'DELETE /api/webhooks/{id}',
  'POST /api/webhooks/{id}/rotate',
  'POST /api/webhooks/{id}/test',
  'GET /api/webhooks/{id}/deliveries',
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay',
  'GET /api/analytics',
  'GET /api/audit',
];

describe('rights', () => {
  it('an agent is refused everything that is not for agents', async () => {
    const headers = await signInAs('agent', 'refused');
    const refused = routes.filter(({ method, path }) => NOT_FOR_AGENTS.includes(`${method} ${path}`));
    expect(refused).toHaveLength(NOT_FOR_AGENTS.length);
    for (const route of refused)
      expect((await probe(route, { headers })).status, `${route.method} ${route.path}`).toBe(403);
  });

  it.each(named(guarded))('%s needs credentials', async (_, route) => {
    const before = await server.dump();
    const answer = await server.call(route.method, pathIn(ours, route), { body: route.body && exampleOf(route) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await server.dump()).toEqual(before);
  });

  it.each(ROLES)('a %s reaches what the table says and nothing else', async (role) => {
    const headers = await signInAs(role);
    for (const route of guarded) {
      const answer = await probe(route, { headers });
      const allowed = route.access === 'session' || ROLE_RIGHTS[role].includes(route.access as never);
      expect(answer.status === 403, `${role} ${route.method} ${route.path}: ${answer.status}`).toBe(!allowed);
    }
  });

  it.each(RIGHTS)('a key with %s alone reaches that and nothing else', async (scope) => {
    const made = await server.call('POST', '/api/keys', { key: ours.key, body: { name: 'narrow', scopes: [scope] } });
    for (const route of guarded) {
      const answer = await probe(route, { key: made.body.apiKey });
      expect(answer.status === 403, `${scope} ${route.method} ${route.path}: ${answer.status}`).toBe(
        route.access !== scope,
      );
    }
  });

  it('a key bound to one property acts on that one and never on the account', async () => {
    const bound = await server.call('POST', '/api/keys', {
      key: ours.key,
      body: { name: 'bound', scopes: [...RIGHTS], propertyId: ours.propertyId },
    });
    const key = bound.body.apiKey;
    const second = await server.call('POST', '/api/properties', { key: ours.key, body: { name: 'Second house' } });
    expect((await server.call('GET', '/api/property', { key })).body.id).toBe(ours.propertyId);
    const other = { key, headers: { 'x-property-id': second.body.id } };
    expect((await server.call('GET', '/api/property', other)).status).toBe(404);
    expect((await server.call('GET', '/api/properties', { key })).body.items).toHaveLength(1);
    expect((await server.call('GET', '/api/keys', { key })).status).toBe(403);
    expect((await server.call('GET', '/api/audit', { key })).status).toBe(403);
    expect((await server.call('POST', '/api/staff', { key, body: {} })).status).toBe(403);
    expect((await server.call('GET', '/api/property', { key: ours.key })).body.code).toBe('property_required');
  });

  it('nobody makes a key that may more than they', async () => {
    const narrow = await server.call('POST', '/api/keys', {
      key: ours.key,
      body: { name: 'n', scopes: ['keys:write'] },
    });
    const answer = await server.call('POST', '/api/keys', {
      key: narrow.body.apiKey,
      body: { name: 'wide', scopes: ['keys:write', 'staff:write'] },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/scopes/1', code: 'forbidden' }] } });
  });
});

/** Asks a route for something that does not exist, in a body that cannot fit: only rights decide between 403 and the rest. */
function probe(route: (typeof routes)[number], as: { key?: string; headers?: Record<string, string> }) {
  const path = route.path.replace(/\{\w+\}/g, 'nothing_here');
  if (path === '/auth/logout') return server.call('GET', '/auth/me', as); // the one that would end the session
  return server.call(route.method, path, { ...as, body: route.body === undefined ? undefined : { unknownField: 1 } });
}

async function signInAs(role: Role, name: string = role): Promise<Record<string, string>> {
  const email = `${name}@roles.example`;
  const made = await server.call('POST', '/api/staff', { key: ours.key, body: { email, name: role, role } });
  const { headers } = await signIn(server, { email, setupToken: made.body.setupUrl.split('#password=')[1] });
  return headers;
}
