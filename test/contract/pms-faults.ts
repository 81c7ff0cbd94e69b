import { describe, expect, it } from 'vitest';
import type { Pulled } from '../../bff/pms/port.ts';
import type { FaultKind, FaultOrder } from '../../bff/simulators/server/faults.ts';
import { EVERYTHING, NEVER, type PmsRig, type PmsSubject, pullAll, startRig } from './pms-rig.ts';

const HOUR_MS = 3_600_000;
const RESERVATIONS = 1_100;
const LEAVING = 25;
const CHANGING = 5;

const FAULTS: readonly [name: string, fault: FaultKind & FaultOrder][] = [
  ['429 with Retry-After', { kind: 'rate_limit', retryAfter: '0', times: 2 }],
  ['429 without it', { kind: 'rate_limit', times: 2 }],
  ['500', { kind: 'status', status: 500 }],
  ['503 twice', { kind: 'status', status: 503, times: 2 }],
  ['a line that breaks in the middle of a page', { kind: 'cut', times: 2 }],
  ['a line that breaks before', { kind: 'lost' }],
  ['a page that is sent again', { kind: 'repeat' }],
  ['an answer that is no JSON', { kind: 'malformed' }],
];

/** Failures between us and the PMS. */
export function describeFaults(subject: PmsSubject, rig: () => PmsRig): void {
  const { lacks = [] } = subject;
  describe('with failures', () => {
    it('an import ends with the same records, whatever fails on the way', async () => {
      const big = await startRig(subject, RESERVATIONS);
      try {
        const session = big.open({ retries: 2 });
        const whole = await pullAll(session, 'reservations', EVERYTHING);
        expect(whole.byId.size).toBeGreaterThan(RESERVATIONS / 2);
        for (const [name, fault] of FAULTS) {
          big.simulator.faults.order({ ...fault, on: subject.listCall, after: whole.pages > 1 ? 1 : 0 });
          const again = await pullAll(session, 'reservations', EVERYTHING, 4);
          expect(big.simulator.faults.pending(), name).toBe(0);
          expect([...whole.byId.keys()].filter((id) => !again.byId.has(id)).length, name).toBe(0);
          expect(again.byId.size, name).toBe(whole.byId.size);
        }
      } finally {
        await big.stop();
      }
    });

    it.each(['at once', 'by another process, later'])(
      'a pull misses no stay if other stays leave the list during the pull, %s',
      async (how) => {
        const big = await startRig(subject, RESERVATIONS);
        try {
          const numberOf = subject.confirmationOf ?? (({ confirmationNumber }) => confirmationNumber);
          const ids = new Map(
            big.world
              .findReservations()
              .slice(0, RESERVATIONS)
              .map((one) => [numberOf(one), one.id]),
          );
          const seen = new Set<string>();
          const moved = new Set<number>();
          /** Moves some stays of a page out of the range that is read. */
          const moveSome = (records: readonly Pulled<'reservations'>[]) => {
            const here = records.flatMap(({ record }) => ids.get(record.confirmationNumber) ?? []);
            const [leaving, changing] = [here.slice(0, LEAVING), here.slice(LEAVING, LEAVING + CHANGING)];
            for (const id of leaving.filter((one) => !moved.has(one))) {
              moved.add(id);
              big.world.changeStay(id, { checkIn: '2024-01-01', checkOut: '2024-01-03' });
            }
            if (!lacks.includes('order')) for (const id of changing) big.world.changeStay(id, { adults: 1 });
          };
          let resume: string | null = null;
          let pages = 0;
          do {
            const session = big.open();
            for await (const page of session.pull('reservations', { ...EVERYTHING, resume }, NEVER)) {
              pages += 1;
              resume = page.resume;
              for (const { id } of page.records) seen.add(id);
              if (pages <= 4) moveSome(page.records);
              if (how !== 'at once' && pages <= 4) break;
            }
          } while (resume !== null);
          expect(pages > 1 ? moved.size : LEAVING).toBeGreaterThanOrEqual(LEAVING);
          const left = await pullAll(big.session, 'reservations');
          expect([...left.byId.keys()].filter((id) => !seen.has(id))).toEqual([]);
        } finally {
          await big.stop();
        }
      },
    );

    it.runIf(subject.adapter.capabilities.pulls.includes('guests') && !lacks.includes('order'))(
      'a pull misses no guest if other guests change during the pull',
      async () => {
        const big = await startRig(subject, RESERVATIONS / 2);
        try {
          const names = new Set<string>();
          const whole = await pullAll(big.session, 'guests');
          big.pass(2 * HOUR_MS);
          let number = 0;
          let next: string | null = null;
          for await (const { records, cursor } of big.session.pull('guests', EVERYTHING, NEVER)) {
            next = cursor ?? next;
            for (const { record } of records) names.add(record.id);
            // These guests were read already.
            if (++number <= 2)
              for (let id = 1; id <= CHANGING; id++) big.world.editGuest(id, { notes: `Seen ${number}` });
            big.pass(60_000);
          }
          // Guests that changed meanwhile may come with the next pull.
          const after = await pullAll(big.session, 'guests', { ...EVERYTHING, cursor: next });
          for (const id of after.byId.keys()) names.add(id);
          expect([...whole.byId.keys()].filter((id) => !names.has(id))).toEqual([]);
        } finally {
          await big.stop();
        }
      },
    );

    it('an invalid answer is reported with its call and field, and without any guest data', async () => {
      rig().simulator.faults.order({
        kind: 'malformed',
        body: '{"secret":"Ana Silva","data":{"a":1}}',
        on: subject.listCall,
        times: 9,
      });
      const failure = await pullAll(rig().session, 'reservations').catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'malformed_answer' });
      expect(String(failure)).not.toContain('Ana');
    });

    it.runIf(subject.adapter.capabilities.incremental.includes('reservations'))(
      'a pull misses no change if the clocks differ by an hour',
      async () => {
        for (const skewMs of [HOUR_MS, -HOUR_MS]) {
          const { world, open, pass } = rig();
          const session = open({ skewMs });
          const first = await pullAll(session, 'reservations');
          pass(60_000);
          const soon = { from: world.today(), to: '2026-03-09' };
          const [reservation] = world.findReservations({ states: ['booked'], arriving: soon }).slice(0, 1);
          if (reservation === undefined) throw new Error('An empty house');
          world.cancel(reservation.id);
          pass(60_000);
          const next = await pullAll(session, 'reservations', { ...EVERYTHING, cursor: first.cursor });
          const number = subject.confirmationOf?.(reservation) ?? reservation.confirmationNumber;
          const found = next.records.find(({ record }) => record.confirmationNumber === number);
          expect(found?.record.state, `${skewMs} ms`).toBe('cancelled');
        }
      },
    );

    it('a pull stops when it is cancelled', async () => {
      rig().simulator.faults.order({ kind: 'latency', ms: 300 });
      const stop = new AbortController();
      const property = rig().session.property(stop.signal);
      stop.abort();
      await expect(property).rejects.toMatchObject({ code: 'cancelled' });
    });

    it('an outage is told apart from a refusal', async () => {
      const session = rig().open({ retries: 0 });
      rig().simulator.faults.order({ kind: 'status', status: 500, times: 9 });
      await expect(session.property(NEVER)).rejects.toMatchObject({ code: 'unreachable', worthRetrying: true });
      rig().simulator.faults.clear();
      rig().simulator.faults.order({ kind: 'status', status: 400, body: '{"success":false}', times: 9 });
      await expect(session.property(NEVER)).rejects.toMatchObject({ worthRetrying: false });
    });
  });
}
