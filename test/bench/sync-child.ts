import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { startServer } from '../../bff/compose.ts';
import { createRegistry, pmsRegistry } from '../../bff/pms/registry.ts';
import { findConnection, readCredentials } from '../../bff/store/pms/connections.ts';
import { toSource } from '../../bff/store/pms/source.ts';
import { PMS_PROVIDERS } from '../../shared/domain/pms.ts';
import { addProperty } from '../support/pms/sync-rig.ts';

/**
 * A whole server in its own process, which `sync.ts` measures: it connects, imports, and answers each question over IPC with
 * the measured figures.
 */
const order = z.object({ provider: z.enum(PMS_PROVIDERS), credentials: z.record(z.string(), z.string()) });
const question = z.union([
  z.object({ ask: z.literal('increment') }),
  z.object({ ask: z.literal('listen') }),
  z.object({ ask: z.literal('find'), adults: z.int() }),
  z.object({ ask: z.literal('await'), id: z.string(), adults: z.int() }),
  z.object({ ask: z.literal('end') }),
]);
const MB = 1_048_576;
/** The server is idle once it takes less than this share of a processor in so many consecutive samples. */
const IDLE_SHARE = 0.03;
const IDLE_SAMPLES = 3;
const IDLE_SAMPLE_MS = 4_000;
/** On a busy machine the server may never become idle; then the last share is reported. */
const SETTLE_MS_MAX = 150_000;
const PROGRESS_MS = 10_000;
/** The pause between two searches for a change: by its content, and by its id. */
const SEARCH_MS = 100;
const POLL_MS = 2;

const { provider, credentials } = order.parse(JSON.parse(process.argv[2] ?? ''));
const folder = mkdtempSync(join(tmpdir(), 'service-chat-bench-'));
const read = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ALLOW_PRIVATE_NETWORKS: '127.0.0.1' });
if ('faults' in read) throw new Error(read.faults.join());

/** Without the vendor's rate limit, which would dominate the figures; the number of concurrent calls is the usual one. */
const adapter = await pmsRegistry.load(provider);
const registry = createRegistry({
  [provider]: async () => ({ ...adapter, budget: { ...adapter.budget, requests: 1_000_000, perMs: 1_000 } }),
});
const server = await startServer({ config: read.config, log: createLog('error'), assetsDir: null, pms: { registry } });
const { sync, db, writer, secrets } = server.services;
const { propertyId, accountId } = await addProperty(writer);
const busyShare = await settle(); // memory is read while the server is idle
let peak = 0;
let peakHeap = 0;
const watch = setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  peak = Math.max(peak, rss);
  peakHeap = Math.max(peakHeap, heapUsed);
}, 20);
const { rss: idle, heapUsed: idleHeap } = process.memoryUsage();
const cpuBefore = process.cpuUsage();

await sync.connect(propertyId, { provider, credentials }, { id: 'usr_bench', accountId });
const settings = await sync.readSettings(propertyId);
const progressTimer = setInterval(async () => {
  const { recordsSynced } = await sync.status(propertyId);
  const mb = Math.round(process.memoryUsage.rss() / MB);
  process.send?.({ progress: `${recordsSynced.guests} guests, ${recordsSynced.reservations} reservations, ${mb} MB` });
}, PROGRESS_MS);
await sync.work();
const cpu = process.cpuUsage(cpuBefore);
clearInterval(progressTimer);
await sync.writeSettings(propertyId, { ...settings, mode: 'manual' }, { id: 'usr_bench', accountId });
const [run] = await sync.listSyncs(propertyId, 1);
const connection = await findConnection(db, toSource(propertyId));
const given = connection === undefined ? undefined : await readCredentials(db, secrets, connection);
process.send?.({
  seconds: run?.finishedAt == null ? Number.NaN : (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1_000,
  busyShare,
  idleMb: idle / MB,
  peakMb: peak / MB,
  idleHeapMb: idleHeap / MB,
  peakHeapMb: peakHeap / MB,
  cpuSeconds: (cpu.user + cpu.system) / 1_000_000,
  synced: (await sync.status(propertyId)).recordsSynced,
  state: run?.state,
  errors: run?.errors,
  reservationsMs: run === undefined ? null : await reservationsMs(run.syncId),
  webhook: `${server.baseUrl}/webhooks/pms/${propertyId}?secret=${given?.webhookSecret}`,
});

/**
 * Waits until the server is idle. By then the words of all languages are loaded, and the import's share can be told apart.
 * Returns the share of a processor taken in the last sample.
 */
async function settle(): Promise<number> {
  const end = Date.now() + SETTLE_MS_MAX;
  let share = 1;
  for (let quiet = 0; quiet < IDLE_SAMPLES && Date.now() < end; ) {
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, IDLE_SAMPLE_MS));
    const { user, system } = process.cpuUsage(before);
    share = (user + system) / 1_000 / IDLE_SAMPLE_MS;
    quiet = share < IDLE_SHARE ? quiet + 1 : 0;
  }
  return share;
}

/** The time that reservations took, by the cursors: the log's exchanges do not tell kinds of records apart. */
async function reservationsMs(syncId: string): Promise<number | null> {
  const rows = await db.selectFrom('pmsCursor').select(['entity', 'finishedAt']).where('scope', '=', '').execute();
  const started = await db.selectFrom('pmsRun').select('startedAt').where('id', '=', syncId).executeTakeFirstOrThrow();
  const at = (entity: string) => rows.find((row) => row.entity === entity)?.finishedAt ?? null;
  const end = at('reservations');
  const begin = at('guests') ?? at('rooms') ?? started.startedAt;
  return end === null ? null : Date.parse(end) - Date.parse(begin);
}

async function pollUntil<T>(look: () => Promise<T | undefined>, everyMs: number): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

process.on('message', async (message) => {
  const asked = question.parse(message);
  if (asked.ask === 'increment') {
    const start = performance.now();
    const { syncId } = await sync.startSync(propertyId, { entities: ['reservations'] });
    await sync.work();
    const done = await sync.readSync(propertyId, syncId);
    process.send?.({ seconds: (performance.now() - start) / 1_000, records: done.progress.reservations?.done ?? 0 });
  } else if (asked.ask === 'listen') {
    await sync.writeSettings(propertyId, { ...settings, mode: 'realtime' }, { id: 'usr_bench', accountId });
    await sync.work();
    process.send?.({ notices: (await registry.load(provider)).capabilities.notices });
  } else if (asked.ask === 'find') {
    const look = () =>
      db.selectFrom('reservation').select('id').where('adults', '=', asked.adults).limit(1).executeTakeFirst();
    process.send?.(await pollUntil(look, SEARCH_MS)); // this search reads all stays, so it runs seldom
  } else if (asked.ask === 'await') {
    const { id, adults } = asked;
    const look = () =>
      db.selectFrom('reservation').select('id').where('id', '=', id).where('adults', '=', adults).executeTakeFirst();
    process.send?.(await pollUntil(look, POLL_MS));
  } else {
    clearInterval(watch);
    await server.close();
    rmSync(folder, { recursive: true });
    process.disconnect();
  }
});
