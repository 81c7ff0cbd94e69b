import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { Fleet } from './hot/fleet.ts';
import { type Served, serveOn } from './hot/served.ts';

/**
 * `npm run bench:load [-- --guests=500 --idle=2000 --storm=5000 --only=burst,paced,storm --json]`, on Linux with two processors:
 * the server has one, the guests the other. Beside it in the same run a bare loop: sockets, one table, one flush for what came
 * together. Printed: acked messages a second in `manual` and in `auto`, answered messages for each second of the server's
 * processor, how long an ack takes at 70 a second beside idle guests, bytes for each idle guest, and how long all are welcome
 * again after the server was killed. Exit code 1 where a goal is missed.
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
const EACH = 8; // below what one guest may send at once
const PER_SECOND = 70;
const PACED_SECONDS = 15;
const REFILL_MS = 9_000;
/** Until the engine has read its languages: what that takes is no guest's. */
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
  if (values.only.includes('burst')) await burst();
  if (values.only.includes('paced')) await paced();
  if (values.only.includes('storm')) await storm();
  process.stdout.write(
    values.json ? `${JSON.stringify({ figures, goals: GOALS })}\n` : `${JSON.stringify(figures, null, 1)}\n`,
  );
  process.exitCode = isReached() ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function burst(): Promise<void> {
  const bare = await serveOn(0, [BARE, join(folder, 'bare.db')]);
  figures['bareAckedPerSecond'] = (await sendBurst(bare, '')).perSecond;
  await bare.kill();
  for (const mode of ['manual', 'auto'] as const) {
    const { served, propertyId } = await serveOurs(`burst-${mode}`, mode);
    const { perSecond, fleet, cpuBefore } = await sendBurst(served, propertyId);
    figures[`${mode}AckedPerSecond`] = perSecond;
    if (mode === 'auto') {
      await until(() => fleet.answered >= GUESTS * EACH);
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

/** Every guest begins, waits until they may send as many again, and sends all of them at once. */
async function sendBurst(served: Served, propertyId: string) {
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(GUESTS);
  for (let guest = 0; guest < GUESTS; guest++) fleet.say(guest, 'Hello');
  await until(() => fleet.acked >= GUESTS);
  await new Promise((resolve) => setTimeout(resolve, REFILL_MS));
  fleet.reset();
  const cpuBefore = served.cpuMs();
  const began = performance.now();
  for (let round = 0; round < EACH; round++)
    for (let guest = 0; guest < GUESTS; guest++) fleet.say(guest, LINES[(guest + round) % LINES.length] ?? '');
  await until(() => fleet.acked >= GUESTS * EACH);
  return { perSecond: Math.round((fleet.acked / (performance.now() - began)) * 1_000), fleet, cpuBefore };
}

async function paced(): Promise<void> {
  const bare = await serveOn(0, [BARE, join(folder, 'bare-paced.db')]);
  figures['bareAckP99Ms'] = await sendPaced(bare, '');
  await bare.kill();
  const { served, propertyId } = await serveOurs('paced', 'auto');
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const ackP99Ms = await sendPaced(served, propertyId);
  figures['ackP99Ms'] = ackP99Ms;
  figures['ackP99Times'] = Number((ackP99Ms / (figures['bareAckP99Ms'] ?? 1)).toFixed(1));
  await served.kill();
}

/** Gives how long 99 of 100 acks take at most, beside guests who only listen; notes what one of those takes of the memory. */
async function sendPaced(served: Served, propertyId: string): Promise<number> {
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(FIRST_GUESTS);
  const before = served.residentKb();
  await fleet.open(IDLE - FIRST_GUESTS);
  await new Promise((resolve) => setTimeout(resolve, SWEEP_MS)); // what only the handshake took is given back
  figures['idleBytes'] = Math.round(((served.residentKb() - before) * 1_024) / (IDLE - FIRST_GUESTS));
  for (let sent = 0; sent < PER_SECOND * PACED_SECONDS; sent++) {
    fleet.say(sent % GUESTS, LINES[sent % LINES.length] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await until(() => fleet.acked >= PER_SECOND * PACED_SECONDS);
  fleet.close();
  return rank(fleet.ackMs, 0.99);
}

/** All guests lose their server at once, and come back with their sessions the moment it serves again. */
async function storm(): Promise<void> {
  const { served, propertyId } = await serveOurs('storm', 'auto');
  const fleet = new Fleet(served.baseUrl, propertyId);
  await fleet.open(STORM);
  await served.kill();
  const began = performance.now();
  const again = await serveOurs('storm', 'auto');
  const back = new Fleet(again.served.baseUrl, propertyId, fleet);
  await back.open(STORM);
  figures['stormMs'] = Math.round(performance.now() - began);
  back.close();
  await again.served.kill();
}

/** A server with the sample hotel, whose AI answers as `mode` says. */
async function serveOurs(name: string, mode: 'auto' | 'manual'): Promise<{ served: Served; propertyId: string }> {
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

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!holds()) {
    if (performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function rank(times: readonly number[], share: number): number {
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
