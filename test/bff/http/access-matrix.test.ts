import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Described as Route } from '../../../bff/http/docs/openapi.ts';
import { taskPhotoOperations } from '../../../bff/http/routes/conversations/task-photos.ts';
import { uploadOperations } from '../../../bff/http/routes/conversations/uploads.ts';
import { createRoutes } from '../../../bff/http/routes/table.ts';
import { RIGHTS, ROLES } from '../../../shared/domain/staff/rights.ts';
import { exampleOf } from '../../support/fixture/example-bodies.ts';
import { addProperty, furnish, type House, pathIn } from '../../support/fixture/furnished-house.ts';
import { type CallOptions, type HttpServer, signIn, startHttpServer } from '../../support/http-server.ts';
import { ACCESS_ROWS, type AccessRow, NEVER_BOUND } from './access-rows.ts';

/**
 * Every path × every kind of caller × the caller's own property, another property of the account, and another account.
 * The expected results are in the handwritten table beside this file.
 */
interface Caller {
  name: string;
  as: CallOptions;
  kind: 'nobody' | 'user' | 'key';
  /**
   * A key's rights or a person's roles. For a caller limited to properties: those at each of the account's two
   * properties.
   */
  holds: readonly string[] | Partial<Record<Place, readonly string[]>>;
}
type Place = 'own' | 'other property';
type Target = Place | 'other account';

const PLACES = ['own', 'other property'] as const;
/** Colleagues with access to some properties only, with their role at each. */
const MEMBERS: readonly [string, Partial<Record<Place, readonly string[]>>][] = [
  ['manager of the property', { own: ['manager'] }],
  ['agent of the property', { own: ['agent'] }],
  ['worker of the property', { own: ['worker'] }],
  ['manager of the other property', { 'other property': ['manager'] }],
  ['manager here, agent there', { own: ['manager'], 'other property': ['agent'] }],
  ['agent here, manager there', { own: ['agent'], 'other property': ['manager'] }],
];

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
  server = await startHttpServer({ isCrowded: true });
  const own = await furnish(server, 'ours@a.example');
  houses = {
    own,
    'other property': await addProperty(server, own),
    'other account': await furnish(server, 'theirs@b.example'),
  };
  callers = await everybody();
});
afterAll(() => server.close());

describe('the table of access rights', () => {
  // public-access.test.ts checks that it has a row for each path of the router.
  it('has a row for each path in the documents, and the documents name each path that needs a right', async () => {
    const { body } = await server.call('GET', '/openapi.json');
    const served = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const rows = ACCESS_ROWS.map(({ name }) => name);
    expect(
      served.filter((name) => !rows.includes(name)),
      'a row in access-rows.ts',
    ).toEqual([]);
    expect(GUARDED.map(({ name }) => name).filter((name) => !served.includes(name))).toEqual([]);
    expect([...routes.keys()].filter((name) => !served.includes(name))).toEqual([]);
  });

  it('gives each path the rights that its route requires', () => {
    for (const { name, rights, reach } of ACCESS_ROWS) {
      const route = routes.get(name);
      if (route === undefined) continue; // served outside the table, to guests and PMSs
      expect([route.access, ...route.also].toSorted(), name).toEqual([...rights].toSorted());
      expect(route.property, name).toBe(reach === 'property');
    }
  });
});

describe('no role reaches more than the table allows', () => {
  it.each(GUARDED.map((row) => [row.name, row] as const))('%s', async (name, row) => {
    const route = routes.get(name);
    if (route === undefined) throw new Error(`${name} is in no route table`);
    const wrong: string[] = [];
    const before = await dumpWithoutLastUse();
    wrong.push(...(await askFor(route, row, 'other account')));
    if (route.path.includes('{')) wrong.push(...(await askFor(route, row, 'other property')));
    expect(await dumpWithoutLastUse()).toEqual(before);
    if (!route.path.includes('{')) wrong.push(...(await askFor(route, row, 'other property'))); // some callers may do it, and do
    wrong.push(...(await askFor(route, row, 'own')));
    expect(wrong).toEqual([]);
    tally.rows.add(name);
  });

  it('every cell of the table was tested', () => {
    expect(tally.rows.size).toBe(GUARDED.length);
    expect(tally.cells).toBeGreaterThan(GUARDED.length * callers.length);
  });
});

/** Calls one row as every caller, and returns the wrong cells. */
async function askFor(route: Route, row: AccessRow, target: Target): Promise<string[]> {
  const names = route.path.includes('{');
  if (target === 'other property' && !route.property) return []; // belongs to the account, so there is no other property
  if (target === 'other account' && !names && !route.property) return []; // the path can name nothing of theirs
  const strangers = callers.filter((caller) => target !== 'other property' || isAt(caller, 'own'));
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

/** The allowed results of this cell. */
function expectedFor(route: Route, row: AccessRow, caller: Caller, target: Target): (status: number) => boolean {
  if (caller.kind === 'nobody') return (status) => status === 401;
  if (!PLACES.some((place) => hasRight(row, caller, place))) return (status) => status === 403;
  const entered = propertyFor(route, caller, target);
  if (entered === 'other account' || (route.property && !isAt(caller, entered))) return (status) => status === 404;
  if (route.property && !hasRight(row, caller, entered)) return (status) => status === 403;
  if (target !== 'own' && (target === 'other account' || route.path.includes('{'))) return (status) => status === 404;
  return (status) => status < 500 && ![401, 403].includes(status) && (route.method !== 'GET' || status !== 400);
}

/** Whether the caller has the right there. A caller limited to properties has no rights on the account. */
function hasRight({ rights, roles }: AccessRow, { kind, holds }: Caller, place: Place): boolean {
  const there = 'own' in holds || 'other property' in holds ? (holds[place] ?? null) : holds;
  if (!Array.isArray(there)) return false;
  if (there !== holds && rights.some((right) => NEVER_BOUND.includes(right))) return false;
  if (kind === 'user') return there.some((role) => roles.includes(role));
  return rights.every((right) => there.includes(right));
}

function isAt({ holds }: Caller, place: Place): boolean {
  return Array.isArray(holds) || place in holds;
}

/** The property that the request names. Things of another account are requested through the caller's own property. */
function propertyFor(route: Route, caller: Caller, target: Target): Target {
  if (target === 'own' || !route.path.includes('{')) return target;
  return isAt(caller, 'own') ? 'own' : 'other property';
}

/** The path with the real ids of others' things; a change has a valid body. */
function pathFor(route: Route, target: Target): string {
  if (target !== 'own') return pathIn(houses[target], route);
  return route.method === 'GET' ? pathIn(houses.own, route) : route.path.replace(/\{\w+\}/g, 'nothing_here');
}

function requestOf(route: Route, caller: Caller, target: Target): CallOptions {
  const { as } = caller;
  const isForeignId = target !== 'own' && route.path.includes('{');
  const named = houses[propertyFor(route, caller, target)];
  const body = isForeignId ? exampleOf : () => ({ unknownField: 1 });
  return {
    ...as,
    headers: { ...as.headers, 'x-property-id': named.propertyId },
    ...(route.body === undefined ? {} : { body: body(route) }),
  };
}

/**
 * Every caller: each role for the account and per property, each right alone as a key of the account and of one
 * property, every right at another property, and nobody.
 */
async function everybody(): Promise<Caller[]> {
  const users = await Promise.all([
    ...ROLES.map((role) => colleagueOf(role, [role], { role })),
    ...MEMBERS.map(([name, holds]) => colleagueOf(name, holds, { properties: membershipsOf(holds) })),
  ]);
  const keys = [
    ...(await Promise.all(RIGHTS.map((right) => keyOf(right, [right], null)))),
    ...(await Promise.all(RIGHTS.map((right) => keyOf(`${right} of the property`, [right], 'own')))),
    await keyOf('every right', RIGHTS, null),
    await keyOf('every right of the property', RIGHTS, 'own'),
    await keyOf('every right of the other property', RIGHTS, 'other property'),
  ];
  return [{ name: 'nobody', kind: 'nobody', holds: [], as: {} }, ...users, ...keys];
}

function membershipsOf(holds: Partial<Record<Place, readonly string[]>>) {
  return PLACES.flatMap((place) =>
    (holds[place] ?? []).map((role) => ({ propertyId: houses[place].propertyId, role })),
  );
}

async function colleagueOf(name: string, holds: Caller['holds'], post: object): Promise<Caller> {
  const email = `${name.replaceAll(/\W+/g, '-')}@roles.example`;
  const { body } = await server.call('POST', '/api/staff', { key: houses.own.key, body: { email, name, ...post } });
  const { headers } = await signIn(server, { email, setupToken: body.setupUrl.split('#password=')[1] });
  return { name, kind: 'user', holds, as: { headers } };
}

async function keyOf(name: string, scopes: readonly string[], bound: Place | null): Promise<Caller> {
  const body = { name, scopes, ...(bound !== null && { propertyId: houses[bound].propertyId }) };
  const { body: made } = await server.call('POST', '/api/keys', { key: houses.own.key, body });
  await server.call('GET', '/auth/me', { key: made.apiKey }); // the time of last use is stored once an hour
  return { name, kind: 'key', holds: bound === null ? scopes : { [bound]: scopes }, as: { key: made.apiKey } };
}

/** Everything in the store except the times of last use of sessions. */
async function dumpWithoutLastUse(): Promise<unknown> {
  const { staffSession: _, ...tables } = await server.dump();
  return tables;
}
