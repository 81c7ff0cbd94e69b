import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apaleoAdapter } from '../../../bff/pms/apaleo/adapter.ts';
import { startSimulator } from '../../../bff/simulators/apaleo/simulator.ts';
import type { Simulator } from '../../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../../bff/simulators/world/world.ts';
import { insertCharge } from '../../../bff/store/house/offers.ts';
import { listPushes } from '../../../bff/store/pms/pushes.ts';
import { toSource } from '../../../bff/store/pms/source.ts';
import { type SyncRig, startSyncRig } from '../../support/pms/sync-rig.ts';

const HOUR_MS = 3_600_000;

let rig: SyncRig;
let world: World;
let simulator: Simulator;
beforeEach(async () => {
  world = createWorld({ reservations: 60, clock: () => rig?.now() ?? new Date() });
  simulator = await startSimulator({ world, limits: false });
  rig = await startSyncRig({ adapter: apaleoAdapter, allowPrivateNetworks: [new URL(simulator.url).host] });
  const { credentials } = simulator;
  await rig.sync.connect(rig.propertyId, { provider: 'apaleo', credentials }, rig.by);
  await rig.sync.work();
});
afterEach(async () => {
  await rig.close();
  await simulator.close();
});

async function bill(): Promise<void> {
  const stay = await rig.db
    .selectFrom('reservation')
    .selectAll()
    .where('state', '=', 'checked_in')
    .limit(1)
    .executeTakeFirstOrThrow();
  const price = { amount: '35.00', currency: 'EUR' };
  const about = { propertyId: rig.propertyId, reservationId: stay.id, conversationId: null, taskId: null };
  const at = rig.now().toISOString();
  await rig.writer.write((trx) =>
    insertCharge(trx, { ...about, offerMadeId: null, description: 'Late checkout', price, at }),
  );
}

const charges = () => world.written().filter(({ kind }) => kind === 'charge').length;
const pushes = async () => (await listPushes(rig.db, toSource(rig.propertyId), { limit: 10 })).items;

/** Retries until it is parked. */
async function retryUntilParked(): Promise<void> {
  for (let look = 0; look < 20 && (await pushes())[0]?.state === 'pending'; look++) {
    await rig.sync.work();
    rig.advance(HOUR_MS / 6);
  }
  expect((await pushes())[0]?.state).toBe('parked');
}

async function sendAgain(): Promise<void> {
  await rig.sync.resend(rig.propertyId, (await pushes())[0]?.id ?? '', rig.by);
  await rig.sync.work();
}

describe('a charge that is sent again after two days', () => {
  it('is not posted if an earlier attempt may have arrived: staff are asked to check in the PMS', async () => {
    await bill();
    simulator.faults.order({ kind: 'cut', on: /^POST .*charges/ });
    simulator.faults.order({ kind: 'lost', times: 1_000, on: /^POST .*charges/ });
    await retryUntilParked();
    expect(charges()).toBe(1);
    simulator.faults.clear();
    rig.advance(40 * HOUR_MS);
    await sendAgain();
    const [push] = await pushes();
    expect(push).toMatchObject({ state: 'parked', lastError: { message: expect.stringContaining('check in apaleo') } });
    expect(charges()).toBe(1);
  });

  it('is posted if no earlier attempt can have arrived, because the credentials were revoked', async () => {
    await bill();
    simulator.revoke();
    await retryUntilParked();
    expect((await pushes())[0]).toMatchObject({ unsureSince: null, lastError: { code: 'rejected_credentials' } });
    simulator.revoke(false);
    rig.advance(40 * HOUR_MS);
    await sendAgain();
    expect(await pushes()).toMatchObject([{ state: 'sent' }]);
    expect(charges()).toBe(1);
  });
});
