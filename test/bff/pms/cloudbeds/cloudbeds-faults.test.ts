import { describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../../bff/pms/cloudbeds/adapter.ts';
import { EVENTS } from '../../../../bff/pms/cloudbeds/notices.ts';
import { changeAbout, checkIn, description, REQUEST, useCloudbeds } from '../../../support/pms/cloudbeds-house.ts';
import { pullAll, SIGNAL } from '../../../support/pms/pms-session.ts';
import { startHook } from '../../../support/webhook-receiver.ts';

const house = useCloudbeds();

describe('a failure of Cloudbeds', () => {
  it('that loses the answer to a note leads to one note only', async () => {
    const about = await changeAbout(house, checkIn(house).id);
    house.simulator.faults.order({ kind: 'cut', on: /postReservationNote/ });
    const change = { ...about, ...REQUEST, category: 'complaint' } as const;
    await expect(house.session.push(change, 1, SIGNAL)).rejects.toMatchObject({ code: 'unreachable' });
    expect(await house.session.push(change, 2, SIGNAL)).toMatchObject({
      detail: expect.stringMatching(/already there/),
    });
    expect(house.world.written()).toHaveLength(1);
  });

  it('that loses answers to charges leads to one charge only', async () => {
    const about = await changeAbout(house, checkIn(house).id);
    house.simulator.faults.order({ kind: 'cut', on: /postCustomItem/, times: 2 });
    const price = { amount: '35.00', currency: 'EUR' };
    const charge = { ...about, kind: 'charge', description: 'Spa', quantity: 1, unitPrice: price } as const;
    const receipt = await house.session.push({ ...charge, serviceDate: '2026-03-04' }, 1, SIGNAL);
    expect(receipt.detail).toMatch(/already there/);
    expect(house.world.written().filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  });

  it.each([
    ['429 with Retry-After', { kind: 'rate_limit', retryAfter: '0' }],
    ['429 without Retry-After', { kind: 'rate_limit' }],
    ['503', { kind: 'status', status: 503 }],
    ['a line that breaks in the middle of the answer', { kind: 'cut' }],
  ] as const)('of the kind “%s” does not end a pull', async (_name, fault) => {
    house.simulator.faults.order({ ...fault, on: /getReservationsWithRateDetails/ });
    expect((await pullAll(house.session, 'reservations')).length).toBeGreaterThan(20);
  });

  it('that repeats the previous page leads to another request for the page', async () => {
    await house.restart(250);
    house.simulator.faults.order({ kind: 'repeat', on: /getReservationsWithRateDetails/, after: 1 });
    const range = { from: '2020-01-01', to: '2030-01-01' };
    const ids = (await pullAll(house.session, 'reservations', { range })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(250);
  });

  it.each([
    ['that is no JSON', { kind: 'malformed' }, 'malformed_answer'],
    ['of another form', { kind: 'malformed', body: '{"success":true,"data":{}}' }, 'malformed_answer'],
    ['of status 500', { kind: 'status', status: 500 }, 'unreachable'],
    ['that refuses', { kind: 'malformed', body: '{"success":false,"message":"No"}' }, 'refused'],
  ] as const)('is named if the answer is one “%s”', async (_name, fault, code) => {
    house.simulator.faults.order({ ...fault, on: /getRooms/, times: 9 });
    await expect(pullAll(house.session, 'rooms')).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/getRooms/),
    });
  });

  it('is named for a wrong key or a key whose owner has left', async () => {
    const stranger = house.open({ credentials: { apiKey: 'cbat_wrong' } }).session;
    await expect(stranger.property(SIGNAL)).rejects.toMatchObject({ code: 'rejected_credentials' });
    house.simulator.revoke();
    await expect(house.session.property(SIGNAL)).rejects.toMatchObject({ code: 'rejected_credentials' });
  });

  it('is found by testing each required right', async () => {
    const checks = await house.session.test(SIGNAL);
    expect(checks.every(({ ok }) => ok)).toBe(true);
    house.simulator.withhold('read:rate');
    const failing = (await house.session.test(SIGNAL)).filter(({ ok }) => !ok);
    expect(failing).toMatchObject([{ name: 'Rates (read:rate)', detail: expect.stringMatching(/permission/) }]);
    await expect(house.open({ credentials: { propertyId: '99' } }).session.test(SIGNAL)).resolves.toMatchObject([
      { ok: false },
      { ok: false },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('is avoided by at most five requests a second', async () => {
    await house.restart(null, { requestsPerSecond: 5 });
    const { session: slow } = house.open({ budget: cloudbedsAdapter.budget, retries: 0 });
    const calls = Array.from({ length: 9 }, () => pullAll(slow, 'roomTypes'));
    await expect(Promise.all(calls)).resolves.toHaveLength(9);
  });

  it('through invalid settings is refused', () => {
    const senseless: Record<string, string>[] = [{ propertyId: 'x' }, { apiKey: '' }, { apiUrl: 'nowhere' }];
    for (const credentials of senseless)
      expect(() => house.open({ credentials })).toThrow(expect.objectContaining({ code: 'bad_settings' }));
  });
});

describe('notices from Cloudbeds', () => {
  it('are subscribed to once, and lead to the changes, in any order and also if repeated', async () => {
    const hook = await startHook();
    house.opened.push(hook);
    const webhook = { url: `${hook.url}/hooks/pms/7`, secret: 's3cret' };
    const { session: told } = house.open({ webhook });
    await told.subscribe?.(SIGNAL);
    await told.subscribe?.(SIGNAL);
    expect(house.simulator.subscriptions().map(({ object, action }) => `${object}/${action}`)).toEqual(EVENTS);
    house.simulator.webhooks?.repeat(2);
    const stay = checkIn(house);
    house.world.setRoom('102', { housekeeping: 'dirty' });
    await house.simulator.webhooks?.settled();
    const notices = (await Promise.all(hook.calls.map((call) => told.notices?.(call) ?? []))).flat();
    const named = new Set(notices.map(({ entity, id }) => `${entity} ${id}`));
    expect(named).toContain(`reservations ${8_700_000_000 + stay.id}`);
    expect([...named].filter((name) => name.startsWith('rooms'))).toHaveLength(2);
    const once = new Set(notices.map(({ noticeId }) => noticeId));
    expect(notices.length).toBe(once.size * 2);
    await told.unsubscribe?.(SIGNAL);
    expect(house.simulator.subscriptions()).toEqual([]);
  });

  it('are subscribed to again after the secret changes', async () => {
    for (const secret of ['old', 'new'])
      await house.open({ webhook: { url: 'https://chat.example.org/hooks/7', secret } }).session.subscribe?.(SIGNAL);
    expect(house.simulator.subscriptions()).toHaveLength(EVENTS.length);
    expect(house.simulator.subscriptions().every(({ endpoint }) => endpoint.endsWith('?secret=new'))).toBe(true);
  });

  it('are refused without the secret, and ignored for other hotels', async () => {
    const { session: told } = house.open({ webhook: { url: 'https://chat.example.org/hooks/7', secret: 'right' } });
    const body = JSON.stringify({ event: 'reservation/created', propertyID: 5, reservationID: '1', timestamp: 1 });
    const call = (secret: string | undefined) => told.notices?.({ headers: {}, query: { secret }, body });
    await expect(call('wrong')).rejects.toMatchObject({ code: 'bad_signature' });
    await expect(call(undefined)).rejects.toMatchObject({ code: 'bad_signature' });
    expect(await call('right')).toEqual([]);
  });
});

it.skipIf(description === null)('the Cloudbeds adapter and simulator conform to the published API', () => {
  expect([...new Set(house.wrong)]).toEqual([]);
});
