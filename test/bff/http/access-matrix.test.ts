import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Described as Route } from '../../../bff/http/openapi.ts';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { taskPhotoOperations } from '../../../bff/http/routes/task-photos.ts';
import { uploadOperations } from '../../../bff/http/routes/uploads.ts';
import { RIGHTS, ROLES } from '../../../shared/domain/rights.ts';
import { addProperty, exampleOf, furnish, type House, pathIn } from '../../support/http-fixture.ts';
import { type CallOptions, type HttpServer, signIn, startHttpServer } from '../../support/http-server.ts';
import { ACCESS_ROWS, type AccessRow, NEVER_BOUND } from './access-rows.ts';

/**
 * Every path × everybody who may call × what they reach for: their own property, another of their account, another
 * account's. What is expected comes from the table written by hand beside this file.
 */
interface Caller {
  name: string;
  as: CallOptions;
  kind: 'nobody' | 'user' | 'key';
  /** What a key was made with, or the role. */
  holds: readonly string[];
  /** The property a key is bound to, of the two of its account. */
  bound: 'own' | 'other' | null;
}
type Target = 'own' | 'other property' | 'other account';

let server: HttpServer;
let houses: Record<Target, House>;
let callers: Caller[];
const tally = { cells: 0, rows: new Set<string>() };

const staffUploads = uploadOperations.filter(({ access }) => access !== 'public');
const routes = new Map<string, Route>(
  [...createRoutes(), ...staffUploads, ...taskPhotoOperations].map((route) => [`${route.method} ${route.path}`, route]),
);
const GUARDED = ACCESS_ROWS.filter(({ rights }) => !rights.includes('public'));

beforeAll(async () => {
  server = await startHttpServer();
  const own = await furnish(server, 'ours@a.example');
  houses = {
    own,
    'other property': await addProperty(server, own),
    'other account': await furnish(server, 'theirs@b.example'),
  };
  callers = await everybody();
});
afterAll(() => server.close());

describe('the table', () => {
  it('has a row for each path of the server, and no other', async () => {
    const { body } = await server.call('GET', '/openapi.json');
    const served = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(ACCESS_ROWS.map(({ name }) => name).toSorted()).toEqual(served.toSorted());
    expect([...routes.keys()].filter((name) => !served.includes(name))).toEqual([]);
  });

  it('says of each path what the route says', () => {
    for (const { name, rights, reach } of ACCESS_ROWS) {
      const route = routes.get(name);
      if (route === undefined) continue; // served beside the table, to guests and PMSs
      expect([route.access, ...route.also].toSorted(), name).toEqual([...rights].toSorted());
      expect(route.property, name).toBe(reach === 'property');
    }
  });
});

describe('nobody reaches more than the table says', () => {
  it.each(GUARDED.map((row) => [row.name, row] as const))('%s', async (name, row) => {
    const route = routes.get(name);
    if (route === undefined) throw new Error(`${name} is in no route table`);
    const wrong: string[] = [];
    const before = await kept();
    wrong.push(...(await askFor(route, row, 'other account')));
    if (route.path.includes('{')) wrong.push(...(await askFor(route, row, 'other property')));
    expect(await kept()).toEqual(before);
    if (!route.path.includes('{')) wrong.push(...(await askFor(route, row, 'other property'))); // some may, and do
    wrong.push(...(await askFor(route, row, 'own')));
    expect(wrong).toEqual([]);
    tally.rows.add(name);
  });

  it('and every cell was looked at', () => {
    expect(tally.rows.size).toBe(GUARDED.length);
    expect(tally.cells).toBeGreaterThan(GUARDED.length * callers.length);
  });
});

/** One row against everybody; gives the cells that are wrong. */
async function askFor(route: Route, row: AccessRow, target: Target): Promise<string[]> {
  const names = route.path.includes('{');
  if (target === 'other property' && !route.property) return []; // the account's own: there is no other
  if (target === 'other account' && !names && !route.property) return []; // nothing of theirs can be named
  const strangers = callers.filter(({ bound }) => target !== 'other property' || bound !== 'other');
  const outcomes = await Promise.all(
    strangers.map(async (caller) => {
      tally.cells++;
      const { status } = await server.call(route.method, pathFor(route, target), requestOf(route, caller, target));
      const expected = expectedFor(route, row, caller, target);
      return expected(status) ? [] : [`${caller.name} → ${target}: ${status}`];
    }),
  );
  return outcomes.flat();
}

/** What may come back for this cell. */
function expectedFor(route: Route, row: AccessRow, caller: Caller, target: Target): (status: number) => boolean {
  if (caller.kind === 'nobody') return (status) => status === 401;
  if (!may(row, caller)) return (status) => status === 403;
  const isLost =
    target === 'other account' ||
    (target === 'other property' && (route.path.includes('{') || caller.bound === 'own')) ||
    (target === 'own' && route.property && caller.bound === 'other');
  if (isLost) return (status) => status === 404;
  return (status) => status < 500 && ![401, 403].includes(status) && (route.method !== 'GET' || status !== 400);
}

function may({ rights, roles }: AccessRow, { kind, holds, bound }: Caller): boolean {
  if (kind === 'user') return holds.some((role) => roles.includes(role));
  return rights.every((right) => holds.includes(right) && (bound === null || !NEVER_BOUND.includes(right)));
}

/** What belongs to others is asked for by its real id, and where it would be changed in a body that is right. */
function pathFor(route: Route, target: Target): string {
  if (target !== 'own') return pathIn(houses[target], route);
  return route.method === 'GET' ? pathIn(houses.own, route) : route.path.replace(/\{\w+\}/g, 'nothing_here');
}

function requestOf(route: Route, { as, bound }: Caller, target: Target): CallOptions {
  const isForeignId = target !== 'own' && route.path.includes('{');
  const named = isForeignId ? houses[bound === 'other' ? 'other property' : 'own'] : houses[target];
  const body = isForeignId ? exampleOf : () => ({ unknownField: 1 });
  return {
    ...as,
    headers: { ...as.headers, 'x-property-id': named.propertyId },
    ...(route.body === undefined ? {} : { body: body(route) }),
  };
}

/** Each role, each right alone as a key of the account and of one property, every right at another property, and nobody. */
async function everybody(): Promise<Caller[]> {
  const users = await Promise.all(
    ROLES.map(async (role) => {
      const email = `${role}@roles.example`;
      const { body } = await server.call('POST', '/api/staff', {
        key: houses.own.key,
        body: { email, name: role, role },
      });
      const { headers } = await signIn(server, { email, setupToken: body.setupUrl.split('#password=')[1] });
      return { name: role, kind: 'user', holds: [role], bound: null, as: { headers } } as const;
    }),
  );
  const own = { propertyId: houses.own.propertyId };
  const keys = [
    ...(await Promise.all(RIGHTS.map((right) => keyOf(right, [right], null)))),
    ...(await Promise.all(RIGHTS.map((right) => keyOf(`${right} of the property`, [right], 'own', own)))),
    await keyOf('every right', RIGHTS, null),
    await keyOf('every right of the property', RIGHTS, 'own', own),
    await keyOf('every right of the other property', RIGHTS, 'other', {
      propertyId: houses['other property'].propertyId,
    }),
  ];
  return [{ name: 'nobody', kind: 'nobody', holds: [], bound: null, as: {} }, ...users, ...keys];
}

async function keyOf(
  name: string,
  scopes: readonly string[],
  bound: Caller['bound'],
  more: object = {},
): Promise<Caller> {
  const body = { name, scopes, ...more };
  const { body: made } = await server.call('POST', '/api/keys', { key: houses.own.key, body });
  await server.call('GET', '/auth/me', { key: made.apiKey }); // that it was used is noted once an hour
  return { name, kind: 'key', holds: scopes, bound, as: { key: made.apiKey } };
}

/** Everything in the store but when a session was last seen. */
async function kept(): Promise<unknown> {
  const { staffSession: _, ...tables } = await server.dump();
  return tables;
}
