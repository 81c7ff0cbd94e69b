import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { Fleet } from './hot/fleet.ts';
import { type Served, serveOn } from './hot/served.ts';

/**
 * `npm run bench:load [-- --guests=500 --idle=2000 --storm=5000 --only=burst,paced,storm --json]`, needs Linux with two
 * processors: one for the server, one for the guests. The same run measures a bare loop: sockets, one table, and one flush for
 * messages that arrive together. It prints acked messages per second in `manual` and in `auto`, answered messages per CPU
 * second of the server, the time to an ack at 70 messages a second beside idle guests, bytes per idle guest, and the time
 * until all guests are welcomed again after the server was killed. Exit code 1 if a goal is missed.
 */
const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '500' },
    idle: { type: 'string', default: '2000' },
    storm: { type: 'string', default: '5000' },
    only: { type: 'string', default: 'burst,paced,storm' },
    json: { type: 'boolean', default: false },
  },
});
const [GUESTS, IDLE, STORM] = [Number(values.guests), Number(values.idle), Number(values.storm)];
const BURST_PER_GUEST = 8; // fewer than one guest may send at once
const PER_SECOND = 70;
const PACED_SECONDS = 15;
const REFILL_MS = 9_000;
/** The wait until the engine has loaded its languages, so that the loading is not measured. */
const SETTLE_MS = 60_000;
const SWEEP_MS = 10_000;
const FIRST_GUESTS = 200;
const PATIENCE_MS = 120_000;
const BARE = join(import.meta.dirname, 'hot/bare-loop.ts');
const GOALS = {
  ackedShare: 0.25,
  answeredPerCpuSecond: 1_000,
  ackP99Ms: 100,
  ackP99Times: 3,
  idleBytes: 20_000,
  stormMs: 20_000,
};
const LINES = [
  'When is breakfast?',
  'Is there parking?',
  'Can I bring my dog?',
  'What is the wifi password?',
  'Is there a sauna?',
];

const folder = mkdtempSync(join(tmpdir(), 'service-chat-load-'));
spawnSync('taskset', ['-cp', '1', String(process.pid)]);
const figures: Record<string, number> = {};
try {
  if (values.only.includes('burst')) await measureBurst();
  if (values.only.includes('paced')) await measurePaced();
  if (values.only.includes('storm')) await measureStorm();
  process.stdout.write(
    values.json ? `${JSON.stringify({ figures, goals: GOALS })}\n` : `${JSON.stringify(figures, null, 1)}\n`,
  );
  process.exitCode = isReached() ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureBurst(): Promise<void> {
  const bare = await serveOn(0, [BARE, join(folder, 'bare.db')]);
  figures['bareAckedPerSecond'] = (await sendBurst(bare, '')).perSecond;
  await bare.kill();
  for (const mode of ['manual', 'auto'] as const) {
    const { served, propertyId } = await serveSampleHotel(`burst-${mode}`, mode);
    const { perSecond, fleet, cpuBefore } = await sendBurst(served, propertyId);
    figures[`${mode}AckedPerSecond`] = perSecond;
    if (mode === 'auto') {
      await waitUntil(() => fleet.answered >= GUESTS * BURST_PER_GUEST);
      figures['answered'] = fleet.answered;
      figures['answeredPerCpuSecond'] = Math.round(fleet.answered / ((served.cpuMs() - cpuBefore) / 1_000));
    }
    fleet.close();
    await served.kill();
  }
  figures['ackedShare'] = Number(
    ((figures['autoAckedPerSecond'] ?? 0) / (figures['bareAckedPerSecond'] ?? 1)).toFixed(3),
  );
  figures['manualAckedShare'] = Number(
    ((figures['manualAckedPerSecond'] ?? 0) / (figures['bareAckedPerSecond'] ?? 1)).toFixed(3),
  );
}

/** Every guest sends a first message, waits until the rate limit is refilled, and sends a whole burst at once. */
async function sendBurst(served: Served, propertyId: string) {
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(GUESTS);
  for (let guest = 0; guest < GUESTS; guest++) fleet.say(guest, 'Hello');
  await waitUntil(() => fleet.acked >= GUESTS);
  await new Promise((resolve) => setTimeout(resolve, REFILL_MS));
  fleet.reset();
  const cpuBefore = served.cpuMs();
  const began = performance.now();
  for (let round = 0; round < BURST_PER_GUEST; round++)
    for (let guest = 0; guest < GUESTS; guest++) fleet.say(guest, LINES[(guest + round) % LINES.length] ?? '');
  await waitUntil(() => fleet.acked >= GUESTS * BURST_PER_GUEST);
  return { perSecond: Math.round((fleet.acked / (performance.now() - began)) * 1_000), fleet, cpuBefore };
}

async function measurePaced(): Promise<void> {
  const bare = await serveOn(0, [BARE, join(folder, 'bare-paced.db')]);
  figures['bareAckP99Ms'] = await sendPaced(bare, '');
  await bare.kill();
  const { served, propertyId } = await serveSampleHotel('paced', 'auto');
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const ackP99Ms = await sendPaced(served, propertyId);
  figures['ackP99Ms'] = ackP99Ms;
  figures['ackP99Times'] = Number((ackP99Ms / (figures['bareAckP99Ms'] ?? 1)).toFixed(1));
  await served.kill();
}

/** Returns the 99th percentile of the ack times beside idle guests, and records the memory per idle guest. */
async function sendPaced(served: Served, propertyId: string): Promise<number> {
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(FIRST_GUESTS);
  const before = served.residentKb();
  await fleet.open(IDLE - FIRST_GUESTS);
  await new Promise((resolve) => setTimeout(resolve, SWEEP_MS)); // memory that only the handshake needed is freed
  figures['idleBytes'] = Math.round(((served.residentKb() - before) * 1_024) / (IDLE - FIRST_GUESTS));
  for (let sent = 0; sent < PER_SECOND * PACED_SECONDS; sent++) {
    fleet.say(sent % GUESTS, LINES[sent % LINES.length] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await waitUntil(() => fleet.acked >= PER_SECOND * PACED_SECONDS);
  fleet.close();
  return percentileOf(fleet.ackMs, 0.99);
}

/** All guests lose their server at once, and reconnect with their sessions as soon as it serves again. */
async function measureStorm(): Promise<void> {
  const { served, propertyId } = await serveSampleHotel('storm', 'auto');
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(STORM);
  await served.kill();
  const began = performance.now();
  const again = await serveSampleHotel('storm', 'auto');
  const back = new Fleet(again.served.baseUrl, propertyId, fleet);
  await back.open(STORM);
  figures['stormMs'] = Math.round(performance.now() - began);
  back.close();
  await again.served.kill();
}

/** Starts a server with the sample hotel in this AI mode. */
async function serveSampleHotel(
  name: string,
  mode: 'auto' | 'manual',
): Promise<{ served: Served; propertyId: string }> {
  const dataDir = join(folder, name);
  const served = await serveOn(0, ['bff/cli/service-chat.mjs', 'serve', '--sample'], {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const db = new Database(join(dataDir, 'service-chat.db'));
  const propertyId = String(db.prepare(`select value from meta where key = 'sampleProperty'`).pluck().get());
  db.prepare('update activation set aiMode = ? where propertyId = ?').run(mode, propertyId);
  db.close();
  return { served, propertyId };
}

async function waitUntil(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!holds()) {
    if (performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function percentileOf(times: readonly number[], share: number): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1));
}

function isReached(): boolean {
  const {
    ackedShare = 1,
    answeredPerCpuSecond = 1e9,
    ackP99Ms = 0,
    ackP99Times = 0,
    idleBytes = 0,
    stormMs = 0,
  } = figures;
  return (
    ackedShare >= GOALS.ackedShare &&
    answeredPerCpuSecond >= GOALS.answeredPerCpuSecond &&
    ackP99Ms <= GOALS.ackP99Ms &&
    ackP99Times <= GOALS.ackP99Times &&
    idleBytes <= GOALS.idleBytes &&
    stormMs <= GOALS.stormMs
  );
}
