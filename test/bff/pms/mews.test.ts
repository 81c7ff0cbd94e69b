import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mewsAdapter } from '../../../bff/pms/mews/adapter.ts';
import { type MewsSimulator, startSimulator } from '../../../bff/simulators/mews/simulator.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import { makeCharge, makeCompletion, makeRequest } from '../../contract/pms-changes.ts';
import {
  EVERYTHING,
  findStay,
  NEVER,
  type PmsRig,
  type PmsSubject,
  pullAll,
  startRig,
} from '../../contract/pms-rig.ts';

const SUBJECT: PmsSubject = {
  adapter: mewsAdapter,
  startSimulator,
  listCall: /^POST \/api\/connector\/v1\/reservations\/getAll/,
  writeCalls: /^POST \/api\/connector\/v1\/\w+\/(?:add|update|close|cancel)$/,
  confirmationOf: ({ id }) => String(100_000 + id),
  hasTokens: false,
};

let rig: PmsRig;
beforeEach(async () => {
  rig = await startRig(SUBJECT);
});
afterEach(() => rig.stop());

async function someone() {
  const [reservation] = rig.world.findReservations({ states: ['checked_in'] }).slice(0, 1);
  if (reservation === undefined) throw new Error('An empty house');
  return { reservation, ...(await findStay(rig, SUBJECT, reservation)) };
}

const post = (path: string, body: unknown, method = 'POST') =>
  fetch(`${rig.simulator.url}/api/connector/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('Mews', () => {
  it('returns the guests of a stay that a company booked', async () => {
    const { reservation, pulled } = await someone();
    const simulator = rig.simulator as MewsSimulator; // the simulator of this subject
    simulator.bookByCompany(reservation.id);
    const [stay] = await rig.session.fetch('reservations', pulled.id, NEVER);
    expect(stay?.record.guestId).toBe(pulled.record.guestId);
    expect(stay?.record.guest?.lastName).toBe(pulled.record.guest?.lastName);
  });

  it('counts payments on the account in the balance, and returns the stay again after it moved', async () => {
    const { pulled, stay } = await someone();
    const first = await pullAll(rig.session, 'reservations');
    rig.pass(3_600_000);
    await rig.session.push(makeCharge(stay), 1, NEVER);
    rig.pass(60_000);
    const next = await pullAll(rig.session, 'reservations', { ...EVERYTHING, cursor: first.cursor });
    const again = next.byId.get(pulled.id);
    const cents = (money: { amount: string } | null | undefined) => Math.round(Number(money?.amount) * 100);
    expect(cents(again?.record.balance) - cents(pulled.record.balance)).toBe(3_500);
    const later = next.records.filter(({ record }) => record.state === 'booked');
    expect(later.every(({ record }) => record.balance === null)).toBe(true);
  });

  it('is synced without balances and offers if the app may not use those operations', async () => {
    const { pulled } = await someone();
    const body = JSON.stringify({ Message: 'The client does not have permission to use this operation.' });
    const on = /(?:orderItems|payments|vouchers)\/getAll$/;
    rig.simulator.faults.order({ kind: 'status', status: 401, body, on, times: 9 });
    const [stay] = await rig.session.fetch('reservations', pulled.id, NEVER);
    expect(stay).toMatchObject({ id: pulled.id, record: { balance: null } });
    const { records } = await pullAll(rig.session, 'rates');
    expect(records.length).toBeGreaterThan(0);
    expect(records.some(({ record }) => record.offer)).toBe(false);
    const checks = await rig.session.test(NEVER);
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
      'orderItems/getAll and payments/getAll (balances)',
      'vouchers/getAll (offers)',
    ]);
  });

  it('counts days from the hotel’s own midnight, whatever the server’s time zone', async () => {
    const elsewhere = rig.open({ timezone: 'Pacific/Auckland' });
    const pull = (session: typeof elsewhere) => pullAll(session, 'availability');
    expect([...(await pull(elsewhere)).byId.keys()]).toEqual([...(await pull(rig.session)).byId.keys()]);
  });

  it('is read by a cursor, from which another process can continue', async () => {
    const big = await startRig(SUBJECT, 9_000);
    try {
      const whole = await pullAll(big.session, 'reservations');
      expect(whole.pages).toBeGreaterThan(6);
      const pull = big.session.pull('reservations', EVERYTHING, NEVER)[Symbol.asyncIterator]();
      const ids = new Set<string>();
      let resume: string | null = null;
      for (let page = 0; page < 3; page++) {
        const next = await pull.next();
        if (next.done === true) throw new Error('Too few pages');
        for (const { id } of next.value.records) ids.add(id);
        resume = next.value.resume;
      }
      const rest = await pullAll(big.open(), 'reservations', { ...EVERYTHING, resume });
      for (const { id } of rest.records) ids.add(id);
      expect(ids.size).toBe(whole.byId.size);
    } finally {
      await big.stop();
    }
  });

  it('refuses a charge to a guest who is marked as cash only', async () => {
    const { reservation, stay } = await someone();
    rig.world.editGuest(reservation.guestId, { notes: 'Cash only' });
    await expect(rig.session.push(makeCharge(stay), 1, NEVER)).rejects.toMatchObject({ code: 'refused' });
    expect(rig.world.written()).toEqual([]);
  });

  it('refuses a charge without a tax code, and the error says so', async () => {
    const { stay } = await someone();
    const { taxCode: _, ...credentials } = rig.simulator.credentials;
    await expect(rig.open({ credentials }).push(makeCharge(stay), 1, NEVER)).rejects.toMatchObject({
      code: 'bad_settings',
      message: expect.stringContaining('tax code'),
    });
  });

  it('stores a task for the department with the matching name, and reopens a task closed too early', async () => {
    const { stay } = await someone();
    const request = await rig.session.push(makeRequest(stay), 1, NEVER);
    const added = rig.simulator.exchanges.findLast(({ request: { path } }) => path.endsWith('tasks/add'));
    expect(JSON.parse(added?.request.body ?? '')).toMatchObject({
      DepartmentId: expect.any(String),
      ServiceOrderId: stay.reservationId,
      DeadlineUtc: '2026-03-02T17:00:00Z',
    });
    await rig.session.push(makeCompletion(stay, request), 1, NEVER);
    const again = await rig.session.push(makeCompletion(stay, request, { state: 'open', key: 'open-1' }), 1, NEVER);
    expect(again.id).not.toBe(request.id);
    expect(rig.world.written().map(({ state }) => state)).toEqual(['Closed', 'Open']);
  });

  it('reports a missing permission differently from a wrong token', async () => {
    rig.simulator.faults.order({
      kind: 'status',
      status: 401,
      on: /departments/,
      body: '{"Message":"The client does not have permission to use this operation."}',
    });
    const checks = await rig.session.test(NEVER);
    expect(checks.filter(({ ok }) => !ok)).toMatchObject([{ name: 'departments/getAll' }]);
    expect(checks.at(-1)).toMatchObject({ ok: true }); // the other permissions were tested
  });

  it('sends webhooks with live keys, which are not read', async () => {
    const body = '{"Action":"IntegrationApiKeyCreated","Data":{"ApiKey":{"AccessToken":"live"}}}';
    const query = { secret: 'hook-secret-1' };
    expect(await rig.session.notices?.({ headers: {}, query, body })).toEqual([]);
  });
});

describe('the Mews simulator refuses, like Mews itself', () => {
  const auth = () => {
    const { clientToken, accessToken } = rig.simulator.credentials;
    return { ClientToken: clientToken, AccessToken: accessToken, Client: 'Test 1.0' };
  };
  const Limitation = { Count: 10 };

  it.each([
    ['another method', () => post('configuration/get', null, 'GET'), 404],
    ['other case', () => post('Configuration/get', auth()), 404],
    ['a slash at the end', () => post('configuration/get/', auth()), 404],
    ['a trailing comma', () => post('configuration/get', '{"Client":"a",}'), 400],
    ['a wrong token', () => post('configuration/get', { ...auth(), AccessToken: 'x' }), 401],
    ['no client name', () => post('configuration/get', { ...auth(), Client: '' }), 400],
    ['no limitation', () => post('services/getAll', auth()), 400],
    ['a field nobody knows', () => post('services/getAll', { ...auth(), Limitation, Colour: 'red' }), 400],
    [
      'an interval of half a year',
      () =>
        post('customers/getAll', {
          ...auth(),
          Limitation,
          Extent: { Customers: true },
          UpdatedUtc: { StartUtc: '2026-01-01T00:00:00Z', EndUtc: '2026-07-01T00:00:00Z' },
        }),
      400,
    ],
    ['no extent', () => post('customers/getAll', { ...auth(), Limitation, CustomerIds: [] }), 400],
  ])('a call with %s', async (_, call, status) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('request-id')).not.toBeNull();
    expect(await answer.json()).toMatchObject({ Message: expect.any(String) });
  });

  it('more than 200 requests in half a minute, with the time to try again', async () => {
    const limited = await startSimulator({ world: rig.world });
    try {
      const { clientToken, accessToken } = limited.credentials;
      const body = JSON.stringify({ ClientToken: clientToken, AccessToken: accessToken, Client: 'Test 1.0' });
      const headers = { 'content-type': 'application/json' };
      const ask = () => fetch(`${limited.url}/api/connector/v1/configuration/get`, { method: 'POST', headers, body });
      const answers = await Promise.all(Array.from({ length: 201 }, ask));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    } finally {
      await limited.close();
    }
  });
});

describePmsAdapter(SUBJECT);
