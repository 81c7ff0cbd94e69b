import { TOTP, URI } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { type ChatServer, call, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';
import { WireClient } from '../../../support/wire-client.ts';

/** An owner requires a second factor of all staff. A user without one can only set it up. */
const PASSWORD = 'a long enough password';
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

/** The code of an app at the server's time. */
function codeOf(otpauth: string): string {
  const app = URI.parse(otpauth);
  if (!(app instanceof TOTP)) throw new Error('not an app whose codes follow the clock');
  return app.generate({ timestamp: +server.deps.clock() });
}

async function setUpApp(headers: Headers): Promise<string> {
  const { body } = await server.call('POST', '/auth/totp', { headers, body: {} });
  const code = codeOf(body.otpauth);
  expect((await server.call('POST', '/auth/totp/confirm', { headers, body: { code } })).status).toBe(204);
  server.advance(30_000); // a code counts once
  return body.otpauth;
}

async function hire(key: string, email: string): Promise<Headers> {
  const body = { email, name: 'Ana', role: 'agent' };
  const { body: made } = await server.call('POST', '/api/staff', { key, body });
  return (await signIn(server, { email, setupToken: made.setupUrl.split('#password=')[1] })).headers;
}

const login = (email: string, more: object = {}) =>
  server.call('POST', '/auth/login', { body: { email, password: PASSWORD, ...more } });
const require = (as: object, secondFactor = 'required') =>
  server.call('PUT', '/api/account/sign-in', { ...as, body: { secondFactor } });

/** Signs in with the password only. */
async function signInWithPassword(email: string): Promise<{ headers: Headers; body: { mustSetUpFactor: boolean } }> {
  const { headers, body, status } = await login(email);
  expect(status).toBe(200);
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { headers: { cookie, 'x-csrf-token': body.csrfToken }, body };
}

describe('a second factor that the owner requires of all staff', () => {
  it('signs out staff without one; after the next sign-in they reach only its set-up, and everything after that', async () => {
    const made = await register(server, 'owner@required.example');
    const owner = await signIn(server, made);
    const ana = await hire(made.key, 'ana@required.example');
    expect(await require({ headers: owner.headers })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_setup_required' },
    });
    await setUpApp(owner.headers);
    expect((await server.call('GET', '/api/account/sign-in', { key: made.key })).body).toEqual({
      secondFactor: 'optional',
      without: 1,
    });
    expect((await require({ headers: owner.headers })).body).toEqual({ secondFactor: 'required', without: 1 });
    expect((await server.call('GET', '/auth/me', { headers: ana })).status).toBe(401);
    expect((await server.call('GET', '/api/property', { headers: owner.headers })).status).toBe(200);

    const { headers, body } = await signInWithPassword('ana@required.example');
    expect(body.mustSetUpFactor).toBe(true);
    const me = await server.call('GET', '/auth/me', { headers });
    expect(me.body).toMatchObject({ rights: [], mustSetUpFactor: true });
    for (const [method, path] of [
      ['GET', '/api/property'],
      ['GET', '/api/conversations'],
      ['GET', '/api/staff'],
      ['GET', '/api/push/key'],
      ['POST', '/api/tasks'],
    ] as const)
      expect((await server.call(method, path, { headers, ...(method === 'POST' && { body: {} }) })).body.code).toBe(
        'second_factor_setup_required',
      );
    await setUpApp(headers);
    expect((await server.call('GET', '/api/conversations', { headers })).status).toBe(200);
    expect((await server.call('GET', '/auth/me', { headers })).body.mustSetUpFactor).toBe(false);
    expect((await server.call('GET', '/api/account/sign-in', { key: made.key })).body.without).toBe(0);
    expect((await login('ana@required.example')).body.code).toBe('second_factor_required');
  });

  it('cannot be removed by its user, and is required again after an owner removed it', async () => {
    const made = await register(server, 'keep@required.example');
    const ana = await hire(made.key, 'keeps@required.example');
    await setUpApp(ana);
    expect((await require({ key: made.key })).status).toBe(200);
    const remove = () => server.call('DELETE', '/auth/totp', { headers: ana, body: { password: PASSWORD } });
    expect(await remove()).toMatchObject({ status: 409, body: { detail: expect.stringContaining('another one') } });
    expect((await server.call('GET', '/auth/factors', { headers: ana })).body.totp).toBe(true);
    const { body } = await server.call('GET', '/auth/me', { headers: ana });
    const lost = await server.call('DELETE', `/api/staff/${body.user.id}/factors`, { key: made.key });
    expect(lost.status).toBe(204);
    expect((await signInWithPassword('keeps@required.example')).body.mustSetUpFactor).toBe(true);
    await require({ key: made.key }, 'optional');
    expect((await signInWithPassword('keeps@required.example')).body.mustSetUpFactor).toBe(false);
  });

  it('does not affect other accounts or keys, and each change is in the audit log once', async () => {
    const made = await register(server, 'log@required.example');
    const other = await register(server, 'other@required.example');
    for (const rule of ['required', 'required', 'optional']) await require({ key: made.key }, rule);
    await require({ key: made.key });
    expect((await server.call('GET', '/api/property', { key: made.key })).status).toBe(200);
    const { headers } = await signIn(server, other);
    expect((await server.call('GET', '/api/property', { headers })).status).toBe(200);
    const { items } = await listAudit(server.deps.db, made.accountId, { limit: 50 });
    const told = items.filter(({ action }) => action === 'sign_in.changed').map(({ detail }) => detail);
    expect(told).toEqual(['required', 'optional', 'required'].map((rule) => JSON.stringify({ secondFactor: rule })));
    expect((await require({ key: made.key }, 'sometimes')).status).toBe(422);
  });
});

describe('the desk’s socket if a second factor is required', () => {
  let chat: ChatServer;
  const clients: WireClient[] = [];
  beforeAll(async () => {
    chat = await startChatServer();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  afterAll(() => chat.close());

  it('closes for a user without a second factor, and does not open again', async () => {
    const hotel = await openHotel(chat.baseUrl);
    const person = { email: 'eva@required.example', name: 'Eva', role: 'agent' };
    const { body } = await call(chat.baseUrl, 'POST', '/api/staff', hotel.apiKey, person);
    const token = body.setupUrl.split('#password=')[1];
    await call(chat.baseUrl, 'POST', '/auth/password', undefined, { token, password: PASSWORD });
    const openDesk = async () => {
      const credentials = { email: person.email, password: PASSWORD };
      const signedIn = await call(chat.baseUrl, 'POST', '/auth/login', undefined, credentials);
      const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
      const headers = { cookie, 'x-csrf-token': signedIn.body.csrfToken };
      const made = await call(chat.baseUrl, 'POST', '/auth/ticket', undefined, {}, { headers });
      const client = await new WireClient(chat.baseUrl, '/desk/socket', { origin: chat.baseUrl }).opened();
      clients.push(client);
      client.write({ type: 'hello', ticket: made.body.ticket, propertyId: hotel.propertyId });
      return client;
    };
    const before = await openDesk();
    await before.frame(({ type }) => type === 'welcome');
    await call(chat.baseUrl, 'PUT', '/api/account/sign-in', hotel.apiKey, { secondFactor: 'required' });
    expect(await before.closed()).toBe(4401);
    expect(await (await openDesk()).closed()).toBe(4403);
  });
});
