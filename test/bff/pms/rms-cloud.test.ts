import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rmsCloudAdapter } from '../../../bff/pms/rms-cloud/adapter.ts';
import { type RmsSimulator, startSimulator } from '../../../bff/simulators/rms-cloud/simulator.ts';
import { describePmsAdapter } from '../../contract/pms.ts';
import {
  makeCharge,
  makeChat,
  makeCompletion,
  makePreference,
  makeRequest,
  makeVoid,
} from '../../contract/pms-changes.ts';
import { EVERYTHING, NEVER, type PmsRig, type PmsSubject, pullAll, startRig } from '../../contract/pms-rig.ts';
import { checkedIn } from '../../contract/pms-writing.ts';

let simulator: RmsSimulator;

const subject: PmsSubject = {
  adapter: rmsCloudAdapter,
  async startSimulator(options) {
    simulator = await startSimulator(options);
    return simulator;
  },
  listCall: /^POST \/reservations\/search/,
  writeCalls: /^(?:POST \/(?:traces|transactions\/charge)$|PUT |PATCH )/,
  confirmationOf: ({ id }) => String(3_000 + id),
  lacks: ['merge', 'inspected', 'balance'],
  listsBill: true,
  hasTokens: true,
};

describe('RMS Cloud', () => {
  let rig: PmsRig;
  beforeEach(async () => {
    rig = await startRig(subject, 250);
  });
  afterEach(() => rig.stop());

  it('is called at the host that RMS names, with the token in its own header', async () => {
    await rig.session.property(NEVER);
    const [lookup, login, call] = rig.simulator.exchanges;
    expect(lookup?.request.path).toBe('/clienturl/11281');
    expect(login?.request.path).toBe('/authToken');
    expect(call?.request.headers['authtoken']).toMatch(/^rms-token-/);
    expect(call?.request.headers['authorization']).toBeUndefined();
  });

  it('gets no password at a host outside of its domain', async () => {
    const body = JSON.stringify('https://rmscloud.com.evil.example');
    rig.simulator.faults.order({ kind: 'malformed', on: /^GET \/clienturl/, body });
    await expect(rig.session.property(NEVER)).rejects.toMatchObject({ code: 'malformed_answer' });
    expect(rig.simulator.exchanges.map(({ request }) => request.path)).not.toContain('/authToken');
  });

  it.each([
    ['clientPassword', 'wrong', 'rejected_credentials'],
    ['agentPassword', 'wrong', 'rejected_credentials'],
    ['moduleType', 'kiosk', 'rejected_credentials'],
    ['propertyId', '99', 'bad_settings'],
  ])('is refused with the reason for %s', async (key, value, code) => {
    const session = rig.open({ credentials: { ...rig.simulator.credentials, [key]: value } });
    await expect(session.property(NEVER)).rejects.toMatchObject({ code });
  });

  it('is not logged in to again with a wrong password, which would block the account for an hour', async () => {
    const session = rig.open({ credentials: { ...rig.simulator.credentials, clientPassword: 'wrong' } });
    await session.test(NEVER);
    const tries = rig.simulator.exchanges.filter(({ request }) => request.path === '/authToken');
    expect(tries.length).toBe(1);
  });

  it('is read across pages while stays leave the list', async () => {
    const seen = new Set<string>();
    const range = { from: '2026-01-01', to: '2026-12-31' };
    const stays = rig.world.findReservations({ touching: range, order: 'created' }).slice(0, 5);
    for await (const { records } of rig.session.pull('reservations', { ...EVERYTHING, range }, NEVER)) {
      for (const { id } of records) seen.add(id);
      const gone = stays.pop();
      if (gone !== undefined) rig.world.changeStay(gone.id, { checkIn: '2027-03-01', checkOut: '2027-03-02' });
    }
    const left = rig.world.findReservations({ touching: range }).slice(0, 1_000);
    expect(left.length).toBeGreaterThan(200);
    expect(left.filter(({ id }) => !seen.has(String(3_000 + id)))).toEqual([]);
  });

  it('is asked for fourteen nights of prices at a time', async () => {
    const range = { from: '2026-03-02', to: '2026-04-05' };
    const { records, pages } = await pullAll(rig.session, 'rates', { ...EVERYTHING, range });
    expect(pages).toBe(3);
    const nights = new Set(records.map(({ record }) => record.date));
    expect(nights.size).toBe(35);
  });

  it('keeps the text of a trace when the trace is completed', async () => {
    const { stay } = await checkedIn(rig, subject);
    const request = await rig.session.push(makeRequest(stay), 1, NEVER);
    await rig.session.push(makeCompletion(stay, request), 1, NEVER);
    const [put] = rig.simulator.exchanges.filter(({ request: { method } }) => method === 'PUT');
    const body = JSON.parse(put?.request.body ?? '{}');
    expect(body).toMatchObject({ completed: true, entityType: 'reservation', dateType: 'duedate', departmentId: 12 });
    expect(body.longDescription).toContain('Two more towels');
    expect(body.longDescription).toContain('Status: done');
  });

  it('keeps the hotel’s own notes, and ours are not read back', async () => {
    const { stay, reservation } = await checkedIn(rig, subject);
    rig.world.changeStay(reservation.id, { notes: 'Late arrival agreed' });
    await rig.session.push(makeChat(stay, 'Guest: Is the pool open?'), 1, NEVER);
    expect(rig.world.written()[0]?.text).toMatch(/^Late arrival agreed\n/);
    const [read] = await rig.session.fetch('reservations', String(3_000 + reservation.id), NEVER);
    expect(read?.record.notes).toBe('Late arrival agreed');
  });

  describe('with twelve thousand traces of the hotel', () => {
    const calls = () => rig.simulator.exchanges.filter(({ request }) => request.path.startsWith('/traces')).length;
    const DAY_MS = 86_400_000;
    beforeEach(() => {
      for (let day = 0; day < 4; day++) {
        simulator.addTraces(3_000);
        rig.pass(DAY_MS);
      }
    });

    it('finds the trace to complete in a few calls, whatever was added later', async () => {
      const { stay } = await checkedIn(rig, subject);
      const request = await rig.session.push(makeRequest(stay), 1, NEVER);
      simulator.addTraces(3_000);
      const before = calls();
      const receipt = await rig.session.push(makeCompletion(stay, request), 1, NEVER);
      expect(receipt.detail).toContain('done');
      expect(rig.world.written()).toMatchObject([{ state: 'completed' }]);
      expect(calls() - before).toBeLessThanOrEqual(18);
    });

    it('is asked only for the newest traces to check whether a request arrived', async () => {
      const { stay } = await checkedIn(rig, subject);
      const request = makeRequest(stay, { at: new Date(+rig.world.clock()).toISOString() });
      const before = calls();
      await rig.session.push(request, 2, NEVER);
      expect(calls() - before).toBeLessThanOrEqual(20);
      simulator.addTraces(150);
      const receipt = await rig.session.push(request, 3, NEVER);
      expect(receipt.detail).toContain('already there');
      expect(rig.world.written()).toHaveLength(1);
    });
  });

  it('keeps existing preferences when a preference is added', async () => {
    const { stay, reservation } = await checkedIn(rig, subject);
    rig.world.editGuest(reservation.guestId, { preferences: ['High floor'] });
    await rig.session.push(makePreference(stay), 1, NEVER);
    expect(rig.world.guest(reservation.guestId)?.preferences).toEqual(['High floor', 'Feather-free pillow, always']);
  });

  it('is charged only under a sundry item, and no charge is voided', async () => {
    const { stay } = await checkedIn(rig, subject);
    const session = rig.open({ credentials: { ...rig.simulator.credentials, sundryId: '' } });
    await expect(session.push(makeCharge(stay), 1, NEVER)).rejects.toMatchObject({ code: 'bad_settings' });
    const charge = await rig.session.push(makeCharge(stay), 1, NEVER);
    await expect(rig.session.push(makeVoid(stay, charge), 1, NEVER)).rejects.toMatchObject({ code: 'not_supported' });
  });

  it('sends notices without the agent’s password', async () => {
    await rig.session.subscribe?.(NEVER);
    rig.world.setRoom('101', { housekeeping: 'dirty' });
    rig.world.editGuest(1, { firstName: 'Ana' });
    await rig.simulator.webhooks?.settled();
    expect(rig.calls.length).toBe(2);
    for (const call of rig.calls)
      await expect(rig.session.notices?.({ ...call, body: '<html>' })).rejects.toMatchObject({
        code: 'malformed_answer',
      });
    expect(rig.calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined]);
    const notices = await Promise.all(rig.calls.map(async (call) => (await rig.session.notices?.(call)) ?? []));
    expect(
      notices
        .flat()
        .map(({ entity, id }) => `${entity} ${id}`)
        .sort(),
    ).toEqual(['guests 60001', 'rooms 100101']);
  });
});

describePmsAdapter(subject);
