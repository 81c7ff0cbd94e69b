import { describe, expect, it } from 'vitest';
import type { PmsChangeKind } from '../../shared/domain/pms.ts';
import { PLAIN_CHANGES } from './pms-changes.ts';
import { listen, readNotices } from './pms-notices.ts';
import { EVERYTHING, NEVER, type PmsRig, type PmsSubject, pullAll, startRig } from './pms-rig.ts';
import { checkedIn, count } from './pms-writing.ts';

/** Enough reservations for several pages with every vendor. */
const RESERVATIONS = 350;

/** Events in the middle of reads and writes: tokens expire, access is revoked, the PMS asks to wait. */
export function describeMidway(subject: PmsSubject, rig: () => PmsRig): void {
  const { takes, pulls } = subject.adapter.capabilities;
  const takesKind = (kind: PmsChangeKind) => takes[kind].place !== 'none';
  const changes = PLAIN_CHANGES.filter(({ kind }) => takesKind(kind));

  describe('during a sync', () => {
    const withBig = async (work: (big: PmsRig) => Promise<void>, { limits = false, stays = RESERVATIONS } = {}) => {
      const big = await startRig(subject, stays, { limits });
      await work(big).finally(() => big.stop());
    };

    it.runIf(subject.hasTokens)('of an import, an expired token is renewed', () =>
      withBig(async (big) => {
        const whole = await pullAll(big.session, 'reservations');
        const seen = new Set<string>();
        big.simulator.expireTokens();
        for await (const { records } of big.session.pull('reservations', EVERYTHING, NEVER)) {
          for (const { id } of records) seen.add(id);
          big.simulator.expireTokens();
        }
        expect(seen).toEqual(new Set(whole.byId.keys()));
      }),
    );

    it.runIf(subject.hasTokens).each(changes)('of a $kind, an expired token is renewed', async (plain) => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      const session = rig().open({ retries: 0 });
      await session.property(NEVER);
      rig().simulator.expireTokens();
      rig().simulator.faults.order({ kind: 'status', status: 401, on: subject.writeCalls });
      await session.push(plain.make(stay), 1, NEVER);
      expect(rig().simulator.faults.pending()).toBe(0);
      expect(count(rig(), plain.words, reservation)).toBe(1);
    });

    it('of an import, access is revoked and restored: the import continues from its last page', () =>
      withBig(async (big) => {
        const whole = await pullAll(big.session, 'reservations');
        const seen = new Set<string>();
        let resume: string | null = null;
        let pages = 0;
        const walk = async () => {
          for await (const page of big.session.pull('reservations', { ...EVERYTHING, resume }, NEVER)) {
            for (const { id } of page.records) seen.add(id);
            resume = page.resume;
            if (++pages === 1) big.simulator.revoke();
          }
        };
        await expect(walk()).rejects.toMatchObject({ code: 'rejected_credentials', worthRetrying: false });
        big.simulator.revoke(false);
        await walk();
        expect(seen).toEqual(new Set(whole.byId.keys()));
      }));

    it.each(changes)('of a $kind, access is revoked and restored: the change exists once', async (plain) => {
      const { stay, reservation } = await checkedIn(rig(), subject);
      rig().simulator.revoke();
      await expect(rig().session.push(plain.make(stay), 1, NEVER)).rejects.toMatchObject({
        code: 'rejected_credentials',
      });
      expect(count(rig(), plain.words, reservation)).toBe(0);
      rig().simulator.revoke(false);
      await rig().session.push(plain.make(stay), 2, NEVER);
      expect(count(rig(), plain.words, reservation)).toBe(1);
    });

    it('the PMS’s request to wait for a second is followed', async () => {
      const whole = await pullAll(rig().session, 'reservations');
      rig().simulator.faults.order({ kind: 'rate_limit', retryAfter: '1', on: subject.listCall });
      const before = rig().simulator.exchanges.length;
      const began = performance.now();
      const again = await pullAll(rig().session, 'reservations');
      expect(performance.now() - began).toBeGreaterThan(950);
      expect([...again.byId.keys()]).toEqual([...whole.byId.keys()]);
      const statuses = rig()
        .simulator.exchanges.slice(before)
        .map(({ answer }) => answer?.status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });

    it('the PMS asks for ten minutes: nothing is sent until then, and the status names the time', async () => {
      const session = rig().open();
      await session.property(NEVER);
      rig().simulator.faults.order({ kind: 'rate_limit', retryAfter: '600', on: subject.listCall });
      const told = { code: 'rate_limited', worthRetrying: true };
      await expect(pullAll(session, 'reservations')).rejects.toMatchObject({ ...told, retryAfterMs: 600_000 });
      const before = rig().simulator.exchanges.length;
      await expect(pullAll(session, 'reservations')).rejects.toMatchObject(told);
      expect(rig().simulator.exchanges.length).toBe(before);
    });

    it('the PMS’s real limits are kept, so that no call is refused', () =>
      withBig(
        async (big) => {
          for (const entity of ['rooms', 'reservations'] as const)
            if (pulls.includes(entity)) await pullAll(big.session, entity);
          const { stay } = await checkedIn(big, subject);
          await Promise.all(
            changes.map((plain, index) => big.session.push({ ...plain.make(stay), key: `at-once-${index}` }, 1, NEVER)),
          );
          const statuses = big.simulator.exchanges.map(({ answer }) => answer?.status);
          expect(statuses.filter((status) => status === 429)).toEqual([]);
        },
        { limits: true, stays: 130 },
      ));

    it('notices in the wrong order lead to the current state', async (context) => {
      const { simulator, session, world } = rig();
      if (simulator.webhooks === null || !(await listen(rig()))) return context.skip('This PMS posts nothing');
      const [reservation] = world.findReservations({ states: ['checked_in'] }).slice(0, 1);
      if (reservation === undefined) throw new Error('An empty house');
      simulator.webhooks.hold();
      for (const checkOut of ['2026-03-08', '2026-03-09', '2026-03-10']) world.changeStay(reservation.id, { checkOut });
      simulator.webhooks.release('reversed');
      const notices = (await readNotices(rig())).filter(({ entity }) => entity === 'reservations');
      expect(notices.length).toBeGreaterThan(0);
      for (const { id } of notices) {
        const found = id === null ? [] : await session.fetch('reservations', id, NEVER);
        for (const { record } of found) expect(record.checkOut).toBe('2026-03-10');
      }
    });
  });
}
