import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../../../../bff/http/request/limits.ts';
import { createRouter } from '../../../../bff/http/router.ts';
import { soleNode } from '../../../../bff/nodes/sole-node.ts';
import { ensureEpoch } from '../../../../bff/store/sqlite/meta.ts';
import { addProperty, furnish, type House, pathIn } from '../../../support/fixture/furnished-house.ts';
import { type HttpServer, startHttpServer } from '../../../support/http-server.ts';
import { drawing, formWith, uploadForm } from '../../../support/sample-files.ts';
import { ACCESS_ROWS, type AccessRow } from '../access-rows.ts';

/**
 * Public paths, and what identifies the caller there instead of a right. Each such path × nobody, staff and keys of the
 * hotel and of another account, and guests of the hotel, of its other property and of another account. Staff rights
 * give no access to a guest's data, and a guest has no access to another guest's.
 */
interface Caller {
  name: string;
  headers: Record<string, string>;
  /** The guest who owns the token; null: no token. */
  guest: 'own' | 'other property' | 'other account' | null;
}

const PUBLIC = ACCESS_ROWS.filter(({ rights }) => rights.includes('public'));
const GUESTS = ["guest's token", "guest's token, if any"];
/** Paths that are served before the router: page files and sockets. */
const PAGES = [
  '/docs',
  '/sample',
  '/desk',
  '/chat/widget.js',
  '/chat/pictures/nothing',
  '/chat/socket',
  '/desk/socket',
];

const PLENTY = { requests: 1_000_000, windowSeconds: 60 };
let server: HttpServer;
let houses: Record<'own' | 'other property' | 'other account', House>;
let callers: Caller[];
let uploadId: string;

beforeAll(async () => {
  const names = [
    'badCredentials',
    'public',
    'login',
    'account',
    'forgot',
    'oneTimeToken',
    'chatSend',
    'register',
    'linkUse',
  ];
  server = await startHttpServer({ limits: Object.fromEntries(names.map((name) => [name, PLENTY])) });
  await ensureEpoch(server.deps.writer);
  const own = await furnish(server, 'public@a.example');
  houses = {
    own,
    'other property': await addProperty(server, own),
    'other account': await furnish(server, 'public@b.example'),
  };
  const guests = await Promise.all(
    (['own', 'other property', 'other account'] as const).map(async (guest) => ({
      name: `a guest of the ${guest} house`,
      headers: { authorization: `Bearer ${await beginAt(houses[guest].propertyId)}` },
      guest,
    })),
  );
  callers = [
    { name: 'nobody', headers: {}, guest: null },
    { name: 'an owner', headers: own.headers, guest: null },
    { name: 'every right', headers: { authorization: `Bearer ${own.key}` }, guest: null },
    { name: 'another account', headers: { authorization: `Bearer ${houses['other account'].key}` }, guest: null },
    { name: 'a token that is none', headers: { authorization: 'Bearer sct_none.none' }, guest: null },
    ...guests,
  ];
  const picture = formWith(await drawing('png'), 'map.png');
  const token = guests[0]?.headers.authorization.slice('Bearer '.length) ?? '';
  uploadId = (await uploadForm(`${server.baseUrl}/chat/uploads`, token, picture)).body.id;
});
afterAll(() => server.close());

/** Reads a whole answer; a stream is aborted. */
async function readWhole(answer: Response): Promise<void> {
  const isHeld = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  await (isHeld ? answer.body?.cancel() : answer.text());
}

describe('the table of public routes', () => {
  it('has a row for each path of the router itself, and no other', () => {
    const { stack } = createRouter({ deps: server.deps, limits: createLimits(soleNode), inFlight: new Map() });
    const entries = stack.flatMap(({ path, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(ACCESS_ROWS.map(({ name }) => name).toSorted()).toEqual(entries.toSorted());
  });
});

describe('a route that everybody may call', () => {
  it.each(PUBLIC.map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const wrong: string[] = [];
    const before = await dumpWithoutTimes();
    const statuses = new Map<string, number>();
    for (const caller of callers) statuses.set(caller.name, await ask(row, caller));
    for (const caller of callers) {
      const status = statuses.get(caller.name) ?? 0;
      if (!isExpected(row, caller, status, statuses.get('nobody') ?? 0)) wrong.push(`${caller.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    if (!GUESTS.includes(row.reach)) expect(await dumpWithoutTimes()).toEqual(before);
  });

  it.each(PAGES)('at %s, a page or socket, is the same for everybody and accepts no input', async (path) => {
    const before = await dumpWithoutTimes();
    const statuses = await Promise.all(
      callers.map(async ({ headers }) => (await fetch(server.baseUrl + path, { headers, redirect: 'manual' })).status),
    );
    expect(new Set(statuses).size).toBe(1);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await fetch(server.baseUrl + path, { method, headers: callers[2]?.headers ?? {} })).status).toBeOneOf([
        404, 405,
      ]);
    expect(await dumpWithoutTimes()).toEqual(before);
  });

  it('with GET changes nothing, whoever calls it', async () => {
    const { own } = houses;
    const gets = ACCESS_ROWS.filter(({ name, reach }) => name.startsWith('GET ') && !reach.startsWith('guest'));
    for (const { name } of gets) {
      const before = await dumpWithoutTimes();
      const path = name.slice('GET '.length).replaceAll('{propertyId}', own.propertyId);
      const route = path.startsWith('/chat/') ? path.replace(/\{\w+\}/g, 'nothing_here') : pathIn(own, { path });
      for (const headers of [own.headers, { authorization: `Bearer ${own.key}` }])
        await readWhole(await fetch(server.baseUrl + route, { headers, redirect: 'manual' }));
      expect(await dumpWithoutTimes(), name).toEqual(before);
    }
  });

  it('does not give a guest’s file to another guest', async () => {
    for (const { name, headers, guest } of callers) {
      const { status } = await fetch(`${server.baseUrl}/chat/uploads/${uploadId}`, { headers });
      expect(status, name).toBe(guest === 'own' ? 200 : guest === null ? 401 : 404);
    }
  });
});

/** Of these callers, only a guest's token identifies anybody on these paths. Staff rights change nothing. */
function isExpected({ reach, name }: AccessRow, { guest }: Caller, status: number, nobodys: number): boolean {
  if (reach === 'nothing' || reach === 'registration is open')
    return status === nobodys && ![401, 403].includes(status);
  if (reach === "guest's token") return guest === null ? status === 401 : status < 500 && ![401, 403].includes(status);
  if (reach === "guest's token, if any") return status < 500 && ![401, 403].includes(status);
  if (reach === "the vendor's user and password") return status === 200; // the vendor's envelope carries the refusal
  if (reach === 'this machine') return status === 200;
  // A wrong or used file link is answered with 404.
  if (name.includes(' /chat/files/')) return status === 404;
  // None of these callers has a valid link, password, passkey or signature.
  return status === nobodys && status >= 400 && status < 500 && ![404, 405].includes(status) && name !== '';
}

async function ask({ name }: AccessRow, { headers }: Caller): Promise<number> {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace('{propertyId}', houses.own.propertyId).replace('{id}', uploadId);
  const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(BODIES[name] ?? {});
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const stop = new AbortController();
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: stop.signal,
  });
  stop.abort(); // the start of a stream is enough
  return response.status;
}

async function beginAt(propertyId: string): Promise<string> {
  const { body, status } = await server.call('POST', '/chat/session', { body: { type: 'hello', propertyId } });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.session);
}

/** The store without the times of last use, failed sign-ins and unverified calls. */
async function dumpWithoutTimes(): Promise<unknown> {
  const { staffSession: _, audit: __, meta: ___, pmsLog: ____, ...tables } = await server.dump();
  return tables;
}

/** Bodies that are valid except for the part that identifies the caller. */
const BODIES: Record<string, object> = {
  'POST /auth/password': { token: 'not-a-token-that-was-made', password: 'a long enough password' },
  'POST /auth/forgot': { email: 'nobody@nowhere.example' },
  'POST /auth/login': { email: 'public@a.example', password: 'not the password' },
  'POST /auth/link': { token: 'not-a-token-that-was-made' },
  'POST /chat/resume': { token: 'not-a-token-that-was-made' },
};
