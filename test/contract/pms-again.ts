import { describe, expect, it } from 'vitest';
import type { Change, Receipt } from '../../bff/pms/port.ts';
import type { PmsChangeKind } from '../../shared/domain/pms.ts';
import { makeCharge, makePreference, makeVoid } from './pms-changes.ts';
import { findStay, NEVER, type PmsRig, type PmsSubject } from './pms-rig.ts';
import { checkedIn } from './pms-writing.ts';

const HOUR_MS = 3_600_000;
/** More than one page of any vendor. */
const OTHERS = 130;

/** Changes that are sent again after something else happened: no duplicates, and no record replaces another one. */
export function describeNotifyingAgain(subject: PmsSubject, rig: () => PmsRig): void {
  const { takes } = subject.adapter.capabilities;
  const takesKind = (kind: PmsChangeKind) => takes[kind].place !== 'none';

  /**
   * Sends a change whose response is lost, runs `meanwhile`, and sends the change again. Null if the adapter asks staff to
   * check instead.
   */
  async function sendTwice(change: Change, meanwhile: () => void): Promise<Receipt | null> {
    const session = rig().open({ retries: 0 });
    await session.property(NEVER);
    rig().simulator.faults.order({ kind: 'cut', on: subject.writeCalls });
    const first = await session.push(change, 1, NEVER).catch((error: unknown) => error);
    expect(first).toMatchObject({ code: 'unreachable' });
    expect(rig().simulator.faults.pending()).toBe(0);
    meanwhile();
    try {
      return await session.push(change, 2, NEVER);
    } catch (error) {
      expect(error).toMatchObject({ code: 'refused', message: expect.stringMatching(/check|look/i) });
      return null;
    }
  }

  describe.runIf(takesKind('charge'))('a charge that is sent a second time', () => {
    it('is found among many other charges of the stay', async () => {
      const { stay } = await checkedIn(rig(), subject);
      const others = Array.from({ length: OTHERS }, (_, index) =>
        makeCharge(stay, { key: `bar-${index}`, description: 'Bar', quantity: 1 }),
      );
      await Promise.all(others.map((other) => rig().session.push(other, 1, NEVER)));
      expect(await sendTwice(makeCharge(stay), () => {})).not.toBeNull();
      expect(countMentions(rig(), 'Late checkout')).toBe(1);
    });

    it('a day later exists once, or staff are asked to check', async () => {
      const { stay } = await checkedIn(rig(), subject);
      await sendTwice(makeCharge(stay), () => rig().pass(25 * HOUR_MS));
      expect(countMentions(rig(), 'Late checkout')).toBe(1);
    });

    it.runIf(takesKind('charge_void'))(
      'and is voided exists no more, also if the void is sent again a day later',
      async () => {
        const { stay } = await checkedIn(rig(), subject);
        const charge = await rig().session.push(makeCharge(stay), 1, NEVER);
        await sendTwice(makeVoid(stay, charge), () => rig().pass(25 * HOUR_MS));
        const voids = rig()
          .world.written()
          .filter(({ kind, gone }) => kind === 'void' && !gone);
        const charges = rig()
          .world.written()
          .filter(({ kind, gone }) => kind === 'charge' && !gone);
        expect([voids.length, charges.length]).not.toEqual([0, 1]);
        expect(voids.length).toBeLessThanOrEqual(1);
      },
    );

    it('exists once if the guest left in between', async () => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      await sendTwice(makeCharge(stay), () => rig().world.checkOut(reservation.id));
      expect(countMentions(rig(), 'Late checkout')).toBe(1);
    });

    it('exists once if the guest arrived in between', async () => {
      const { world } = rig();
      const today = { from: world.today(), to: world.today() };
      const [arriving] = world.findReservations({ states: ['booked'], arriving: today }).slice(0, 1);
      if (arriving === undefined) throw new Error('Nobody arrives');
      const { stay } = await findStay(rig(), subject, arriving);
      await sendTwice(makeCharge(stay), () => world.checkIn(arriving.id));
      expect(countMentions(rig(), 'Late checkout')).toBe(1);
    });
  });

  it.runIf(takesKind('preference'))('a second preference of the same kind keeps the first in its place', async () => {
    const { stay } = await checkedIn(rig(), subject);
    const second = { ...makePreference(stay), key: 'pref-0002', text: 'Two hard pillows, please' };
    await rig().session.push(makePreference(stay), 1, NEVER);
    await rig().session.push(second, 1, NEVER);
    await rig().session.push(second, 2, NEVER);
    expect(countMentions(rig(), 'Feather-free pillow, always')).toBe(1);
    expect(countMentions(rig(), 'Two hard pillows, please')).toBe(1);
  });
}

/** Counts how often a text occurs in the PMS's current data. */
function countMentions({ world }: PmsRig, words: string): number {
  const here = world.written().filter(({ gone }) => !gone);
  return here.reduce((total, { text }) => total + text.split(words).length - 1, 0);
}
