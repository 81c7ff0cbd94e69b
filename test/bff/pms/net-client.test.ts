import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAddressGuard, isInside } from '../../../bff/base/network/address-guard.ts';
import { readRetryAfter } from '../../../bff/base/network/retry-after.ts';
import { createBudget } from '../../../bff/pms/net/budget.ts';
import { createMask } from '../../../bff/pms/net/mask.ts';
import type { NetRequest } from '../../../bff/pms/net/net.ts';
import { createNet, type Exchange, type NetClient, type NetOptions } from '../../../bff/pms/net/net-client.ts';
import { createTokenSource } from '../../../bff/pms/net/token.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const NEVER = new AbortController().signal;
const UNLIMITED = { requests: 10_000, perMs: 1_000, atOnce: 10 };

let answers: Answer[];
let calls: IncomingMessage[];
let server: ReturnType<typeof createServer>;
let url: string;
let net: NetClient;
let exchanges: Exchange[];

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(body);
const ok = status(200, {}, 'ok');

function open(options: Partial<NetOptions> = {}): NetClient {
  return createNet({
    budget: UNLIMITED,
    allowedPrivate: ['127.0.0.1'],
    retries: () => 3,
    clock: () => new Date(),
    secrets: ['s3cret-key'],
    backoffMs: 1,
    onExchange: (exchange) => exchanges.push(exchange),
    ...options,
  });
}

const get = (path = '/', more: Partial<NetRequest> = {}) =>
  net.send({ method: 'GET', url: url + path, ...more }, NEVER);

beforeEach(async () => {
  [answers, calls, exchanges] = [[], [], []];
  server = createServer((request, response) => {
    calls.push(request);
    (answers.shift() ?? ok)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  net = open();
});
afterEach(async () => {
  await net.close();
  server.closeAllConnections();
  server.close();
});

describe('a call to a PMS', () => {
  it('is retried after 503 and after a lost connection, and returns the final answer', async () => {
    answers = [status(503), (request) => request.socket.destroy(), ok];
    expect(await get()).toMatchObject({ status: 200, body: 'ok' });
    expect(calls).toHaveLength(3);
  });

  it.each([408, 500, 502, 504])('is retried after %i if it is a read', async (code) => {
    answers = [status(code), ok];
    expect(await get()).toMatchObject({ status: 200 });
    answers = [status(code), ok];
    const call = net.send({ method: 'POST', url, body: 'charge' }, NEVER);
    expect(await call).toMatchObject({ status: code });
    expect(calls).toHaveLength(3);
  });

  it('that must not be repeated is sent once if the connection is lost, and retried only after 429', async () => {
    answers = [status(429, { 'retry-after': '0' }), (request) => request.socket.destroy()];
    const post = get('/', { method: 'POST', body: '{}' });
    await expect(post).rejects.toMatchObject({ code: 'unreachable' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['idempotent', 'PATCH', 2],
    ['delete', 'DELETE', 2],
    ['read', 'POST', 2],
    ['append', 'PUT', 1],
    [undefined, 'PUT', 1],
  ] as const)('with the effect “%s” (%s) is sent %i times if the connection is lost', async (effect, method, times) => {
    answers = [(request) => request.socket.destroy(), ok];
    await get('/', { method, ...(effect === undefined ? {} : { effect }) }).catch(() => null);
    expect(calls).toHaveLength(times);
  });

  it('that deletes succeeds if the retry finds the record already deleted', async () => {
    const remove = (more: Partial<NetRequest> = {}) => get('/', { method: 'DELETE', effect: 'delete', ...more });
    answers = [(request) => request.socket.destroy(), status(404)];
    expect(await remove()).toMatchObject({ status: 204 });
    answers = [status(503), status(410)];
    expect(await remove()).toMatchObject({ status: 204 });
    answers = [status(404)];
    expect(await remove({ again: true })).toMatchObject({ status: 204 });
    answers = [status(404)];
    expect(await remove()).toMatchObject({ status: 404 });
    answers = [status(503), status(404)];
    expect(await get()).toMatchObject({ status: 404 });
  });

  it('returns the last answer after the last attempt', async () => {
    answers = Array.from({ length: 9 }, () => status(502));
    expect(await get()).toMatchObject({ status: 502 });
    expect(calls).toHaveLength(4);
  });

  it('waits for the requested time, but not for minutes', async () => {
    answers = [status(429, { 'retry-after': '1' }), ok];
    const began = performance.now();
    expect(await get()).toMatchObject({ status: 200 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    answers = [status(429, { 'retry-after': '3600' })];
    expect(await get()).toMatchObject({ status: 429 });
    await expect(get()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('follows no redirect', async () => {
    answers = [status(302, { location: 'https://elsewhere.example/' })];
    expect(await get()).toMatchObject({ status: 302 });
    expect(calls).toHaveLength(1);
  });

  it('ends when it is cancelled', async () => {
    answers = [() => undefined];
    const stop = new AbortController();
    const call = net.send({ method: 'GET', url }, stop.signal);
    await once(server, 'request');
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('does not read an endless answer', async () => {
    answers = [(_, response) => response.end(Buffer.alloc(33 * 1024 * 1024))];
    await expect(get()).rejects.toMatchObject({ code: 'malformed_answer' });
  });

  it('is refused for a while after five failures in a row', async () => {
    net = open({ retries: () => 0 });
    answers = Array.from({ length: 5 }, () => status(500));
    for (let nr = 0; nr < 5; nr++) await get();
    await expect(get()).rejects.toMatchObject({ code: 'unreachable' });
    expect(calls).toHaveLength(5);
  });

  it('is logged without any secret', async () => {
    await get('/v1/reservations?token=abc&pageNumber=2&email=ada@example.com&x=s3cret-key');
    expect(exchanges).toMatchObject([{ method: 'GET', status: 200, attempt: 1 }]);
    expect(exchanges[0]?.address).toMatch(/\/v1\/reservations\?token=…&pageNumber=2&email=…&x=…$/);
    expect(createMask(['s3cret-key']).text('Bearer xyz.abc of ada@example.com, +49 171 1234567 and s3cret-key')).toBe(
      '… of …, … and …',
    );
  });

  it('stays within the request budget', async () => {
    const budget = createBudget({ requests: 3, perMs: 200, atOnce: 10 });
    const began = performance.now();
    for (let nr = 0; nr < 7; nr++) (await budget.take(NEVER))();
    expect(performance.now() - began).toBeGreaterThanOrEqual(395);
  });

  it('leaves half of the budget to important calls, and never waits behind unimportant ones', async () => {
    const budget = createBudget({ requests: 4, perMs: 60_000, atOnce: 10 });
    expect(budget.takeSpare()).not.toBeNull();
    (await budget.take(NEVER))();
    expect(budget.takeSpare()).toBeNull();
    (await budget.take(NEVER))();
    (await budget.take(NEVER))(); // the fourth of four would wait a minute if the other key's second call counted
  });

  it.each([
    ['the vendor asked for a pause', { requests: 100, perMs: 1_000, atOnce: 10 }, 60_000, 0],
    ['half of the allowed concurrent calls are in flight', { requests: 100, perMs: 1_000, atOnce: 4 }, 0, 2],
  ])('of low importance is not sent if %s', async (_, limits, restMs, underWay) => {
    const budget = createBudget(limits);
    for (let nr = 0; nr < underWay; nr++) await budget.take(NEVER);
    if (restMs > 0) budget.rest(restMs);
    expect(budget.takeSpare()).toBeNull();
  });
});

describe('the address of a PMS', () => {
  const INSIDE = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ];
  const WRAPPED = [
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '224.0.0.1',
    '255.255.255.255',
  ];
  it.each([...INSIDE, ...WRAPPED])('%s is private', (address) => expect(isInside(address)).toBe(true));
  it.each(['8.8.8.8', '2606:4700::1111', '172.32.0.1'])('%s is public', (address) =>
    expect(isInside(address)).toBe(false),
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'http://pms.example.com/',
    'https://pms.example.com:22/',
    'https://user:secret@pms.example.com/',
    'ftp://pms.example.com/',
  ])('an address such as %s is refused', (text) => {
    expect(() => createAddressGuard([]).checkUrl(new URL(text))).toThrowError(
      expect.objectContaining({ code: 'address_refused' }),
    );
  });

  it.each([
    ['10.0.0.0/8', 'http://10.4.4.4:9000/'],
    ['pms.lan', 'http://pms.lan:8080/'],
    ['pms.lan:8080', 'http://pms.lan:8080/'],
    ['::1', 'http://[::1]:8080/'],
  ])('in the allowed list as %s, %s is accepted', (allowed, text) => {
    expect(() => createAddressGuard([allowed]).checkUrl(new URL(text))).not.toThrow();
  });

  it('is checked after the host name is resolved, and all resolved addresses must be public', async () => {
    const resolveTo = (addresses: string[]) =>
      ((_: string, __: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never;
    const lookUp = (addresses: string[]) =>
      new Promise((resolve) =>
        createAddressGuard([], resolveTo(addresses)).lookup('pms.example.com', { all: true }, (error) =>
          resolve(error),
        ),
      );
    expect(await lookUp(['93.184.216.34'])).toBeNull();
    expect(await lookUp(['93.184.216.34', '10.0.0.1'])).toMatchObject({ code: 'address_refused' });
  });

  it('that is allowed with a port is refused with another port, also after the name is resolved', async () => {
    const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: '10.0.0.5', family: 4 }])) as never;
    const guard = createAddressGuard(['pms.lan:9001', 'house.lan'], resolve);
    const lookUp = (host: string, port: string) =>
      new Promise((told) => guard.lookupAt(port)(host, { all: true }, (error) => told(error)));
    expect(await lookUp('pms.lan', '9001')).toBeNull();
    expect(await lookUp('pms.lan', '443')).toMatchObject({ code: 'address_refused' });
    expect(await lookUp('house.lan', '8443')).toBeNull();
    expect(await new Promise((told) => guard.lookup('pms.lan', { all: true }, told))).toMatchObject({
      code: 'address_refused',
    });
  });

  it('is checked again with the port of the connection', async () => {
    const { port } = new URL(url);
    net = open({ allowedPrivate: [`localhost:${port}`] });
    expect(await net.send({ method: 'GET', url: `http://localhost:${port}/` }, NEVER)).toMatchObject({ status: 200 });
    const elsewhere = net.send({ method: 'GET', url: 'https://localhost:8443/' }, NEVER);
    await expect(elsewhere).rejects.toMatchObject({ code: 'address_refused' });
  });
});

it('Retry-After is read in seconds and as a date, by the server’s own clock', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(readRetryAfter({ 'retry-after': '7' }, now)).toBe(7_000);
  expect(readRetryAfter({ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, now)).toBe(30_000);
  const skewed = { 'retry-after': 'Sun, 01 Mar 2026 13:00:30 GMT', date: 'Sun, 01 Mar 2026 13:00:00 GMT' };
  expect(readRetryAfter(skewed, now)).toBe(30_000);
  expect(readRetryAfter({ 'retry-after': 'soon' }, now)).toBeNull();
});

describe('an access token of a PMS', () => {
  function source(lastsMs: number | null = 3_600_000) {
    let now = 0;
    const fetched: string[] = [];
    const tokens = createTokenSource({
      clock: () => new Date(now),
      async fetchToken() {
        const value = `t${fetched.length + 1}`;
        fetched.push(value);
        return { value, lastsMs };
      },
    });
    return {
      tokens,
      fetched,
      pass: (ms: number) => {
        now += ms;
      },
    };
  }

  it('is fetched once for simultaneous calls, and again before it expires', async () => {
    const { tokens, fetched, pass } = source();
    expect(await Promise.all([tokens.get(NEVER), tokens.get(NEVER)])).toEqual(['t1', 't1']);
    pass(3_540_001);
    expect(await tokens.get(NEVER)).toBe('t2');
    expect(fetched).toHaveLength(2);
  });

  it('that is refused is renewed once for all callers', async () => {
    const { tokens } = source(null);
    const stale = await tokens.get(NEVER);
    expect(await Promise.all([tokens.renew(stale, NEVER), tokens.renew(stale, NEVER)])).toEqual(['t2', 't2']);
    answers = [status(401), ok];
    expect(await tokens.send(net, { method: 'GET', url }, NEVER)).toMatchObject({ status: 200 });
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer t2', 'Bearer t3']);
  });
});
