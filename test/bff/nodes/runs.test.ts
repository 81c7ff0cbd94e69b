import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { createRegistry } from '../../../bff/pms/registry.ts';
import { createSync, type Sync } from '../../../bff/sync/sync.ts';
import { byCall, createPaperAdapter, createPaperPms } from '../../support/pms/paper-pms.ts';
import { type SyncRig, startSyncRig } from '../../support/pms/sync-rig.ts';

/** Two nodes of one hotel; `owner` does the work with PMSs. */
let rig: SyncRig;
let owner: 'a' | 'b';
let a: Sync;
let b: Sync;
beforeEach(async () => {
  rig = await startSyncRig();
  owner = 'a';
  const pms = createPaperPms(rig.now);
  const createSyncAt = (id: 'a' | 'b') =>
    createSync({
      db: rig.db,
      writer: rig.writer,
      clock: rig.now,
      log: pino({ level: 'silent' }),
      secrets: rig.secrets,
      nodes: { ...soleNode, id, takes: async () => owner === id },
      registry: createRegistry({ custom: async () => createPaperAdapter(byCall(pms)) }),
      allowPrivateNetworks: [],
      webhookUrl: () => null,
      pace: { pushRetryMs: 0, runRetryMs: 0, backoffMs: 1, tickMs: 3_600_000 },
    });
  [a, b] = [createSyncAt('a'), createSyncAt('b')];
  const credentials = { propertyId: 'H1', apiKey: 'right', url: 'http://pms.example' };
  await a.connect(rig.propertyId, { provider: 'custom', credentials }, rig.by);
  await a.work();
});
afterEach(async () => {
  await a.close();
  await b.close();
  await rig.close();
});

it('a sync requested at one node is run by the node that talks to PMSs, and is visible at both', async () => {
  const { syncId } = await b.startSync(rig.propertyId, {});
  await b.work();
  expect((await b.readSync(rig.propertyId, syncId)).state).toBe('running');
  expect((await b.status(rig.propertyId)).running).toBe(syncId);
  expect((await b.startSync(rig.propertyId, {})).syncId).toBe(syncId); // the second start joins the run
  await a.work();
  expect((await b.readSync(rig.propertyId, syncId)).state).toBe('done');
  expect((await b.status(rig.propertyId)).running).toBeNull();
});

it('a sync run of a dead node is continued by its successor, and the start of another node does not end it', async () => {
  owner = 'b';
  const { syncId } = await a.startSync(rig.propertyId, {}); // as after a crash, none of its work runs
  await a.start();
  expect((await a.readSync(rig.propertyId, syncId)).state).toBe('running');
  await b.work();
  expect((await a.readSync(rig.propertyId, syncId)).state).toBe('done');
});

it('a setting changed at one node applies at the other from the next call on', async () => {
  owner = 'b';
  await b.work(); // from here on it keeps the connection open
  await a.writeEnabled(rig.propertyId, { reservations: false }, rig.by);
  const { syncId } = await b.startSync(rig.propertyId, {});
  await b.work();
  expect((await b.readSync(rig.propertyId, syncId)).entities).not.toContain('reservations');
});

it('credentials removed at one node are used by no node', async () => {
  owner = 'b';
  await b.work();
  await a.disconnect(rig.propertyId, rig.by);
  await expect(b.test(rig.propertyId)).rejects.toMatchObject({ code: 'pms_not_connected' });
});
