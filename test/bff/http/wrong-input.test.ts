import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { bodyFaults } from '../../support/body-faults.ts';
import { exampleOf } from '../../support/fixture/example-bodies.ts';
import { furnish, type House, pathIn } from '../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';

/**
 * Every field of every body missing, of the wrong type, empty, too long or unknown. The cases are made from the
 * schemas.
 */
let server: HttpServer;
let house: House;
const withBody = createRoutes().filter(({ body }) => body !== undefined);

beforeAll(async () => {
  server = await startHttpServer();
  house = await furnish(server, 'a@a.example');
});
afterAll(() => server.close());

describe.each(withBody.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const { body: schema } = route;
  if (schema === undefined) throw new Error('A route without a body slipped in');
  const faults = bodyFaults(schema, exampleOf(route));

  it(`refuses each of ${faults.length} invalid bodies with its pointer and stores nothing`, async () => {
    const before = await dumpWithoutLastUse();
    for (const { name, pointer, codes, body } of faults) {
      const headers = route.access === 'session' ? house.headers : {};
      const key = route.access === 'session' ? undefined : house.key;
      const answer = await server.call(route.method, pathIn(house, route), { key, headers, body });
      expect(answer.status, name).toBe(422);
      expect(answer.body.code, name).toBe('validation_failed');
      const told = answer.body.errors.filter((error: { pointer: string }) => error.pointer === pointer);
      expect(told.length, `${name}: ${JSON.stringify(answer.body.errors)}`).toBeGreaterThan(0);
      expect(codes, name).toContain(told[0].code);
      expect(told[0].detail.length, name).toBeGreaterThan(10);
    }
    expect(await dumpWithoutLastUse()).toEqual(before);
  });
});

/** Everything in the store except the times of last use of sessions, which may change meanwhile. */
async function dumpWithoutLastUse(): Promise<unknown> {
  const { staffSession: _, ...tables } = await server.dump();
  return tables;
}

it.each([
  ['empty', { checkIn: '', checkOut: '', policies: '', specialties: '' }],
  ['left out', {}],
])('accepts a property’s texts that are %s as empty', async (_, propertyInfo) => {
  const answer = await server.call('PUT', '/api/ai/training', { key: house.key, body: { propertyInfo, faqs: [] } });
  expect(answer.status).toBe(200);
  expect(answer.body.propertyInfo).toEqual({ checkIn: '', checkOut: '', policies: '', specialties: '' });
});

it('accepts an empty list of channels, which switches all of them off', async () => {
  const body = { ...exampleOf({ method: 'PUT', path: '/api/activation' }), channels: [] };
  const answer = await server.call('PUT', '/api/activation', { key: house.key, body });
  expect(answer).toMatchObject({ status: 200, body: { channels: [] } });
  const config = await server.call('GET', `/chat/config/${house.propertyId}`);
  expect(config.status).toBe(404);
});

it('this test generates enough invalid bodies', () => {
  const all = withBody.flatMap((route) => (route.body === undefined ? [] : bodyFaults(route.body, exampleOf(route))));
  expect(all.length).toBeGreaterThan(200);
});

it.each([
  [
    'PUT',
    '/api/activation',
    { businessHours: { mon_fri: '8-12', weekend: 'sometimes', days: { mon: '8-12' } } },
    ['/businessHours/mon_fri', '/businessHours/weekend', '/businessHours/days/mon'],
  ],
  ['PUT', '/api/property', { timezone: 'Mars/Base' }, ['/timezone']],
  ['PUT', '/api/property', { languages: ['english please'] }, ['/languages/0']],
  ['PUT', '/api/property', { languages: ['en', 'en'] }, ['/languages']],
  ['PUT', '/api/property', { origins: ['https://a.example/path'] }, ['/origins/0']],
  ['PUT', '/api/property', { name: '   ' }, ['/name']],
  ['PUT', '/api/property', { phone: '0049 123' }, ['/phone']],
  ['POST', '/auth/register', { email: 'nobody' }, ['/email']],
  ['POST', '/api/conversations/{id}/assign', { department: undefined }, ['/userId']],
  ['POST', '/api/conversations/{id}/assign', { userId: 'usr_x' }, ['/userId']],
] as const)('%s %s refuses %j', async (method, path, change, pointers) => {
  const before = await server.dump();
  const body = { ...exampleOf({ method, path }), ...change };
  const answer = await server.call(method, pathIn(house, { path }), { key: house.key, body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual(pointers);
  expect(await server.dump()).toEqual(before);
});
