import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDevice } from '../../../../bff/auth/describe-device.ts';
import { openPasswordJudge } from '../../../../bff/auth/weak-password.ts';
import { LoginPace } from '../../../../bff/http/signing-in/login-pace.ts';
import { listAudit } from '../../../../bff/store/account/audit.ts';
import { type HttpServer, register, signIn, startHttpServer } from '../../../support/http-server.ts';

const PASSWORD = 'a long enough password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => server.close());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/login', { headers, body: { email, password } });

describe('a password', () => {
  it.each([
    'password1234',
    'passwordpassword',
    'Password123!',
    'P@ssw0rd2024!',
    'iloveyou1234',
    'qwertyuiopasdfgh',
    '1q2w3e4r5t6y',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'letmein12345',
    'trustno1trustno1',
    'reception reception',
    'Rezeption Rezeption',
    'welcome to hotel',
    'the hotel password',
    'Front-Desk-Team-2026',
    'giraffengiraffen',
    'giraffen giraffen giraffen',
  ])('that is trivial or known from a breach is refused, and the link stays valid: %s', async (password) => {
    const made = await register(server, `${password.length}-${Buffer.from(password).toString('hex')}@easy.example`);
    const set = (text: string) =>
      server.call('POST', '/auth/password', { body: { token: made.setupToken, password: text } });
    expect(await set(password)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/password', code: 'too_easy' }] },
    });
    expect((await set(PASSWORD)).status).toBe(204);
  });

  it('that contains its owner’s address, name or house is refused', async () => {
    const made = await register(server, 'wilhelmine.osterkamp@seeblick.example');
    const set = (password: string) =>
      server.call('POST', '/auth/password', { body: { token: made.setupToken, password } });
    const owner = await register(server, 'owner@inn.example');
    const { headers } = await signIn(server, owner);
    await server.deps.writer.write((trx) =>
      trx
        .updateTable('property')
        .set({ name: 'Gasthof Zumsteg Kandersteg' })
        .where('id', '=', owner.propertyId)
        .execute(),
    );
    const body = { current: PASSWORD, password: 'zumsteg kandersteg' };
    const changed = await server.call('PUT', '/auth/me/password', { headers, body });
    expect(changed.body.errors).toMatchObject([{ pointer: '/password', code: 'too_easy' }]);
    for (const password of ['wilhelmine.osterkamp', 'Osterkamp-Seeblick1'])
      expect((await set(password)).body.errors).toMatchObject([{ pointer: '/password', code: 'too_easy' }]);
    expect((await set(PASSWORD)).status).toBe(204);
  });

  it('of one’s own cannot be changed to a weak one', async () => {
    const { headers } = await signIn(server, await register(server, 'change@easy.example'));
    const body = { current: PASSWORD, password: 'password1234' };
    const answer = await server.call('PUT', '/auth/me/password', { headers, body });
    expect(answer.body.errors).toMatchObject([{ pointer: '/password', code: 'too_easy' }]);
  });

  it.each([
    'correct horse battery staple',
    'Der See liegt heute still',
    'zvuq-xhpl-medw-ta93',
    '湖畔の宿は静かです今日も',
  ])('such as %j is accepted', async (password) => {
    const isEasilyGuessed = await openPasswordJudge();
    expect(isEasilyGuessed(password, ['anna@hotel.example', 'Anna'])).toBe(false);
  });

  it('is checked for repeats in its first 64 letters only, as more would take too long', async () => {
    const isEasilyGuessed = await openPasswordJudge();
    const easy = 'password1'.repeat(8).slice(0, 64);
    const strong = 'zvuq-xhpl-medw-ta93';
    expect(isEasilyGuessed(`${easy.slice(0, 40)}${strong}`)).toBe(false);
    expect(isEasilyGuessed(`${easy}${strong}`)).toBe(true);
  });
});

/** A pace with a clock that the test moves. */
function openPace() {
  let now = 0;
  const waits: number[] = [];
  const wakes: (() => void)[] = [];
  const pace = new LoginPace({
    now: () => now,
    sleep: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => wakes.push(resolve));
    },
  });
  const wake = () => {
    for (const one of wakes.splice(0)) one();
  };
  return { pace, waits, wake, pass: (ms: number) => (now += ms) };
}

describe('the pace of sign-ins at one account', () => {
  it('slows from the eleventh failure on, with one attempt at a time and one place in the queue per network', async () => {
    const { pace, waits, wake, pass } = openPace();
    for (let count = 0; count < 10; count++) await pace.turn('anna', `network ${count}`);
    expect(waits).toEqual([]);
    const turns = Array.from({ length: 5 }, (_, count) => pace.turn('anna', `network ${count}`));
    expect(waits).toEqual([250, 750, 1_750, 2_750, 3_750]);
    await expect(pace.turn('anna', 'network 1')).rejects.toMatchObject({ code: 'rate_limited' });
    await pace.turn('another', 'network 1');
    wake();
    await Promise.all(turns);
    pass(60 * 60 * 1_000 + 1);
    await pace.turn('anna', 'network 1');
    expect(waits).toHaveLength(5);
  });

  it('gives a network with few attempts its turn, however long other networks wait', async () => {
    const { pace, waits, wake, pass } = openPace();
    const attackers = Array.from({ length: 12 }, (_, count) => `attacker ${count}`);
    for (let round = 0; round < 8; round++) {
      const turns = attackers.map((from) => pace.turn('anna', from).catch(() => 'refused'));
      wake();
      pass(8_000);
      await Promise.all(turns);
    }
    const refused: unknown[] = [];
    const ongoing = attackers.map((from) => pace.turn('anna', from).catch((error) => refused.push(error)));
    const [first] = [pace.turn('anna', 'the owner’s')];
    expect(waits.at(-1)).toBeLessThanOrEqual(1_000);
    wake();
    await first;
    const second = pace.turn('anna', 'the owner’s'); // the first was mistyped
    expect(waits.at(-1)).toBeLessThanOrEqual(2_000);
    wake();
    await Promise.all([second, ...ongoing]);
    expect(refused.length).toBeGreaterThan(0);
  });

  it('lets the owner in from anywhere at once, while twelve strangers guess', async () => {
    const made = await register(server, 'crowd@pace.example');
    await signIn(server, made);
    const addressHeader = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 10; count++) await login(made.email, 'guess', addressHeader(`192.0.2.${count}`));
    const strangers = Array.from({ length: 12 }, (_, count) =>
      login(made.email, 'guess', addressHeader(count < 6 ? `2001:db8:7:${count}::1` : `2001:db8:a${count}::1`)),
    );
    const owner = await login(made.email, PASSWORD, addressHeader('198.51.100.77'));
    expect(owner.status).toBe(200);
    const answers = (await Promise.all(strangers)).map(({ status }) => status);
    expect(answers.filter((status) => status === 429)).toHaveLength(5); // one caller of each /48 waits
  });

  it('counts strangers from all addresses together, and does not slow networks with an earlier sign-in', async () => {
    await signIn(server, await register(server, 'slow@pace.example'));
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await login('slow@pace.example', PASSWORD, from('198.51.100.1'));
    const time = async (address: string, password: string) => {
      const start = performance.now();
      await login('slow@pace.example', password, from(address));
      return performance.now() - start;
    };
    for (let count = 0; count < 12; count++) await time(`203.0.113.${count}`, 'guess');
    expect(await time('203.0.113.99', 'guess')).toBeGreaterThan(990); // the thirteenth waits for a second
    expect((await login('slow@pace.example', PASSWORD, from('198.51.100.1'))).status).toBe(200);
    // Both run at once on a machine with any load: a user who signed in there before does not wait.
    const done: string[] = [];
    await Promise.all([
      time('203.0.113.98', 'guess').then(() => done.push('stranger')),
      time('198.51.100.1', PASSWORD).then(() => done.push('owner')),
    ]);
    expect(done).toEqual(['owner', 'stranger']);
  });
});

describe('sign-ins in the audit log', () => {
  it('contain the address and the device, also of failed sign-ins, and no password', async () => {
    const made = await register(server, 'log@audit.example');
    await signIn(server, made);
    const from = { 'x-forwarded-for': '203.0.113.7', 'user-agent': IPHONE };
    await login('log@audit.example', 'not the password', from);
    await login('log@audit.example', PASSWORD, from);
    await login('nobody@audit.example', PASSWORD, from);
    const rows = async () => (await listAudit(server.deps.db, made.accountId, { limit: 50 })).items;
    await expect.poll(async () => (await rows()).map(({ action }) => action)).toContain('user.sign_in_failed');
    const [failed] = (await rows()).filter(({ action }) => action === 'user.sign_in_failed');
    expect(failed).toMatchObject({ actor: 'unknown', subject: made.userId });
    expect(JSON.parse(failed?.detail ?? '')).toEqual({ device: 'Safari · iOS', address: '203.0.113.7' });
    const signedIn = (await rows()).filter(({ action }) => action === 'user.signed_in');
    expect(signedIn.map(({ detail }) => JSON.parse(detail).device)).toContain('Safari · iOS');
    expect(JSON.stringify(await rows())).not.toMatch(/not the password|nobody@/);
  });
});

describe('one’s own sessions', () => {
  it('are listed by device and address, and can be ended from anywhere', async () => {
    const made = await register(server, 'list@sessions.example');
    const { headers } = await signIn(server, made);
    const elsewhere = await login(made.email, PASSWORD, { 'x-forwarded-for': '203.0.113.8', 'user-agent': FIREFOX });
    const [cookie = ''] = (elsewhere.headers.get('set-cookie') ?? '').split(';');
    const list = async () => (await server.call('GET', '/auth/sessions', { headers })).body.items;
    const items = await list();
    expect(items).toHaveLength(2);
    const other = items.find(({ current }: { current: boolean }) => !current);
    expect(other).toMatchObject({ device: 'Firefox · Linux', address: '203.0.113.8' });
    expect(JSON.stringify(items)).not.toMatch(/csrf|token/i);
    const ended: unknown[] = [];
    const undo = server.deps.feed.onRevocation((revocation) => ended.push(revocation));
    expect((await server.call('DELETE', `/auth/sessions/${other.id}`, { headers })).status).toBe(204);
    undo();
    expect(ended).toEqual([{ sessionId: other.id }]);
    expect((await server.call('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    expect(await list()).toMatchObject([{ current: true }]);
    const [own] = await list();
    expect((await server.call('DELETE', `/auth/sessions/${own.id}`, { headers })).status).toBe(409);
  });

  it('can be ended everywhere else at once', async () => {
    const made = await register(server, 'all@sessions.example');
    const { headers } = await signIn(server, made);
    const others = [await login(made.email, PASSWORD), await login(made.email, PASSWORD)];
    expect((await server.call('DELETE', '/auth/sessions', { headers })).status).toBe(204);
    for (const { headers: given } of others) {
      const [cookie = ''] = (given.get('set-cookie') ?? '').split(';');
      expect((await server.call('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    }
    expect((await server.call('GET', '/auth/me', { headers })).status).toBe(200);
  });

  it('are invisible to colleagues, who cannot end them', async () => {
    const [mine, theirs] = [
      await register(server, 'me@sessions.example'),
      await register(server, 'you@sessions.example'),
    ];
    const own = await signIn(server, mine);
    const other = await signIn(server, theirs);
    const [session] = (await server.call('GET', '/auth/sessions', { headers: other.headers })).body.items;
    expect((await server.call('DELETE', `/auth/sessions/${session.id}`, { headers: own.headers })).status).toBe(404);
    expect((await server.call('GET', '/auth/me', { headers: other.headers })).status).toBe(200);
  });
});

it.each([
  [FIREFOX, 'Firefox · Linux'],
  [IPHONE, 'Safari · iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['curl/8.0 <script>', ''],
])('a browser with the user agent %j is shown as %j', (userAgent, shown) => {
  expect(describeDevice(userAgent)).toBe(shown);
});
