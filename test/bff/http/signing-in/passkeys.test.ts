import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relyingParty } from '../../../../bff/auth/passkeys.ts';
import { createSoftAuthenticator, type Deceit } from '../../../support/browser/soft-authenticator.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

const PASSWORD = 'a long enough password';
const SITE = { origin: 'https://chat.hotel.example', rpId: 'chat.hotel.example' };
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer({ config: { baseUrl: SITE.origin } });
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const authenticator = () => createSoftAuthenticator(SITE);

async function begin(headers: Headers): Promise<string> {
  const { body } = await server.call('POST', '/auth/passkeys/options', { headers, body: {} });
  expect(body).toMatchObject({
    rp: { id: SITE.rpId },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return body.challenge;
}

async function beginSignIn(): Promise<string> {
  return (await server.call('POST', '/auth/login/passkey/options', { body: {} })).body.challenge;
}

const storePasskey = (headers: Headers, response: unknown) =>
  server.call('POST', '/auth/passkeys', { headers, body: { response } });
const signInWithPasskey = (response: unknown) => server.call('POST', '/auth/login/passkey', { body: { response } });

/** Adds a user with a passkey. */
async function addUserWithPasskey(email: string) {
  const made = await register(server, email);
  const { headers } = await signIn(server, made);
  const device = authenticator();
  const kept = await storePasskey(headers, device.create(await begin(headers)));
  expect(kept.status).toBe(201);
  return { ...made, headers, device, kept: kept.body };
}

describe('a passkey', () => {
  it('signs in alone, as it needs the device and its owner', async () => {
    const { email, device, headers, kept } = await addUserWithPasskey('alone@key.example');
    const answer = await signInWithPasskey(device.get(await beginSignIn()));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
    const { body } = await server.call('GET', '/auth/factors', { headers });
    expect(body).toMatchObject({ passkeys: [{ id: kept.id, lastUsedAt: expect.any(String) }], passkeysPossible: true });
  });

  it('is a second factor: the password alone no longer signs in, and a password with a recovery code does', async () => {
    const { email, kept } = await addUserWithPasskey('second@key.example');
    const login = (more: object) =>
      server.call('POST', '/auth/login', { body: { email, password: PASSWORD, ...more } });
    expect((await login({})).body.code).toBe('second_factor_required');
    expect((await login({ code: '123456' })).status).toBe(401);
    expect((await login({ code: kept.recoveryCodes[0] })).status).toBe(200);
  });

  it.each<[string, Deceit]>([
    ['from another site’s page', { origin: 'https://chat.hotel.example.evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { verified: false }],
  ])('is refused %s', async (_, deceit) => {
    const { headers } = await signIn(server, await register(server, `${JSON.stringify(deceit).length}@lie.example`));
    const made = await storePasskey(headers, authenticator().create(await begin(headers), deceit));
    expect(made).toMatchObject({ status: 422, body: { errors: [{ pointer: '/response' }] } });
    const { device } = await addUserWithPasskey(`${JSON.stringify(deceit).length}-in@lie.example`);
    expect((await signInWithPasskey(device.get(await beginSignIn(), deceit))).status).toBe(401);
  });

  it('is accepted once per challenge, only from the user who requested the challenge, within five minutes', async () => {
    const { device, headers } = await addUserWithPasskey('once@key.example');
    const challenge = await beginSignIn();
    expect((await signInWithPasskey(device.get(challenge))).status).toBe(200);
    expect((await signInWithPasskey(device.get(challenge))).status).toBe(401);
    expect((await signInWithPasskey(device.get('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'))).status).toBe(401);
    expect((await signInWithPasskey(device.get(await begin(headers)))).status).toBe(401); // a challenge for a new key cannot be used to sign in
    const other = await signIn(server, await register(server, 'other@key.example'));
    expect((await storePasskey(other.headers, authenticator().create(await begin(headers)))).status).toBe(422);
    const late = await beginSignIn();
    server.advance(6 * 60_000);
    expect((await signInWithPasskey(device.get(late))).status).toBe(401);
  });

  it('that was copied is refused because its counter went back', async () => {
    const { device } = await addUserWithPasskey('copy@key.example');
    expect((await signInWithPasskey(device.get(await beginSignIn(), { counter: 10 }))).status).toBe(200);
    expect((await signInWithPasskey(device.get(await beginSignIn(), { counter: 5 }))).status).toBe(401);
    expect((await signInWithPasskey(device.get(await beginSignIn(), { counter: 11 }))).status).toBe(200);
  });

  it('is stored once, can be removed by its owner only, and is invalid after removal', async () => {
    const { device, headers, kept, email } = await addUserWithPasskey('remove@key.example');
    expect((await storePasskey(headers, device.create(await begin(headers)))).status).toBe(422);
    const other = await addUserWithPasskey('stranger@key.example');
    const remove = (as: Headers) => server.call('DELETE', `/auth/passkeys/${kept.id}`, { headers: as });
    expect((await remove(other.headers)).status).toBe(404);
    expect((await remove(headers)).status).toBe(204);
    expect((await signInWithPasskey(device.get(await beginSignIn()))).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  it('does not sign in a disabled user', async () => {
    const owner = await register(server, 'owner@gone.example');
    const added = await server.call('POST', '/api/staff', {
      key: owner.key,
      body: { email: 'gone@gone.example', name: 'Gone', role: 'agent' },
    });
    const setupToken = added.body.setupUrl.split('#password=')[1];
    const { headers } = await signIn(server, { email: 'gone@gone.example', setupToken });
    const device = authenticator();
    await storePasskey(headers, device.create(await begin(headers)));
    await server.call('PATCH', `/api/staff/${added.body.id}`, { key: owner.key, body: { disabled: true } });
    expect((await signInWithPasskey(device.get(await beginSignIn()))).status).toBe(401);
  });
});

it.each([
  ['https://chat.hotel.example', false, null, 'https://chat.hotel.example'],
  ['https://chat.hotel.example', false, 'https://evil.example', 'https://chat.hotel.example'],
  ['http://chat.hotel.example', false, null, undefined],
  ['https://192.0.2.1', false, null, undefined],
  ['http://127.0.0.1:8787', true, 'http://localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787', true, 'http://127.0.0.1:8787', undefined],
  ['http://[::1]:8787', true, null, undefined],
])('passkeys of %s (guessed: %s), requested by a page of %s, are valid for %s', (baseUrl, isGuessed, site, origin) => {
  expect(relyingParty(baseUrl, isGuessed, site)?.origin).toBe(origin);
});
