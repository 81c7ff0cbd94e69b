import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudbedsAdapter } from '../../../bff/pms/cloudbeds/adapter.ts';
import type { PmsAdapter } from '../../../bff/pms/port.ts';
import { pmsRegistry } from '../../../bff/pms/registry.ts';
import { SIMULATORS } from '../../../bff/simulators/registry.ts';
import { createWorld } from '../../../bff/simulators/world/world.ts';
import { createBudgets } from '../../../bff/sync/budgets.ts';
import { PMS_PROVIDERS, type PmsProvider } from '../../../shared/domain/pms.ts';
import { addProperty, type SyncRig, startSyncRig } from '../../support/pms/sync-rig.ts';

const NEVER = new AbortController().signal;
/** Calls that are not counted in the budget. */
const SIGNS_IN = /token|login/i;
const PACE_MS_MAX = 180_000;

/**
 * Two properties with one credential connect and read everything at once. Returns the time and the status of each call;
 * `look` runs on the stored data.
 */
async function readBoth(
  provider: PmsProvider,
  limits: boolean,
  budget: Partial<PmsAdapter['budget']> = {},
  look: (rig: SyncRig) => Promise<void> = async () => undefined,
) {
  const calls: { at: number; path: string; status: number | undefined }[] = [];
  const module = await SIMULATORS[provider]?.();
  if (module === undefined) throw new Error('No simulator');
  const simulator = await module.startSimulator({
    world: createWorld({ reservations: 40 }),
    limits,
    onExchange: ({ request: { path }, answer }) =>
      void calls.push({ at: performance.now(), path, status: answer?.status }),
  });
  const shipped = await pmsRegistry.load(provider);
  const adapter = { ...shipped, budget: { ...shipped.budget, ...budget } };
  const rig = await startSyncRig({ adapter, allowPrivateNetworks: ['127.0.0.1'] });
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
    await look(rig);
    return calls;
  } finally {
    await rig.close();
    await simulator.close();
  }
}

// The tests wait in real time for a vendor's pace; all run at once and take no longer than the slowest.
describe.concurrent.each(PMS_PROVIDERS)(
  '[R9] two properties that share one credential of %s',
  { timeout: PACE_MS_MAX },
  (provider) => {
    it('never exceed the vendor’s limit when both sync everything at once', async () => {
      const calls = await readBoth(provider, true);
      expect(calls.length).toBeGreaterThan(10);
      expect(calls.filter(({ status }) => status === 429)).toEqual([]);
    });

    it('share one stored request budget', async () => {
      await readBoth(provider, false, { requests: 1_000, perMs: 60_000 }, async ({ db }) => {
        expect(await db.selectFrom('pmsBudget').select('key').execute()).toHaveLength(1);
      });
    });

    it('together send no more requests per second than one property may', async () => {
      const budget = { requests: 5, perMs: 250 };
      const calls = await readBoth(provider, false, budget);
      const counted = calls.filter(({ path }) => !SIGNS_IN.test(path));
      expect(counted.length).toBeGreaterThan(2 * budget.requests);
      const took = (counted.at(-1)?.at ?? 0) - (counted[0]?.at ?? 0);
      // The time between start and arrival may be shorter for the last call than for the first.
      const least = (Math.ceil(counted.length / budget.requests) - 1.5) * budget.perMs;
      expect(took, `${counted.length} calls`).toBeGreaterThan(least);
    });
  },
);

describe('[R9] the request budget of a vendor', () => {
  let rig: SyncRig;
  const adapter: PmsAdapter = { ...cloudbedsAdapter, budget: { requests: 5, perMs: 2_000, atOnce: 5 } };
  /** Opens it as another process would. */
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
  afterEach(() => rig.close());

  it('stays spent after the server restarts', async () => {
    const began = performance.now();
    await spend(open(), 5);
    await spend(open(), 1);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('is separate for another credential', async () => {
    const hourly = { ...adapter, budget: { ...adapter.budget, perMs: 3_600_000 } };
    await spend(open({ apiKey: 'one' }, hourly), 5);
    await spend(open({ apiKey: 'another' }, hourly), 5); // with the same key it would wait for an hour
  });

  it('still waits after a restart for as long as the vendor asked', async () => {
    const before = open();
    await before.restMs();
    before.rest(300_000);
    await expect.poll(() => open().restMs()).toBeGreaterThan(290_000);
    expect(await open({ apiKey: 'another' }).restMs()).toBe(0);
  });

  it('is stored without any part of the credential', async () => {
    await spend(open({ apiKey: 'cbat_very-secret' }), 1);
    const rows = await rig.db.selectFrom('pmsBudget').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('very-secret');
  });
});
