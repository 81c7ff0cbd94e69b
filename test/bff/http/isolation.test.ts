import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { RIGHTS } from '../../../shared/domain/staff/rights.ts';
import { exampleOf } from '../../support/fixture/example-bodies.ts';
import { furnish, type House, pathIn } from '../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';

/**
 * The cases come from the route table, so a new route is covered automatically. Rights are tested in
 * access-matrix.test.ts.
 */
let server: HttpServer;
let ours: House;
let theirs: House;
const routes = createRoutes();
const guarded = routes.filter(({ access }) => access !== 'public');
const nameRoutes = (list: typeof routes) => list.map((route) => [`${route.method} ${route.path}`, route] as const);

beforeAll(async () => {
  server = await startHttpServer();
  ours = await furnish(server, 'ours@a.example');
  theirs = await furnish(server, 'theirs@b.example');
});
afterAll(() => server.close());

describe('another account’s ids', () => {
  it.each(nameRoutes(guarded.filter(({ path }) => path.includes('{'))))(
    'are answered for %s with 404 and change nothing',
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

  it.each(nameRoutes(guarded.filter(({ property }) => property)))(
    'are answered for %s in X-Property-Id with 404',
    async (_, route) => {
      const before = await server.dump();
      const body = route.body === undefined ? undefined : exampleOf(route);
      const headers = { 'x-property-id': theirs.propertyId };
      const answer = await server.call(route.method, pathIn(theirs, route), { key: ours.key, headers, body });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await server.dump()).toEqual(before);
    },
  );

  it('are in no list', async () => {
    // Free rooms have room types and prices but no ids, and need named nights.
    const lists = guarded.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && path !== '/api/availability',
    );
    // A channel's name is not an id, and its three letters occur in many hashes.
    const foreign = [theirs.propertyId, theirs.ownerId, ...Object.values(theirs.ids)].filter((id) => id.includes('_'));
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
  ] as const)('are refused in the body of %s %s', async (method, path, body, pointer) => {
    const before = await server.dump();
    const answer = await server.call(method, typeof path === 'string' ? path : path(), { key: ours.key, body: body() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
    expect(await server.dump()).toEqual(before);
  });

  it('are refused as the id of an FAQ entry', async () => {
    const { body: training } = await server.call('GET', '/api/ai/training', { key: theirs.key });
    const before = await server.dump();
    const body = { ...exampleOf({ method: 'PUT', path: '/api/ai/training' }), faqs: training.faqs };
    const answer = await server.call('PUT', '/api/ai/training', { key: ours.key, body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/faqs/0/id', code: 'unknown' }] } });
    expect(await server.dump()).toEqual(before);
  });
});

describe('rights', () => {
  it.each(nameRoutes(guarded))('for %s need credentials', async (_, route) => {
    const before = await server.dump();
    const answer = await server.call(route.method, pathIn(ours, route), { body: route.body && exampleOf(route) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await server.dump()).toEqual(before);
  });

  it('of a key for one property cover that property and never the account', async () => {
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
});
