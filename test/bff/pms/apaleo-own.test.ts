import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apaleoAdapter } from '../../../bff/pms/apaleo/adapter.ts';
import { toReservationId } from '../../../bff/simulators/apaleo/hotel.ts';
import { startSimulator } from '../../../bff/simulators/apaleo/simulator.ts';
import { makeCompletion, makeRequest } from '../../contract/pms-changes.ts';
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
  adapter: apaleoAdapter,
  startSimulator,
  listCall: /^GET \/booking\/v1\/reservations\?/,
  writeCalls: /^PATCH/,
  confirmationOf: ({ id }) => toReservationId(id),
  hasTokens: true,
};

let rig: PmsRig;
beforeEach(async () => {
  rig = await startRig(SUBJECT, 260);
});
afterEach(() => rig.stop());

async function someone() {
  const [reservation] = rig.world.findReservations({ states: ['checked_in'] }).slice(0, 1);
  if (reservation === undefined) throw new Error('An empty house');
  return { reservation, ...(await findStay(rig, SUBJECT, reservation)) };
}

describe('apaleo', () => {
  it('stores a fault in a room as maintenance, and ends it with the request', async () => {
    const { stay, reservation } = await someone();
    const broken = { category: 'maintenance', department: 'maintenance', title: 'Shower is cold' } as const;
    const request = await rig.session.push(makeRequest(stay, broken), 1, NEVER);
    await rig.session.push(makeRequest(stay, broken), 2, NEVER);
    const blocks = () => rig.world.room(reservation.room ?? '')?.maintenance ?? [];
    expect(blocks()).toMatchObject([{ kind: 'out_of_service', reason: expect.stringContaining('Shower is cold') }]);
    await rig.session.push(
      makeCompletion(stay, request, { category: 'maintenance', title: 'Shower is cold' }),
      1,
      NEVER,
    );
    expect(blocks()).toEqual([]);
    const { pulled } = await findStay(rig, SUBJECT, reservation);
    expect(pulled.raw['comment']).toContain('Status: done');
  });

  it('returns an amount that the guest owes as positive', async () => {
    const { reservation } = await someone();
    const { pulled } = await findStay(rig, SUBJECT, reservation);
    expect(pulled.record.balance).toEqual(rig.world.balance(reservation));
  });

  it('returns the total price of a stay', async () => {
    const { reservation } = await someone();
    const { pulled } = await findStay(rig, SUBJECT, reservation);
    expect(pulled.record.total).toEqual(reservation.total);
  });

  it('has no stay skipped if other stays leave the list during the pull', async () => {
    const ids = new Set<string>();
    let cancelled = 0;
    for await (const { records } of rig.session.pull('reservations', EVERYTHING, NEVER)) {
      for (const { id } of records) ids.add(id);
      // Moves ten stays of the first page out of the window.
      if (cancelled++ === 0)
        for (const { id } of rig.world
          .findReservations({ order: 'created', touching: { from: '2026-02-01', to: '2027-01-01' } })
          .slice(0, 10))
          rig.world.changeStay(id, { checkIn: '2029-01-01', checkOut: '2029-01-02' });
    }
    const left = (await pullAll(rig.session, 'reservations')).records.map(({ id }) => id);
    expect(left.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has notices about our own writes ignored', async () => {
    await rig.session.subscribe?.(NEVER);
    const { stay, reservation } = await someone();
    await rig.session.push(makeRequest(stay), 1, NEVER);
    rig.world.changeStay(reservation.id, { checkOut: '2026-03-09' });
    await rig.simulator.webhooks?.settled();
    const notices = [];
    for (const call of rig.calls) notices.push(...((await rig.session.notices?.(call)) ?? []));
    expect(rig.calls.length).toBe(3); // the health check, our comment, the front desk
    expect(notices).toMatchObject([{ entity: 'reservations', id: stay.reservationId }]);
  });

  it('gets a change later if it refuses too frequent changes of one reservation', async () => {
    const limited = await startSimulator({ world: rig.world });
    const session = rig.open({ credentials: limited.credentials, retries: 0 });
    try {
      const { stay } = await someone();
      for (let number = 1; number <= 20; number++)
        await session.push(makeRequest(stay, { key: `r-${number}` }), 1, NEVER);
      await expect(session.push(makeRequest(stay, { key: 'r-21' }), 1, NEVER)).rejects.toMatchObject({
        code: 'rate_limited',
        retryAfterMs: 300_000,
      });
    } finally {
      await limited.close();
    }
  });

  it('reports that the app may not read personal data', async () => {
    rig.simulator.faults.order({
      kind: 'malformed',
      on: /pageSize=1$/,
      body: JSON.stringify({
        count: 1,
        reservations: [
          {
            id: 'A-1',
            status: 'Confirmed',
            arrival: '2026-03-02T15:00:00+01:00',
            departure: '2026-03-03T11:00:00+01:00',
          },
        ],
      }),
    });
    const checks = await rig.session.test(NEVER);
    expect(checks.find(({ ok }) => !ok)?.detail).toContain('personal data');
  });
});
