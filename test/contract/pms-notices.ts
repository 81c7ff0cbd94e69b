import { describe, expect, it } from 'vitest';
import type { ChangeNotice } from '../../bff/pms/port.ts';
import { EVERYTHING, NEVER, type PmsRig, pullAll, SECRET } from './pms-rig.ts';

/** How the PMS notifies of changes. */
export function describeNotices(rig: () => PmsRig): void {
  describe('notices of the PMS', () => {
    it('name the changed records, and a repeated notice has the same id', async (context) => {
      const { simulator, session, world } = rig();
      if (!(await listen(rig()))) context.skip('This PMS tells of nothing');
      const [reservation] = world.findReservations({ states: ['checked_in'] }).slice(0, 1);
      if (reservation === undefined) throw new Error('An empty house');
      const before = await pullAll(session, 'reservations', EVERYTHING);
      simulator.webhooks?.repeat(2);
      world.changeStay(reservation.id, { checkOut: '2026-03-08' });
      const notices = (await readNotices(rig())).filter(({ entity }) => entity === 'reservations');
      const ids = new Set(notices.map(({ id }) => id).filter((id) => id !== null));
      for (const id of ids) {
        const found = await session.fetch('reservations', id, NEVER);
        expect(found.map(({ record }) => record.checkOut)).toContain('2026-03-08');
        expect(before.byId.has(found[0]?.id ?? '')).toBe(true);
      }
      expect(notices.length).toBeGreaterThan(0);
    });

    it('are accepted only with the secret', async (context) => {
      const { session, world, calls } = rig();
      if (session.notices === undefined || !(await listen(rig()))) return context.skip('No webhooks');
      world.cancel(world.findReservations({ states: ['booked'] }).slice(0, 1)[0]?.id ?? 0);
      await readNotices(rig());
      const [call] = calls;
      if (call === undefined) throw new Error('Nothing came');
      const tampered = JSON.parse(JSON.stringify(call).replaceAll(SECRET, 'guessed'));
      const unsigned = { ...tampered, headers: {}, query: {} };
      await expect(session.notices(unsigned)).rejects.toMatchObject({ code: 'bad_signature' });
      await expect(session.notices({ ...tampered, body: `${call.body} ` })).rejects.toMatchObject({
        code: 'bad_signature',
      });
    });

    it('end after unsubscribing, and may be subscribed to twice', async (context) => {
      const { session, simulator, calls, world } = rig();
      if (session.subscribe === undefined || session.unsubscribe === undefined)
        return context.skip('The address is entered by hand, or there is a queue');
      await session.subscribe(NEVER);
      await session.subscribe(NEVER);
      await session.unsubscribe(NEVER);
      await session.unsubscribe(NEVER);
      await simulator.webhooks?.settled();
      const count = calls.length;
      world.cancel(world.findReservations({ states: ['booked'] }).slice(0, 1)[0]?.id ?? 0);
      await simulator.webhooks?.settled();
      expect(calls.length).toBe(count);
    });
  });
}

/** Subscribes to notices in the vendor's way; false if the vendor has none. */
export async function listen({ session, simulator, hook }: PmsRig): Promise<boolean> {
  if (session.subscribe !== undefined) await session.subscribe(NEVER);
  else if (simulator.setWebhook !== null) simulator.setWebhook(hook);
  else if (session.readQueue === undefined) return false;
  await simulator.webhooks?.settled();
  return true;
}

export async function readNotices({ session, simulator, calls }: PmsRig): Promise<ChangeNotice[]> {
  await simulator.webhooks?.settled();
  const notices: ChangeNotice[] = [];
  for (const call of calls) notices.push(...((await session.notices?.(call)) ?? []));
  await session.readQueue?.(NEVER, async (some) => void notices.push(...some));
  return notices;
}
