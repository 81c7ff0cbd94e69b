import { afterEach, expect, it, vi } from 'vitest';
import { insertNotices } from '../../../bff/store/pms/notices.ts';
import { toSource } from '../../../bff/store/pms/source.ts';
import type { Plan } from '../../../shared/domain/house/plans.ts';
import { type SyncRig, startConnected } from '../../support/pms/sync-rig.ts';

const HOUR_MS = 3_600_000;

let rig: SyncRig;
afterEach(() => rig.close());

const start = async () => {
  rig = await startConnected({}, (pms) => {
    pms.guest({ id: 'G1', firstName: 'Ada', lastName: 'Byron', email: 'ada@old.example' });
    pms.reservation({ id: 'R1', guestId: 'G1', room: '7' });
  });
};

async function choose(plan: Plan): Promise<void> {
  await rig.writer.write((trx) =>
    trx.updateTable('account').set({ plan }).where('id', '=', rig.by.accountId).execute(),
  );
}

it('[R13] nothing is exchanged with the PMS under a plan without integrations, and the status says so', async () => {
  await start();
  await choose('starter');
  let calls = 0;
  rig.pms.before = () => void calls++;
  rig.pms.reservation({ id: 'R1', room: '8' });
  await rig.edit('G1', { email: 'ada@new.example' });
  const at = rig.now().toISOString();
  const notice = { entity: 'reservations' as const, externalId: 'R1', noticeId: 'N1' };
  await rig.writer.write((trx) => insertNotices(trx, toSource(rig.propertyId), [notice], at));
  rig.advance(HOUR_MS);
  await rig.sync.work();
  await rig.sync.work();
  expect(calls).toBe(0);
  expect(rig.pms.writes).toEqual([]);
  expect(await rig.reservation('R1')).toMatchObject({ room: '7' });
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({
    connected: true,
    health: 'failing',
    lastError: { code: 'plan_limit', message: expect.stringContaining('starter') },
    nextSync: null,
    pendingPushes: 1,
    recordsSynced: { reservations: 1, guests: 1 },
  });
  expect(await rig.logs('warn')).toEqual([expect.stringMatching(/^paused: The plan starter holds no PMS integration/)]);
  await rig.sync.startSync(rig.propertyId, {});
  await rig.sync.work();
  const [run] = await rig.sync.listSyncs(rig.propertyId, 1);
  expect(run).toMatchObject({ state: 'failed', errors: [{ code: 'plan_limit' }] });
  expect(calls).toBe(0);
});

it('[R13] the sync continues without losing a change after an upgrade to a plan with integrations', async () => {
  await start();
  await choose('starter');
  rig.pms.reservation({ id: 'R1', room: '8' });
  rig.pms.guest({ id: 'G2', lastName: 'Late' });
  rig.pms.reservation({ id: 'R2', guestId: 'G2' });
  await rig.edit('G1', { email: 'ada@new.example' });
  rig.advance(30 * 24 * HOUR_MS);
  await rig.sync.work();
  await choose('professional');
  await rig.sync.work();
  await rig.sync.work();
  expect(await rig.reservation('R1')).toMatchObject({ room: '8' });
  expect(await rig.guest('G2')).toMatchObject({ lastName: 'Late' });
  expect(rig.pms.read('guests', 'G1')).toMatchObject({ email: 'ada@new.example' });
  expect(rig.pms.writes).toHaveLength(1);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ health: 'ok', lastError: null, pendingPushes: 0 });
  expect((await rig.sync.status(rig.propertyId)).nextSync).not.toBeNull();
});

it('a running import stops when the plan loses integrations, and completes after the upgrade', async () => {
  await start();
  for (let nr = 10; nr < 70; nr++) {
    rig.pms.guest({ id: `G${nr}` });
    rig.pms.reservation({ id: `R${nr}`, guestId: `G${nr}` });
  }
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  rig.pms.before = async (call, { entity }) => {
    if (call !== 'list' || entity !== 'reservations') return;
    reached.resolve();
    await held.promise;
  };
  await rig.sync.startSync(rig.propertyId, {});
  await reached.promise;
  await choose('starter');
  const work = rig.sync.work();
  await vi.waitFor(async () => expect(await rig.logs('warn')).not.toEqual([]), { interval: 5 });
  held.resolve();
  await work;
  expect((await rig.sync.status(rig.propertyId)).recordsSynced.reservations).toBe(1);
  rig.pms.before = null;
  await choose('enterprise');
  rig.advance(HOUR_MS);
  await rig.sync.work();
  await rig.sync.work();
  expect((await rig.sync.status(rig.propertyId)).recordsSynced.reservations).toBe(61);
});

it('a PMS can be disconnected under any plan', async () => {
  await start();
  await choose('starter');
  await rig.sync.work();
  await rig.sync.disconnect(rig.propertyId, rig.by);
  expect(await rig.sync.status(rig.propertyId)).toMatchObject({ connected: false, health: null, lastError: null });
});
