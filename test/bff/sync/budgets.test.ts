import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../bff/pms/cloudbeds/adapter.ts';
import type { PmsAdapter } from '../../../bff/pms/port.ts';
import { pmsRegistry } from '../../../bff/pms/registry.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import { createBudgets } from '../../../bff/sync/budgets.ts';
import { PMS_PROVIDERS } from '../../../shared/domain/pms.ts';
import { addProperty, type SyncRig, startSyncRig } from '../../support/pms/sync-rig.ts';

const NEVER = new AbortController().signal;

let rig: SyncRig;
afterEach(() => rig.close());

describe('[R9] two properties on one credential', () => {
  it.each(PMS_PROVIDERS)(
    '%s: are never turned away, however much both read at once',
    { timeout: 180_000 },
    async (provider) => {
      let turnedAway = 0;
      let asked = 0;
      const module = await SIMULATORS[provider]?.();
      if (module === undefined) throw new Error('No simulator');
      const simulator = await module.startSimulator({
        world: createWorld({ reservations: 40 }),
        onExchange({ answer }) {
          asked++;
          if (answer?.status === 429) turnedAway++;
        },
      });
      rig = await startSyncRig({ adapter: await pmsRegistry.load(provider), allowPrivateNetworks: ['127.0.0.1'] });
      try {
        const other = await addProperty(rig.writer);
        const request = { provider, credentials: simulator.credentials };
        await Promise.all([
          rig.sync.connect(rig.propertyId, request, rig.by),
          rig.sync.connect(other.propertyId, request, { id: 'usr_2', accountId: other.accountId }),
        ]);
        await rig.sync.work();
        const rows = await rig.db.selectFrom('reservation').select('propertyId').execute();
        expect(new Set(rows.map(({ propertyId }) => propertyId)).size).toBe(2);
        expect([asked > 10, turnedAway]).toEqual([true, 0]);
      } finally {
        await simulator.close();
      }
    },
  );
});

describe('[R9] a vendor’s budget', () => {
  const adapter: PmsAdapter = { ...cloudbedsAdapter, budget: { requests: 5, perMs: 2_000, atOnce: 5 } };
  /** As another process would open it. */
  const open = (credentials: Record<string, string> = { apiKey: 'one' }, of = adapter) => {
    const { db, writer, secrets } = rig;
    return createBudgets({ db, writer, secrets }).of(of, credentials)('');
  };
  const spend = async (budget: ReturnType<typeof open>, times: number) => {
    for (let time = 0; time < times; time++) (await budget.take(NEVER))();
  };
  beforeEach(async () => {
    rig = await startSyncRig();
  });

  it('that is spent stays so where the server starts again', async () => {
    const began = performance.now();
    await spend(open(), 5);
    await spend(open(), 1);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('is another one for another credential', async () => {
    const hourly = { ...adapter, budget: { ...adapter.budget, perMs: 3_600_000 } };
    await spend(open({ apiKey: 'one' }, hourly), 5);
    await spend(open({ apiKey: 'another' }, hourly), 5); // of the same one it would wait for an hour
  });

  it('rests after a new start as long as the vendor asked for', async () => {
    const before = open();
    await before.restMs();
    before.rest(300_000);
    await expect.poll(() => open().restMs()).toBeGreaterThan(290_000);
    expect(await open({ apiKey: 'another' }).restMs()).toBe(0);
  });

  it('is kept without a word of the credential', async () => {
    await spend(open({ apiKey: 'cbat_very-secret' }), 1);
    const rows = await rig.db.selectFrom('pmsBudget').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('very-secret');
  });
});
