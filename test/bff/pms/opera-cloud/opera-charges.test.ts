import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operaCloudAdapter } from '../../../../bff/pms/opera-cloud/adapter.ts';
import { startSimulator } from '../../../../bff/simulators/opera-cloud/simulator.ts';
import type { WorldReservation } from '../../../../bff/simulators/world/world-types.ts';
import { makeCharge } from '../../../contract/pms-changes.ts';
import { findStay, NEVER, type PmsRig, type PmsSubject, startRig } from '../../../contract/pms-rig.ts';

const SUBJECT: PmsSubject = {
  adapter: operaCloudAdapter,
  startSimulator: (options) => startSimulator({ ...options, requestsPerSecond: 10_000 }),
  listCall: /^GET \/rsv\/v1\/hotels\/HOTEL1\/reservations\?/,
  writeCalls: /^(?:POST|PUT) /,
  confirmationOf: ({ id }) => String(2_348_000 + id),
  hasTokens: true,
};

let rig: PmsRig;
beforeEach(async () => {
  rig = await startRig(SUBJECT);
});
afterEach(() => rig.stop());

describe('an OPERA Cloud charge for a guest who is no longer in the house', () => {
  const someone = (state: WorldReservation['state']) => {
    const [one] = rig.world.findReservations({ states: [state] }).slice(0, 1);
    if (one === undefined) throw new Error(`Nobody is ${state}`);
    return one;
  };

  it.each([
    ['who left', () => rig.world.checkOut(someone('checked_in').id)],
    ['who cancelled', () => rig.world.cancel(someone('booked').id)],
  ])('%s is left to staff, because nobody would read a comment', async (_, happen) => {
    const { stay } = await findStay(rig, SUBJECT, happen());
    await expect(rig.session.push(makeCharge(stay), 1, NEVER)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('by hand'),
    });
    expect(rig.world.written()).toEqual([]);
  });

  it('is found if it was posted before the guest left', async () => {
    const { stay } = await findStay(rig, SUBJECT, someone('checked_in'));
    const posted = await rig.session.push(makeCharge(stay), 1, NEVER);
    rig.world.checkOut(Number(stay.confirmationNumber) - 2_348_000);
    expect(await rig.session.push(makeCharge(stay), 2, NEVER)).toMatchObject({ id: posted.id, place: 'native' });
  });
});
