import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAddressEntry } from '../../../../bff/base/network/address-list.ts';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { type ChatServer, call, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';
import { drawing, formWith, uploadForm } from '../../../support/sample-files.ts';
import { WireClient } from '../../../support/wire-client.ts';

const INSIDE = { 'x-forwarded-for': '192.0.2.7' };
const OUTSIDE = { 'x-forwarded-for': '203.0.113.9' };
const ALLOW = ['192.0.2.0/24', '2001:db8:1::/48'];
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => server.close());

const put = (key: string, allow: readonly string[], headers: Record<string, string> = INSIDE) =>
  server.call('PUT', '/api/account/network', { key, headers, body: { allow } });

describe('an account that is limited to its own networks', () => {
  it('is closed to keys, sessions and sign-ins from elsewhere, and open to its networks', async () => {
    const made = await register(server, 'closed@network.example');
    const { headers } = await signIn(server, made);
    const { key } = made;
    type As = { key?: string; headers?: Record<string, string> };
    const readPropertyFrom = (as: As, from: Record<string, string>) =>
      server.call('GET', '/api/property', { ...as, headers: { ...as.headers, ...from } });
    expect((await readPropertyFrom({ key }, OUTSIDE)).status).toBe(200);
    expect((await put(key, ALLOW)).body).toEqual({ allow: ALLOW, address: '192.0.2.7' });
    for (const as of [{ key }, { headers }]) {
      expect((await readPropertyFrom(as, OUTSIDE)).body).toMatchObject({ status: 403, code: 'network_refused' });
      expect((await readPropertyFrom(as, INSIDE)).status).toBe(200);
      expect((await readPropertyFrom(as, { 'x-forwarded-for': '2001:db8:1::7' })).status).toBe(200);
    }
    const login = (password: string, from: Record<string, string>) =>
      server.call('POST', '/auth/login', { headers: from, body: { email: made.email, password } });
    expect((await login('a long enough password', OUTSIDE)).body.code).toBe('network_refused');
    expect((await login('not the password', OUTSIDE)).body.code).toBe('unauthorized'); // gives strangers no information
    expect((await login('a long enough password', INSIDE)).status).toBe(200);
    const me = await server.call('GET', '/auth/me', { headers: { ...headers, ...OUTSIDE } });
    expect(me.body.code).toBe('network_refused');
  });

  it('is closed for file downloads and uploads', async () => {
    const { key } = await register(server, 'files@network.example');
    const uploads = `${server.baseUrl}/api/uploads`;
    const uploadFrom = async (from: Record<string, string>) =>
      uploadForm(uploads, key, formWith(await drawing('png'), 'map.png'), from);
    const { id } = (await uploadFrom(OUTSIDE)).body;
    const downloadFrom = (from: Record<string, string>) =>
      fetch(`${uploads}/${id}`, { headers: { ...from, authorization: `Bearer ${key}` } });
    await put(key, ALLOW);
    expect(await uploadFrom(OUTSIDE)).toMatchObject({ status: 403, body: { code: 'network_refused' } });
    expect((await downloadFrom(OUTSIDE)).status).toBe(403);
    expect((await uploadFrom(INSIDE)).status).toBe(201);
    expect((await downloadFrom(INSIDE)).status).toBe(200);
  });

  it('cannot exclude the network of the user who sets the limit', async () => {
    const { key, accountId } = await register(server, 'lock@network.example');
    expect((await put(key, ALLOW, OUTSIDE)).body).toMatchObject({ status: 422, code: 'would_lock_out' });
    expect((await server.call('GET', '/api/account/network', { key, headers: OUTSIDE })).body.allow).toEqual([]);
    expect((await put(key, [...ALLOW, '203.0.113.9'], OUTSIDE)).status).toBe(200);
    expect((await put(key, [], OUTSIDE)).status).toBe(200);
    const { items } = await listAudit(server.deps.db, accountId, { limit: 10 });
    expect(items.filter(({ action }) => action === 'network.changed')).toHaveLength(2);
  });

  it('names each invalid network, and ignores a forged address', async () => {
    const { key } = await register(server, 'entries@network.example');
    const answer = await put(key, ['192.0.2.7', 'hotel.example', '10.0.0.0/33', '::/129']);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/allow/1',
      '/allow/2',
      '/allow/3',
    ]);
    expect((await put(key, ['192.0.2.7'])).status).toBe(200);
    const invented = { 'x-forwarded-for': '192.0.2.7, 203.0.113.9' };
    expect((await server.call('GET', '/api/property', { key, headers: invented })).status).toBe(403);
  });

  it('does not affect another account or the guests’ chat', async () => {
    const { key, propertyId } = await register(server, 'own@network.example');
    const other = await register(server, 'other@network.example');
    await put(key, ['192.0.2.7']);
    expect((await server.call('GET', '/api/property', { key: other.key, headers: OUTSIDE })).status).toBe(200);
    expect((await server.call('GET', `/chat/config/${propertyId}`, { headers: OUTSIDE })).status).not.toBe(403);
  });
});

describe('the desk’s socket in an account that is limited to its own networks', () => {
  let chat: ChatServer;
  const clients: WireClient[] = [];
  beforeAll(async () => {
    chat = await startChatServer({ trustedProxies: ['127.0.0.1'] });
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  afterAll(() => chat.close());

  it('is refused from elsewhere, and closes when the list changes', async () => {
    const { apiKey, propertyId } = await openHotel(chat.baseUrl);
    const openDeskFrom = async (from: Record<string, string>) => {
      const client = await new WireClient(chat.baseUrl, '/desk/socket', from).opened();
      clients.push(client);
      client.write({ type: 'hello', apiKey, propertyId });
      return client;
    };
    const [inside, outside] = [await openDeskFrom(INSIDE), await openDeskFrom(OUTSIDE)];
    for (const client of [inside, outside]) await client.frame(({ type }) => type === 'welcome');
    const body = { allow: ALLOW };
    const answer = await call(chat.baseUrl, 'PUT', '/api/account/network', apiKey, body, { headers: INSIDE });
    expect(answer.status).toBe(200);
    await expect.poll(() => outside.closeCode).toBe(4403);
    inside.write({ type: 'ping' });
    await inside.frame(({ type }) => type === 'pong');
    const late = await openDeskFrom(OUTSIDE);
    await expect.poll(() => late.closeCode).toBe(4403);
  });
});

it.each([
  ['192.0.2.7', true],
  ['192.0.2.0/24', true],
  ['2001:db8::/32', true],
  ['192.0.2.0/33', false],
  ['2001:db8::/129', false],
  ['192.0.2', false],
  ['/24', false],
  ['192.0.2.0/', false],
  ['fe80::1%eth0', false],
])('%j is a valid network: %s', (text, expected) => {
  expect(isAddressEntry(text)).toBe(expected);
});
