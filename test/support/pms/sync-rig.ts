import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { newId } from '../../../bff/base/ids.ts';
import { createSecrets, type Secrets } from '../../../bff/base/secrets/secrets.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import type { PmsAdapter } from '../../../bff/pms/port.ts';
import { createRegistry } from '../../../bff/pms/registry.ts';
import { insertAccount } from '../../../bff/store/account/accounts.ts';
import { changeGuest, findGuest, type Guest } from '../../../bff/store/guests/guests.ts';
import type { Reservation } from '../../../bff/store/guests/reservations.ts';
import { insertProperty } from '../../../bff/store/house/properties.ts';
import { queuePmsChange } from '../../../bff/store/pms/pushes.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import type { Pace, SyncDeps } from '../../../bff/sync/deps.ts';
import { createSync, type Sync } from '../../../bff/sync/sync.ts';
import { openStore } from '../fresh-store.ts';
import { byCall, createPaperAdapter, createPaperPms, type PaperPms } from './paper-pms.ts';

export const CREDENTIALS = { propertyId: 'H1', apiKey: 'right' };

/** The sync engine with a real store and a paper PMS. */
export interface SyncRig {
  pms: PaperPms;
  sync: Sync;
  db: Db;
  writer: Writer;
  secrets: Secrets;
  propertyId: string;
  by: { id: string; accountId: string };
  /** Moves our clock forward. The PMS's clock follows, plus its `skewMs`. */
  advance(ms: number): void;
  now(): Date;
  /** Pulls the changes and finishes the work that they cause. */
  pull(): Promise<void>;
  guest(externalId: string): Promise<Guest | undefined>;
  reservation(externalId: string): Promise<Reservation | undefined>;
  /** Changes a guest as staff would. */
  edit(externalId: string, change: Partial<Guest>): Promise<void>;
  logs(level?: 'error' | 'warn'): Promise<string[]>;
  close(): Promise<void>;
}

export interface RigOptions {
  pms?: PaperPms;
  adapter?: PmsAdapter;
  /** Adapters of other PMSs. */
  others?: readonly PmsAdapter[];
  capabilities?: Partial<PmsAdapter['capabilities']>;
  pace?: Partial<Pace>;
  wrapWriter?: (writer: Writer) => Writer;
  allowPrivateNetworks?: string[];
}

export async function startSyncRig(options: RigOptions = {}): Promise<SyncRig> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-sync-'));
  const db = await openStore(join(folder, 'test.db'));
  const baseWriter = createWriter(db);
  const writer = options.wrapWriter?.(baseWriter) ?? baseWriter;
  let offsetMs = 0;
  const clock = () => new Date(Date.now() + offsetMs);
  const pms = options.pms ?? createPaperPms(clock);
  const adapter = options.adapter ?? createPaperAdapter(byCall(pms), options.capabilities);
  const { propertyId, accountId } = await addProperty(writer);
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const deps: SyncDeps = {
    db,
    writer,
    clock,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    secrets,
    nodes: soleNode,
    registry: createRegistry(
      Object.fromEntries([adapter, ...(options.others ?? [])].map((one) => [one.provider, async () => one])),
    ),
    allowPrivateNetworks: options.allowPrivateNetworks ?? [],
    webhookUrl: ({ source }) => `https://hotel.example/webhooks/pms/1${source === 'pms' ? '' : `/${source}`}`,
    pace: { pushRetryMs: 0, runRetryMs: 0, backoffMs: 1, ...options.pace },
  };
  const sync = createSync(deps);
  const by = { id: 'usr_1', accountId };
  return {
    pms,
    sync,
    db,
    writer,
    secrets,
    propertyId,
    by,
    now: clock,
    advance(ms) {
      offsetMs += ms;
    },
    async pull() {
      const { syncId } = await sync.startSync(propertyId, {});
      await sync.work();
      const run = await sync.readSync(propertyId, syncId);
      if (run.state === 'running') throw new Error('The run has not ended');
    },
    guest: (externalId) => db.selectFrom('guest').selectAll().where('externalId', '=', externalId).executeTakeFirst(),
    reservation: (externalId) =>
      db.selectFrom('reservation').selectAll().where('externalId', '=', externalId).executeTakeFirst(),
    async edit(externalId, change) {
      const link = await db
        .selectFrom('pmsLink')
        .selectAll()
        .where('externalId', '=', externalId)
        .where('entity', '=', 'guests')
        .executeTakeFirstOrThrow();
      const at = clock().toISOString();
      await writer.write(async (trx) => {
        const guest = await findGuest(trx, propertyId, link.ourId ?? '');
        if (guest === undefined) throw new Error(`No guest for ${externalId}`);
        await changeGuest(trx, guest, change, at);
        await queuePmsChange(trx, propertyId, { kind: 'fields', guestId: guest.id }, at);
      });
    },
    async logs(level) {
      const { items } = await sync.listLogs(propertyId, { level, limit: 1_000 });
      return items.map(({ event, message }) => `${event}: ${message}`);
    },
    async close() {
      await sync.close();
      await writer.close();
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds an empty property as the product does. */
export async function addProperty(writer: Writer): Promise<{ propertyId: string; accountId: string }> {
  const [accountId, at] = [newId('account'), new Date().toISOString()];
  const fields = { name: 'Paper Inn', timezone: 'Europe/Berlin', currency: 'EUR' };
  return writer.write(async (trx) => {
    await insertAccount(trx, { id: accountId, plan: 'enterprise', createdAt: at });
    const { id: propertyId } = await insertProperty(trx, accountId, fields, at);
    return { propertyId, accountId };
  });
}

/** Starts a rig, connects it and pulls everything once. */
export async function startConnected(options: RigOptions = {}, fill?: (pms: PaperPms) => void): Promise<SyncRig> {
  const rig = await startSyncRig(options);
  fill?.(rig.pms);
  await rig.sync.connect(rig.propertyId, { provider: 'custom', credentials: CREDENTIALS }, rig.by);
  await rig.sync.work();
  return rig;
}
