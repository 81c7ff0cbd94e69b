import { describe, expect, it } from 'vitest';
import type { StayRef } from '../../bff/pms/port.ts';
import type { WorldReservation, Written } from '../../bff/simulators/world/world-types.ts';
import type { PmsChangeKind } from '../../shared/domain/pms.ts';
import {
  makeArrival,
  makeCharge,
  makeChat,
  makeCompletion,
  makeFields,
  makeRequest,
  makeVoid,
  PLAIN_CHANGES,
} from './pms-changes.ts';
import { findStay, NEVER, type PmsRig, type PmsSubject } from './pms-rig.ts';

/** Tests the changes that we send to the PMS. */
export function describeWriting(subject: PmsSubject, rig: () => PmsRig): void {
  const { takes } = subject.adapter.capabilities;
  const takesKind = (kind: PmsChangeKind) => takes[kind].place !== 'none';

  describe('changes sent to the PMS', () => {
    it.each(PLAIN_CHANGES.filter(({ kind }) => takesKind(kind)))(
      '$kind: is stored once, in the documented place',
      async (plain) => {
        const { stay, reservation } = await checkedIn(rig(), subject);
        const receipt = await rig().session.push(plain.make(stay), 1, NEVER);
        expect(receipt.place).toBe(takes[plain.kind].place);
        expect(count(rig(), plain.words, reservation)).toBe(1);
      },
    );

    it.each(PLAIN_CHANGES.filter(({ kind }) => !takesKind(kind)))(
      '$kind: is refused if the PMS has no place for it',
      async (plain) => {
        const { stay } = await checkedIn(rig(), subject);
        await expect(rig().session.push(plain.make(stay), 1, NEVER)).rejects.toMatchObject({ code: 'not_supported' });
        expect(rig().world.written()).toEqual([]);
      },
    );

    it.runIf(takesKind('request'))('complaints are marked as complaints', async () => {
      const { stay } = await checkedIn(rig(), subject);
      const complaint = makeRequest(stay, {
        category: 'complaint',
        department: 'management',
        title: 'Loud neighbours',
      });
      await rig().session.push(complaint, 1, NEVER);
      const written = rig()
        .world.written()
        .filter(({ gone }) => !gone);
      expect(JSON.stringify(written)).toMatch(/complaint/i);
      expect(JSON.stringify(written)).toContain('Loud neighbours');
    });

    it.runIf(takesKind('completion'))(
      'a finished request is closed in the PMS, and closing twice is harmless',
      async () => {
        const { stay } = await checkedIn(rig(), subject);
        const request = await rig().session.push(makeRequest(stay), 1, NEVER);
        await rig().session.push(makeCompletion(stay, request), 1, NEVER);
        await rig().session.push(makeCompletion(stay, request), 2, NEVER);
        const listRecordsAbout = listRequests(rig());
        expect(listRecordsAbout.length).toBeGreaterThan(0);
        expect(listRecordsAbout.filter(isOpen)).toEqual([]);
        for (const { text } of listRecordsAbout) expect(text.split('Status: done').length).toBeLessThanOrEqual(2);
      },
    );

    it.runIf(takesKind('completion'))('a fault in a room is reported, and ends when it is repaired', async () => {
      const { stay } = await checkedIn(rig(), subject);
      const fault = { category: 'maintenance', department: 'maintenance', title: 'The AC rattles' } as const;
      const request = await rig().session.push(makeRequest(stay, fault), 1, NEVER);
      const about = () =>
        rig()
          .world.written()
          .filter(({ gone, text }) => !gone && text.includes('The AC rattles'));
      expect(about().some(isOpen)).toBe(true);
      const mended = makeCompletion(stay, request, { category: 'maintenance', title: 'The AC rattles' });
      await rig().session.push(mended, 1, NEVER);
      await rig().session.push(mended, 2, NEVER);
      expect(about().filter(isOpen)).toEqual([]);
    });

    it.runIf(takesKind('completion')).each([
      ['cancelled', ['cancelled'], 0],
      ['open again', ['done', 'open'], 1],
      ['open again, then done', ['done', 'open', 'done'], 0],
      ['open again, then cancelled', ['cancelled', 'open', 'cancelled'], 0],
    ] as const)(
      'a request with the state “%s” has that state in the PMS, also if it is sent twice',
      async (_, states, left) => {
        const { stay } = await checkedIn(rig(), subject);
        let receipt = await rig().session.push(makeRequest(stay), 1, NEVER);
        expect(listRequests(rig()).filter(isOpen)).toHaveLength(1);
        for (const [index, state] of states.entries()) {
          const change = makeCompletion(stay, receipt, { key: `done-000${index}`, state });
          const told = await rig().session.push(change, 1, NEVER);
          await rig().session.push(change, 2, NEVER);
          if (told.id !== null) receipt = told;
          const isOver = state !== 'open';
          expect(listRequests(rig()).filter(isOpen), `after ${state}`).toHaveLength(isOver ? 0 : 1);
        }
        expect(listRequests(rig()).filter(isOpen)).toHaveLength(left);
      },
    );

    it.runIf(takesKind('communication'))(
      'a conversation that continues is extended in the PMS without duplicates',
      async () => {
        const { stay } = await checkedIn(rig(), subject);
        const first = await rig().session.push(makeChat(stay, 'Guest: Is the pool open?'), 1, NEVER);
        await rig().session.push(makeChat(stay, 'Guest: Is the pool open?\nHotel: Until ten.', first), 1, NEVER);
        expect(count(rig(), 'Is the pool open?')).toBe(1);
        expect(count(rig(), 'Until ten.')).toBe(1);
      },
    );

    it.runIf(takesKind('charge'))('a charge has the whole amount and can be voided', async () => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      const charge = await rig().session.push(makeCharge(stay), 1, NEVER);
      expect(sum(rig(), reservation)).toBe('35.00');
      if (!takesKind('charge_void')) return;
      await rig().session.push(makeVoid(stay, charge), 1, NEVER);
      await rig().session.push(makeVoid(stay, charge), 2, NEVER);
      expect(sum(rig(), reservation)).toBe('0.00');
    });

    it.runIf(takes.fields.place === 'native')('the guest’s own data is changed', async () => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      await rig().session.push(makeFields(stay), 1, NEVER);
      expect(rig().world.guest(reservation.guestId)).toMatchObject({ email: 'new@example.org' });
    });

    it.runIf(takesKind('arrival'))('a guest’s pre-arrival details replace the guest’s earlier details', async () => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      const { session, world } = rig();
      await session.push(makeArrival(stay), 1, NEVER);
      const later = makeArrival(stay, { arrivalTime: '23:15', companions: ['Ben Silva', 'Eva Silva'] });
      await session.push({ ...later, key: 'arrival-0002' }, 1, NEVER);
      await session.push({ ...later, key: 'arrival-0002' }, 2, NEVER);
      const texts = world.written().filter(({ gone }) => !gone);
      const all = texts.map(({ text }) => text).join('\n');
      expect(all.split('Eva Silva')).toHaveLength(2);
      expect(all).toContain('AA-00-BB');
      const hour = world.reservation(reservation.id)?.arrivalTime === '23:15' || all.includes('arrives at 23:15');
      expect(hour).toBe(true);
    });

    describe.each(['cut', 'lost'] as const)('if the connection is %s during a write', (kind) => {
      it.each(PLAIN_CHANGES.filter((plain) => takesKind(plain.kind)))(
        '$kind: the next attempt leaves one record',
        async (plain) => {
          const { stay, reservation } = await checkedIn(rig(), subject);
          const session = rig().open({ retries: 0 });
          await session.property(NEVER);
          rig().simulator.faults.order({ kind, on: subject.writeCalls });
          const failed = await session.push(plain.make(stay), 1, NEVER).catch((error: unknown) => error);
          expect(failed).toMatchObject({ code: 'unreachable' });
          const receipt = await session.push(plain.make(stay), 2, NEVER);
          expect(receipt.place).toBe(takes[plain.kind].place);
          expect(count(rig(), plain.words, reservation)).toBe(1);
        },
      );
    });
  });
}

/** Lists the PMS's records about the request. */
function listRequests({ world }: PmsRig): Written[] {
  return world.written().filter(({ gone, text }) => !gone && text.includes('Two more towels'));
}

/** Whether a request is open, by its own state, or by the newest status line of a note. */
export function isOpen({ state, text }: Written): boolean {
  const status = [...text.matchAll(/^Status: (done|cancelled|open again) /gm)].at(-1)?.[1] ?? null;
  if (state !== null) return !/closed|done|complete|cancel|(?<!un)resolved/i.test(state);
  return status === null || status === 'open again';
}

/** A checked-in guest, about whom changes are sent. */
export async function checkedIn(
  rig: PmsRig,
  subject: PmsSubject,
): Promise<{ reservation: WorldReservation; stay: StayRef }> {
  const [reservation] = rig.world.findReservations({ states: ['checked_in'] }).slice(0, 1);
  if (reservation === undefined) throw new Error('An empty house');
  return { reservation, stay: (await findStay(rig, subject, reservation)).stay };
}

/** Counts a change in the PMS, by its words or as a charge. */
export function count({ world }: PmsRig, words: string | null, reservation?: WorldReservation): number {
  const here = world.written().filter(({ gone }) => !gone);
  if (words === null)
    return here.filter(({ kind, reservationId }) => kind === 'charge' && reservationId === reservation?.id).length;
  return here.reduce((total, { text }) => total + text.split(words).length - 1, 0);
}

function sum({ world }: PmsRig, reservation: WorldReservation): string {
  let cents = 0;
  for (const { kind, amount, gone, reservationId } of world.written()) {
    if (gone || amount === null || reservationId !== reservation.id) continue;
    if (kind === 'charge') cents += Math.round(Number(amount.amount) * 100);
    if (kind === 'void') cents -= Math.round(Number(amount.amount) * 100);
  }
  return (cents / 100).toFixed(2);
}
