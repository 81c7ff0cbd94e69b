import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

const PASSWORD = 'a long enough password';
const STEP_MS = 30_000;
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer({ limits: { secondFactor: { requests: 5, windowSeconds: 3_600 } } });
});
afterAll(() => server.close());

const login = (email: string, more: object = {}) =>
  server.call('POST', '/auth/login', { body: { email, password: PASSWORD, ...more } });

/** The code of an app at the server's time. */
function codeOf(otpauth: string, offMs = 0): string {
  const app = URI.parse(otpauth);
  if (!(app instanceof TOTP)) throw new Error('not an app whose codes follow the clock');
  return app.generate({ timestamp: +server.deps.clock() + offMs });
}

/** Adds a user with a confirmed app. */
async function addUserWithApp(email: string) {
  const made = await register(server, email);
  const { headers } = await signIn(server, made);
  const { body } = await server.call('POST', '/auth/totp', { headers, body: {} });
  const confirmed = await server.call('POST', '/auth/totp/confirm', { headers, body: { code: codeOf(body.otpauth) } });
  expect(confirmed.status).toBe(204);
  server.advance(STEP_MS);
  const recoveryCodes: string[] = body.recoveryCodes;
  return { ...made, headers, otpauth: body.otpauth as string, secret: body.secret as string, recoveryCodes };
}

describe('an authenticator app', () => {
  it('is required after a code of it has confirmed it', async () => {
    const made = await register(server, 'begin@totp.example');
    const { headers } = await signIn(server, made);
    const { body } = await server.call('POST', '/auth/totp', { headers, body: {} });
    expect(body.otpauth).toMatch(/^otpauth:\/\/totp\/ServiceChat:begin%40totp\.example\?.*secret=[A-Z2-7]{32}/);
    expect(body.otpauth).toContain(body.secret);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await login(made.email)).status).toBe(200);
    const confirm = (code: string) => server.call('POST', '/auth/totp/confirm', { headers, body: { code } });
    expect((await confirm('000000')).body.errors).toMatchObject([{ pointer: '/code', code: 'wrong' }]);
    expect((await confirm(codeOf(body.otpauth))).status).toBe(204);
    expect(await login(made.email)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    server.advance(STEP_MS);
    expect((await login(made.email, { code: codeOf(body.otpauth) })).status).toBe(200);
    const seen = await server.call('GET', '/auth/factors', { headers });
    expect(seen.body).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 10, passkeysPossible: false });
  });

  it('has each code accepted once, for the current time step and one step around it', async () => {
    const { email, otpauth } = await addUserWithApp('once@totp.example');
    const code = codeOf(otpauth);
    expect((await login(email, { code })).status).toBe(200);
    expect((await login(email, { code })).body.code).toBe('second_factor_required');
    expect((await login(email, { code: codeOf(otpauth, 3 * STEP_MS) })).status).toBe(401);
    expect((await login(email, { code: codeOf(otpauth, -STEP_MS) })).status).toBe(401); // earlier than the code that was used
    expect((await login(email, { code: codeOf(otpauth, STEP_MS) })).status).toBe(200);
  });

  it('is asked for only after the right password: a wrong password reveals nothing about it', async () => {
    const { email, otpauth } = await addUserWithApp('order@totp.example');
    const answer = await server.call('POST', '/auth/login', {
      body: { email, password: 'not the password', code: codeOf(otpauth) },
    });
    expect(answer.body.code).toBe('unauthorized');
  });

  it('can be guessed at five times an hour from all addresses together, and each guess is in the audit log', async () => {
    const { email, otpauth, accountId } = await addUserWithApp('guess@totp.example');
    for (let guess = 0; guess < 5; guess++) expect((await login(email, { code: `00000${guess}` })).status).toBe(401);
    expect(await login(email, { code: codeOf(otpauth) })).toMatchObject({ status: 429 });
    const failed = async () =>
      (await listAudit(server.deps.db, accountId, { limit: 50 })).items.filter(
        ({ action }) => action === 'user.factor_failed',
      ).length;
    await expect.poll(failed).toBe(5);
  });

  it('is stored encrypted, and its recovery codes are hashed', async () => {
    const { secret, recoveryCodes } = await addUserWithApp('sealed@totp.example');
    const kept = JSON.stringify(await server.dump());
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', '').slice(4));
    }
  });

  it('is removed with the password, together with its recovery codes', async () => {
    const { email, headers, recoveryCodes } = await addUserWithApp('remove@totp.example');
    const remove = (password: string) => server.call('DELETE', '/auth/totp', { headers, body: { password } });
    expect((await remove('not the password')).body.errors).toMatchObject([{ pointer: '/password' }]);
    expect((await server.call('DELETE', '/auth/totp', { headers })).status).toBe(422);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await remove(PASSWORD)).status).toBe(404);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(422);
  });

  it('is not replaced during set-up, and is not set up at a desk that was left open', async () => {
    const { headers } = await addUserWithApp('again@totp.example');
    expect((await server.call('POST', '/auth/totp', { headers, body: {} })).status).toBe(409);
    const { headers: open } = await signIn(server, await register(server, 'open@totp.example'));
    server.advance(11 * 60_000);
    const begin = (body: object) => server.call('POST', '/auth/totp', { headers: open, body });
    expect((await begin({})).body.errors).toMatchObject([{ pointer: '/password', code: 'required' }]);
    expect((await begin({ password: 'not the password' })).body.errors).toMatchObject([{ code: 'wrong' }]);
    expect((await begin({ password: PASSWORD })).status).toBe(201);
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed', async () => {
    const { email, headers, recoveryCodes } = await addUserWithApp('once@recovery.example');
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect((await login(email, { code: first })).status).toBe(401);
    const both = await Promise.all([login(email, { code: second }), login(email, { code: second })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await server.call('GET', '/auth/factors', { headers })).body.recoveryCodesLeft).toBe(8);
  });

  it('is replaced by new codes, and is valid for its own user only', async () => {
    const { email, headers, recoveryCodes } = await addUserWithApp('new@recovery.example');
    const other = await addUserWithApp('other@recovery.example');
    expect((await login(other.email, { code: recoveryCodes[0] })).status).toBe(401);
    const { body } = await server.call('POST', '/auth/recovery-codes', { headers, body: { password: PASSWORD } });
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(401);
    expect((await login(email, { code: body.recoveryCodes[0] })).status).toBe(200);
  });

  it('is not created without a second factor', async () => {
    const { headers } = await signIn(server, await register(server, 'none@recovery.example'));
    const answer = await server.call('POST', '/auth/recovery-codes', { headers, body: { password: PASSWORD } });
    expect(answer.status).toBe(409);
  });
});

describe('a colleague who lost the telephone', () => {
  it('gets access again from the owner, which ends all sessions of the colleague', async () => {
    const owner = await register(server, 'owner@lost.example');
    const added = await server.call('POST', '/api/staff', {
      key: owner.key,
      body: { email: 'lost@lost.example', name: 'Lost', role: 'agent' },
    });
    const setupToken = added.body.setupUrl.split('#password=')[1];
    const { headers } = await signIn(server, { email: 'lost@lost.example', setupToken });
    const { body } = await server.call('POST', '/auth/totp', { headers, body: {} });
    await server.call('POST', '/auth/totp/confirm', { headers, body: { code: codeOf(body.otpauth) } });
    const path = `/api/staff/${added.body.id}/factors`;
    expect((await server.call('DELETE', path, { headers })).status).toBe(403);
    expect((await server.call('DELETE', path, { key: owner.key })).status).toBe(204);
    expect((await server.call('GET', '/auth/me', { headers })).status).toBe(401);
    expect((await login('lost@lost.example')).status).toBe(200);
  });
});
