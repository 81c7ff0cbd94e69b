import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateKey } from '../../../../bff/auth/api-keys.ts';
import { issueOneTimeToken, redeemTicket } from '../../../../bff/auth/one-time.ts';
import { authenticateSession, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../../../../bff/auth/sessions.ts';
import { findAuditFault } from '../../../../bff/store/account/audit.ts';
import { KEY_UNUSED_DAYS } from '../../../../shared/api/account/account.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const PASSWORD = 'a long enough password';
const login = (email: string, password = PASSWORD, more = {}) =>
  server.call('POST', '/auth/login', { body: { email, password, ...more } });

describe('registration', () => {
  it('returns an account, a property, a working key and a link that sets the password once', async () => {
    const made = await register(server, 'New@Hotel.example');
    expect((await server.call('GET', '/api/property', { key: made.key })).body.id).toBe(made.propertyId);
    const set = () => server.call('POST', '/auth/password', { body: { token: made.setupToken, password: PASSWORD } });
    expect((await login('new@hotel.example')).status).toBe(401);
    expect((await set()).status).toBe(204);
    expect((await set()).body.errors[0]).toMatchObject({ pointer: '/token', code: 'expired' });
    expect((await login('NEW@hotel.example')).status).toBe(200);
  });

  it('accepts an address once', async () => {
    await register(server, 'twice@a.example');
    const body = { propertyName: 'x', email: 'TWICE@a.example', phone: '+4983825501' };
    expect(await server.call('POST', '/auth/register', { body })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it.each([
    ['first', 201, 403],
    ['closed', 403, 403],
    ['open', 201, 201],
  ] as const)('%s', async (registration, first, second) => {
    const other = await startHttpServer({ config: { registration } });
    const send = (email: string) =>
      other.call('POST', '/auth/register', { body: { propertyName: 'x', email, phone: '+4983825501' } });
    expect((await send('a@a.example')).status).toBe(first);
    expect((await send('b@b.example')).status).toBe(second);
    await other.close();
  });
});

describe('sessions', () => {
  it('are HttpOnly cookies that other sites do not send, with the __Host- prefix under https', async () => {
    const made = await register(server, 'cookie@a.example');
    await signIn(server, made);
    const cookie = (await login('cookie@a.example')).headers.get('set-cookie');
    expect(cookie).toMatch(/^service-chat=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await startHttpServer({ config: { baseUrl: 'https://chat.example' } });
    const there = await register(secure, 'a@a.example');
    await signIn(secure, there);
    const body = { email: 'a@a.example', password: PASSWORD };
    const answer = await secure.call('POST', '/auth/login', { body });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-service-chat=.*; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });

  it('need the CSRF token for every change', async () => {
    const { cookie, csrf } = await signIn(server, await register(server, 'csrf@a.example'));
    const body = { name: 'x', scopes: ['property:read'] };
    const post = (headers: Record<string, string>) => server.call('POST', '/api/keys', { headers, body });
    expect(await post({ cookie })).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
    expect((await post({ cookie, 'x-csrf-token': `${csrf}x` })).status).toBe(403);
    expect((await post({ cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ cookie, 'x-csrf-token': csrf })).status).toBe(201);
    expect((await server.call('GET', '/auth/me', { headers: { cookie } })).status).toBe(200);
  });

  it('end at sign-out', async () => {
    const { headers } = await signIn(server, await register(server, 'out@a.example'));
    const ended: unknown[] = [];
    const undo = server.deps.feed.onRevocation((revocation) => ended.push(revocation));
    const answer = await server.call('POST', '/auth/logout', { headers });
    undo();
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(ended).toEqual([{ sessionId: expect.stringMatching(/^ses_/) }]);
    expect((await server.call('GET', '/auth/me', { headers })).status).toBe(401);
  });

  it('end after a time without use, and at the latest after a shift', async () => {
    const other = await startHttpServer();
    const made = await register(other, 'a@a.example');
    const { headers } = await signIn(other, made);
    const me = async () => (await other.call('GET', '/auth/me', { headers })).status;
    for (let used = 0; used + SESSION_IDLE_MS / 2 < SESSION_ABSOLUTE_MS; used += SESSION_IDLE_MS / 2) {
      expect(await me()).toBe(200);
      other.advance(SESSION_IDLE_MS / 2);
    }
    other.advance(SESSION_IDLE_MS / 2);
    expect(await me()).toBe(401);
    const body = { email: 'a@a.example', password: PASSWORD };
    const again = await other.call('POST', '/auth/login', { body });
    const [cookie = ''] = (again.headers.get('set-cookie') ?? '').split(';');
    other.advance(SESSION_IDLE_MS + 1_000);
    expect((await other.call('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    await other.close();
  });

  it('end for a colleague who is disabled, demoted, removed or sets a new password', async () => {
    const { key } = await register(server, 'boss@a.example');
    for (const [name, change] of [
      ['disabled', (id: string) => server.call('PATCH', `/api/staff/${id}`, { key, body: { disabled: true } })],
      ['demoted', (id: string) => server.call('PATCH', `/api/staff/${id}`, { key, body: { role: 'agent' } })],
      ['removed', (id: string) => server.call('DELETE', `/api/staff/${id}`, { key })],
    ] as const) {
      const email = `${name}@staff.example`;
      const made = await server.call('POST', '/api/staff', { key, body: { email, name, role: 'manager' } });
      const { headers } = await signIn(server, { email, setupToken: made.body.setupUrl.split('#password=')[1] });
      const ended: unknown[] = [];
      const undo = server.deps.feed.onRevocation((revocation) => ended.push(revocation));
      await change(made.body.id);
      undo();
      expect(ended, name).toEqual([{ userId: made.body.id }]);
      expect((await server.call('GET', '/auth/me', { headers })).status, name).toBe(401);
    }
  });

  it('can be restored by a new link after a lost password; only the newest link works, and lower roles cannot create it', async () => {
    const { key, userId: ownerId } = await register(server, 'chief@a.example');
    const add = async (role: string) => {
      const email = `${role}@link.example`;
      const { body } = await server.call('POST', '/api/staff', { key, body: { email, name: role, role } });
      return { id: body.id as string, email, setupToken: body.setupUrl.split('#password=')[1] as string };
    };
    const [manager, agent] = [await add('manager'), await add('agent')];
    const { headers } = await signIn(server, manager);
    const link = (id: string, as: object) => server.call('POST', `/api/staff/${id}/link`, { ...as, body: {} });
    const made = await link(agent.id, { headers });
    expect(made.status).toBe(201);
    const set = (token: string) => server.call('POST', '/auth/password', { body: { token, password: PASSWORD } });
    expect((await set(agent.setupToken)).status).toBe(422);
    expect((await set(made.body.setupUrl.split('#password=')[1])).status).toBe(204);
    const signedIn = await server.call('POST', '/auth/login', { body: { email: agent.email, password: PASSWORD } });
    const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
    const asAgent = { headers: { cookie, 'x-csrf-token': signedIn.body.csrfToken } };
    expect((await link(manager.id, asAgent)).status).toBe(403);
    expect((await link(ownerId, { headers })).status).toBe(403);
    await server.call('PATCH', `/api/staff/${agent.id}`, { key, body: { disabled: true } });
    expect((await link(agent.id, { key })).status).toBe(409);
  });

  it('stay open in the browser in which the user changes the password with the old one, and end in all others', async () => {
    const made = await register(server, 'changes@a.example');
    const { headers } = await signIn(server, made);
    const elsewhere = await login('changes@a.example');
    const [cookie = ''] = (elsewhere.headers.get('set-cookie') ?? '').split(';');
    const change = (current: string) =>
      server.call('PUT', '/auth/me/password', {
        headers,
        body: { current, password: 'seven kingfishers over the weir' },
      });
    expect((await change('not the password')).body.errors[0]).toMatchObject({ pointer: '/current', code: 'wrong' });
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await server.call('GET', '/auth/me', { headers })).status).toBe(200);
    expect((await server.call('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await login('changes@a.example')).status).toBe(401);
    expect((await login('changes@a.example', 'seven kingfishers over the weir')).status).toBe(200);
  });

  it('are refused with the same answer for an unknown address, a wrong password and a disabled user', async () => {
    const made = await register(server, 'known@a.example');
    await signIn(server, made);
    const [unknown, wrong] = [await login('nobody@a.example'), await login('known@a.example', 'not the password')];
    expect(unknown.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('are refused as slowly for an unknown address as for a wrong password', async () => {
    await signIn(server, await register(server, 'timed@a.example'));
    const measure = async (email: string) => {
      const start = performance.now();
      await login(email, 'not the password');
      return performance.now() - start;
    };
    const times: { unknown: number[]; wrong: number[] } = { unknown: [], wrong: [] };
    for (let round = 0; round < 9; round++) {
      // Alternately, so that other load slows both equally.
      times.unknown.push(await measure('nobody@timed.example'));
      times.wrong.push(await measure('timed@a.example'));
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[4] ?? 0;
    const ratio = median(times.unknown) / median(times.wrong);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('are refused with a second factor that is not set up', async () => {
    await signIn(server, await register(server, 'code@a.example'));
    const answer = await login('code@a.example', PASSWORD, { code: '123456' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/code', code: 'unexpected' }] } });
  });

  it('are limited in number per account and per address', async () => {
    const quota = { requests: 3, windowSeconds: 60 };
    const other = await startHttpServer({ limits: { account: quota } });
    const attempt = (email: string) => other.call('POST', '/auth/login', { body: { email, password: 'guess' } });
    for (let count = 0; count < 3; count++) expect((await attempt('a@a.example')).status).toBe(401);
    const refused = await attempt('A@a.example');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('b@b.example')).status).toBe(401);
    await other.close();
    const third = await startHttpServer({ limits: { login: quota } });
    const attemptFrom = (email: string) => third.call('POST', '/auth/login', { body: { email, password: 'guess' } });
    for (let count = 0; count < 3; count++) expect((await attemptFrom(`${count}@a.example`)).status).toBe(401);
    expect((await attemptFrom('next@a.example')).status).toBe(429);
    await third.close();
  });

  it('are limited by failures only, and a stranger’s failures do not lock the owner out', async () => {
    const quota = { requests: 3, windowSeconds: 60 };
    const limits = { account: quota, login: quota, oneTimeToken: { requests: 2, windowSeconds: 60 } };
    const other = await startHttpServer({ limits, config: { trustedProxies: ['127.0.0.1'] } });
    await signIn(other, await register(other, 'a@a.example'));
    const attempt = async (password: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await other.call('POST', '/auth/login', { headers, body: { email: 'a@a.example', password } })).status;
    };
    for (let count = 0; count < 8; count++) expect(await attempt(PASSWORD, '1.1.1.1')).toBe(200);
    for (let count = 0; count < 3; count++) expect(await attempt('guess', '2.2.2.2')).toBe(401);
    expect(await attempt(PASSWORD, '2.2.2.2')).toBe(429);
    expect(await attempt(PASSWORD, '1.1.1.1')).toBe(200);
    const headers = { 'x-forwarded-for': '2.2.2.2' };
    const link = () => other.call('POST', '/auth/link', { headers, body: { token: 'unknown' } });
    expect([(await link()).status, (await link()).status, (await link()).status]).toEqual([401, 401, 429]);
    await other.close();
  });
});

describe('links and tickets', () => {
  it('from the terminal sign in once', async () => {
    const made = await register(server, 'link@a.example');
    const { token } = await server.deps.writer.write((trx) =>
      issueOneTimeToken(trx, made.userId, 'sign_in', server.deps.clock()),
    );
    const use = () => server.call('POST', '/auth/link', { body: { token } });
    const [first, second] = [await use(), await use()];
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toContain('service-chat=');
    expect(second.status).toBe(401);
  });

  it('are refused for another purpose than their own', async () => {
    const { setupToken } = await register(server, 'purpose@a.example');
    expect((await server.call('POST', '/auth/link', { body: { token: setupToken } })).status).toBe(401);
    expect(await redeemTicket(server.deps.writer, server.deps.clock(), setupToken)).toBeNull();
  });

  it('include tickets, which are valid for their user once, within 30 seconds', async () => {
    const made = await register(server, 'ticket@a.example');
    const { headers } = await signIn(server, made);
    const { writer, clock } = server.deps;
    const issue = async () => (await server.call('POST', '/auth/ticket', { headers })).body.ticket;
    const ticket = await issue();
    expect(await redeemTicket(writer, clock(), ticket)).toMatchObject({ kind: 'user', id: made.userId, role: 'owner' });
    expect(await redeemTicket(writer, clock(), ticket)).toBeNull();
    expect(await redeemTicket(writer, new Date(+clock() + 31_000), await issue())).toBeNull();
  });

  it('are not available to keys', async () => {
    const { key } = await register(server, 'noticket@a.example');
    expect((await server.call('POST', '/auth/ticket', { key })).status).toBe(403);
  });
});

describe('keys', () => {
  it('are rotated with an overlap, and end at once when revoked', async () => {
    const { key: owner } = await register(server, 'keys@a.example');
    const made = await server.call('POST', '/api/keys', { key: owner, body: { name: 'k', scopes: ['property:read'] } });
    const { id, apiKey: old } = made.body;
    const works = async (text: string) => (await authenticateKey(server.deps, server.deps.clock(), text)) !== null;
    const ended: unknown[] = [];
    const undo = server.deps.feed.onRevocation((revocation) => ended.push(revocation));
    const rotate = (overlapMs: number) =>
      server.call('POST', `/api/keys/${id}/rotate`, { key: owner, body: { overlapMs } });
    const rotated = await rotate(60_000);
    expect(ended).toEqual([]);
    const fresh = rotated.body.apiKey;
    expect([await works(old), await works(fresh)]).toEqual([true, true]);
    server.advance(61_000);
    expect([await works(old), await works(fresh)]).toEqual([false, true]);
    const hard = await rotate(0);
    undo();
    expect(ended).toEqual([{ keyId: id }]); // its sockets close; with an overlap they go on
    expect([await works(fresh), await works(hard.body.apiKey)]).toEqual([false, true]);
    expect((await server.call('DELETE', `/api/keys/${id}`, { key: owner })).status).toBe(204);
    expect(await works(hard.body.apiKey)).toBe(false);
    expect((await server.call('DELETE', `/api/keys/${id}`, { key: owner })).status).toBe(404);
  });

  it('end at their expiry, and continue with a new secret', async () => {
    const other = await startHttpServer();
    const { key: owner } = await register(other, 'ends@a.example');
    const inDays = (days: number) => new Date(+other.deps.clock() + days * DAY_MS).toISOString();
    const make = (expiresAt: string) =>
      other.call('POST', '/api/keys', { key: owner, body: { name: 'k', scopes: ['property:read'], expiresAt } });
    expect((await make(inDays(-1))).body.errors).toMatchObject([{ pointer: '/expiresAt', code: 'past' }]);
    const { id, apiKey, expiresAt } = (await make(inDays(1))).body;
    const readStatus = async (key: string) => (await other.call('GET', '/api/property', { key })).status;
    expect([expiresAt > other.deps.clock().toISOString(), await readStatus(apiKey)]).toEqual([true, 200]);
    other.advance(DAY_MS);
    expect(await readStatus(apiKey)).toBe(401);
    const rotate = (body: object) => other.call('POST', `/api/keys/${id}/rotate`, { key: owner, body });
    expect(await rotate({})).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await readStatus((await rotate({ expiresAt: inDays(1) })).body.apiKey)).toBe(200);
    await other.close();
  });

  it('show when they were last used, to the hour, and which are unused', async () => {
    const other = await startHttpServer();
    const { key: owner } = await register(other, 'used@a.example');
    const { body: made } = await other.call('POST', '/api/keys', {
      key: owner,
      body: { name: 'k', scopes: ['property:read'] },
    });
    const look = async () =>
      (await other.call('GET', '/api/keys', { key: owner })).body.items.find(
        ({ id }: { id: string }) => id === made.id,
      );
    expect(await look()).toMatchObject({ lastUsedAt: null, expiresAt: null, state: 'active' });
    await other.call('GET', '/api/property', { key: made.apiKey });
    const { lastUsedAt } = await look();
    expect(+other.deps.clock() - Date.parse(lastUsedAt)).toBeLessThan(60_000);
    other.advance(KEY_UNUSED_DAYS * DAY_MS);
    expect(await look()).toMatchObject({ lastUsedAt, state: 'unused' });
    await other.call('GET', '/api/property', { key: made.apiKey });
    expect(await look()).toMatchObject({ state: 'active' });
    await other.close();
  });

  it('are stored only as hashes', async () => {
    const { key } = await register(server, 'hash@a.example');
    expect(JSON.stringify(await server.dump())).not.toContain(key.split('_').slice(2).join('_')); // a secret may begin with _
  });

  it.each(['', 'sck_', 'nonsense', `sck_${'0'.repeat(26)}_${'a'.repeat(43)}`])(
    'of the form %j are refused',
    async (text) => {
      expect((await server.call('GET', '/api/property', { headers: { authorization: `Bearer ${text}` } })).status).toBe(
        401,
      );
    },
  );

  it('that are unknown, like unknown cookies, identify nobody', async () => {
    expect(await authenticateSession(server.deps.db, server.deps.clock(), 'unknown')).toBeNull();
  });
});

it('an account always has an owner', async () => {
  const made = await register(server, 'last@a.example');
  const path = `/api/staff/${made.userId}`;
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PATCH', { disabled: true }],
    ['PATCH', { role: 'agent' }],
  ] as const)
    expect(await server.call(method, path, { key: made.key, body })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
});

it('all changes of access are in the audit log, which reveals any tampering', async () => {
  const { db, secrets, writer } = server.deps;
  const rows = await db.selectFrom('audit').selectAll().orderBy('number').execute();
  const actions = new Set(rows.map(({ action }) => action));
  for (const action of [
    'account.registered',
    'user.signed_in',
    'user.signed_out',
    'user.password_set',
    'key.created',
    'key.rotated',
    'key.revoked',
    'user.added',
    'user.changed',
    'user.removed',
  ])
    expect(actions).toContain(action);
  expect(await findAuditFault(db, secrets)).toBeNull();
  const [middle, last] = [rows[5], rows.at(-1)];
  if (middle === undefined || last === undefined) throw new Error('Too few rows');
  const change = (number: number, set: { actor?: string; number?: number }) =>
    writer.write((trx) => trx.updateTable('audit').set(set).where('number', '=', number).execute());
  await change(middle.number, { actor: 'someone_else' });
  expect(await findAuditFault(db, secrets)).toBe(middle.number);
  await change(middle.number, { actor: middle.actor });
  expect(await findAuditFault(db, secrets)).toBeNull();
  await writer.write((trx) => trx.deleteFrom('audit').where('number', '=', last.number).execute());
  expect(await findAuditFault(db, secrets)).toBe(last.number);
});
