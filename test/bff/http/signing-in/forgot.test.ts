import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReachedByOthers, newSetupSecret } from '../../../../bff/auth/setup-secret.ts';
import { createDeliveries } from '../../../../bff/delivery/deliveries.ts';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';
import { PostBox } from '../../../support/post-box.ts';

const NEW_PASSWORD = 'another long enough password';
let server: HttpServer;
let box: PostBox;
beforeAll(async () => {
  server = await startHttpServer();
  box = new PostBox();
  server.deps.mail = createDeliveries(server.deps, box);
});
afterAll(() => server.close());

const forgot = (email: string) => server.call('POST', '/auth/forgot', { body: { email } });
const setPassword = (token: string, password = NEW_PASSWORD) =>
  server.call('POST', '/auth/password', { body: { token, password } });

/** The token of the newest mail to an address, after `count` mails have arrived. */
async function tokenFor(email: string, count = 1): Promise<string> {
  const mails = () => box.mails.filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(count);
  return /#password=(\S+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced through a link that works once, within an hour, and ends every session', async () => {
    const made = await register(server, 'anna@forgot.example');
    const { headers } = await signIn(server, made);
    expect(await forgot('ANNA@forgot.example')).toMatchObject({ status: 202, body: undefined });
    const token = await tokenFor('anna@forgot.example');
    expect((await setPassword(token, 'password1234')).body.errors).toMatchObject([{ code: 'too_easy' }]);
    expect((await setPassword(token)).status).toBe(204);
    expect((await setPassword(token)).status).toBe(422);
    expect((await server.call('GET', '/auth/me', { headers })).status).toBe(401);
    await forgot('anna@forgot.example');
    const late = await tokenFor('anna@forgot.example', 2);
    server.advance(61 * 60_000);
    expect((await setPassword(late)).status).toBe(422);
    const actions = (await listAudit(server.deps.db, made.accountId, { limit: 50 })).items.map(({ action }) => action);
    expect(actions.filter((action) => action === 'user.password_forgotten')).toHaveLength(2);
  });

  it('is mailed in the language of the desk where it was asked for', async () => {
    await register(server, 'clara@forgot.example');
    const body = { email: 'clara@forgot.example', language: 'de' };
    expect((await server.call('POST', '/auth/forgot', { body })).status).toBe(202);
    await tokenFor('clara@forgot.example');
    expect(box.mails.at(-1)?.subject).toBe('Ein neues Passwort für den Team-Desk');
    expect((await server.call('POST', '/auth/forgot', { body: { ...body, language: 'xx' } })).status).toBe(422);
  });

  it('is answered alike for known, unknown and blocked users, and only known users get a mail', async () => {
    const owner = await register(server, 'owner@alike.example');
    const added = await server.call('POST', '/api/staff', {
      key: owner.key,
      body: { email: 'blocked@alike.example', name: 'Blocked', role: 'agent' },
    });
    await server.call('PATCH', `/api/staff/${added.body.id}`, { key: owner.key, body: { disabled: true } });
    const answers = await Promise.all(
      ['owner@alike.example', 'blocked@alike.example', 'nobody@alike.example'].map(forgot),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 202, body: undefined });
      const names = [...answer.headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
      expect(names).toEqual([...(answers[0]?.headers.keys() ?? [])].filter((name) => names.includes(name)));
    }
    await tokenFor('owner@alike.example');
    expect(box.mails.filter(({ to }) => to !== 'owner@alike.example' && to.endsWith('alike.example'))).toEqual([]);
  });

  it('is answered before the user is looked up, so that a busy store delays no answer', async () => {
    await register(server, 'slow@time.example');
    let free = () => {};
    const busy = server.deps.writer.write(() => new Promise<void>((resolve) => (free = resolve)));
    expect((await forgot('slow@time.example')).status).toBe(202);
    expect((await forgot('nobody@time.example')).status).toBe(202);
    free();
    await busy;
    await tokenFor('slow@time.example');
  });

  it('can be reported three times an hour per address, and does not affect a colleague’s invitation', async () => {
    const owner = await register(server, 'owner@often.example');
    const added = await server.call('POST', '/api/staff', {
      key: owner.key,
      body: { email: 'new@often.example', name: 'New', role: 'agent' },
    });
    for (let count = 0; count < 5; count++) expect((await forgot('new@often.example')).status).toBe(202);
    const token = await tokenFor('new@often.example', 3);
    expect((await setPassword(added.body.setupUrl.split('#password=')[1])).status).toBe(204);
    expect((await setPassword(token)).status).toBe(422); // after a new password, earlier links are invalid
  });

  it('does not remove the second factor', async () => {
    const made = await register(server, 'factor@forgot.example');
    const { headers } = await signIn(server, made);
    const { body } = await server.call('POST', '/auth/totp', { headers, body: {} });
    const { TOTP, URI } = await import('otpauth');
    const app = URI.parse(body.otpauth);
    const code = app instanceof TOTP ? app.generate({ timestamp: +server.deps.clock() }) : '';
    expect((await server.call('POST', '/auth/totp/confirm', { headers, body: { code } })).status).toBe(204);
    await forgot(made.email);
    await setPassword(await tokenFor(made.email));
    const login = await server.call('POST', '/auth/login', { body: { email: made.email, password: NEW_PASSWORD } });
    expect(login.body.code).toBe('second_factor_required');
  });
});

describe('the first account of a server that others can reach', () => {
  const first = { propertyName: 'First', email: 'first@first.example', phone: '+4983825501' };

  it('is created with the secret that the server printed, within 30 minutes', async () => {
    const setupSecret = newSetupSecret(new Date());
    const fresh = await startHttpServer({ config: { registration: 'first', setupSecret } });
    try {
      const make = (more: object) => fresh.call('POST', '/auth/register', { body: { ...first, ...more } });
      expect((await fresh.call('GET', '/auth/registration')).body).toMatchObject({ open: true, needsSecret: true });
      expect((await make({})).body.errors).toMatchObject([{ pointer: '/setupSecret', code: 'required' }]);
      expect((await make({ setupSecret: 'guess' })).body.errors).toMatchObject([{ code: 'wrong' }]);
      fresh.advance(31 * 60_000);
      expect((await make({ setupSecret: setupSecret.text })).body.errors).toMatchObject([{ code: 'expired' }]);
      fresh.advance(-10 * 60_000);
      expect((await make({ setupSecret: setupSecret.text })).status).toBe(201);
      expect((await fresh.call('GET', '/auth/registration')).body).toMatchObject({ open: false, needsSecret: false });
      expect((await make({ email: 'second@first.example', setupSecret: setupSecret.text })).body.code).toBe(
        'registration_closed',
      );
    } finally {
      await fresh.close();
    }
  });

  it.each([
    ['127.0.0.1', null, false],
    ['localhost', 'http://localhost:8787', false],
    ['::1', null, false],
    ['127.0.0.1', 'https://chat.hotel.example', true],
    ['0.0.0.0', null, true],
    ['::', null, true],
    ['192.0.2.7', null, true],
  ])('listening on %s, reached at %s: %s', (host, baseUrl, expected) => {
    expect(isReachedByOthers({ host, baseUrl })).toBe(expected);
  });
});
