import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { loadSampleHotel } from '../../bff/cli/sample/sample.ts';
import { type RunningServer, startServer } from '../../bff/compose.ts';
import { newGuestSession } from '../../bff/conversation/guest/guest-session.ts';
import { receiveMessage } from '../../bff/conversation/turn/receive.ts';
import { embeddedEngine } from '../../bff/embedded-engine.ts';
import { createEnginePool } from '../../bff/engine-pool/pool.ts';
import { PACKS } from '../../bff/language/pack/packs.ts';
import { findMeta } from '../../bff/store/sqlite/meta.ts';
import { makeHardTexts } from './hard-texts.ts';

/**
 * Sends texts that may be hard to parse to a real server, one after the other, each as a new guest.
 * The worker CPU time of each text in any one stage must stay below the deadline, and `/health/live` must answer at once all
 * the time. Exit code 1 if either fails. The name of a text says how to generate it again with the same seed.
 */
const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    slowest: { type: 'string', default: '15' },
  },
});
const TEXT_MS_MAX = 250;
const HEALTH_MS_MAX = 100;
const LOOK_MS = 20;
const WARM_ROUNDS = 2;

interface Measured {
  name: string;
  stage: string;
  cpuMs: number;
  totalMs: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-fuzz-'));
let stageTimes: { stage: string; cpuMs: number }[] = [];
const server = await start();
const health = watchHealth(server.baseUrl);
const measured: Measured[] = [];
try {
  await loadSampleHotel(server.services);
  // A worker compiles code on its first text in a language, so the first texts are not measured.
  for (let round = 0; round < WARM_ROUNDS; round++)
    for (const { phrases } of PACKS)
      for (const text of [...phrases.breakfast.slice(0, 1), ...phrases.towels_linen.slice(0, 1)])
        await sendAsNewGuest(text);
  health.restart();
  let number = 0;
  for (const { name, text } of makeHardTexts(Number(values.seed))) {
    if (number++ < Number(values.skip)) continue;
    if (number > Number(values.skip) + Number(values.texts)) break;
    stageTimes = [];
    await sendAsNewGuest(text);
    const most = stageTimes.toSorted((a, b) => b.cpuMs - a.cpuMs)[0] ?? { stage: 'none', cpuMs: 0 };
    measured.push({
      name: `${number - 1} ${name}`,
      ...most,
      totalMs: stageTimes.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    });
  }
} finally {
  await health.stop();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
report();

async function start(): Promise<RunningServer> {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0' });
  if ('faults' in read) throw new Error(read.faults.join());
  const log = createLog('silent');
  const engine = createEnginePool({
    log,
    voice: embeddedEngine,
    threads: { engine: new URL('../../bff/embedded-engine.ts', import.meta.url).href },
    onTaken: (stage, cpuMs) => stageTimes.push({ stage, cpuMs }),
  });
  return startServer({ config: read.config, log, assetsDir: null, engine });
}

/** Sends one line as a new guest and waits for the answer. */
async function sendAsNewGuest(text: string): Promise<void> {
  const { services } = server;
  const propertyId = (await findMeta(services.db, 'sampleProperty')) ?? '';
  const session = newGuestSession(propertyId, new Date());
  const frame = { type: 'send', id: randomUUID(), text } as const;
  try {
    const { message, fresh } = await receiveMessage(services, session, frame, {});
    await services.turns.begin(message, fresh);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'bad_request')) throw error; // a text without words
  }
}

/** Polls whether the server is alive, and keeps the longest response time. */
function watchHealth(baseUrl: string) {
  let slowestMs = 0;
  let unanswered = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      const answer = await fetch(`${baseUrl}/health/live`).then(
        (response) => response.text(),
        () => null,
      );
      if (answer === null) unanswered++;
      slowestMs = Math.max(slowestMs, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  return {
    slowest: () => slowestMs,
    unanswered: () => unanswered,
    restart() {
      slowestMs = 0;
      unanswered = 0;
    },
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

function report(): void {
  const slowest = measured.toSorted((a, b) => b.cpuMs - a.cpuMs);
  const hard = slowest.filter(({ cpuMs }) => cpuMs > TEXT_MS_MAX);
  const total = measured.reduce((sum, { totalMs }) => sum + (Number.isFinite(totalMs) ? totalMs : 0), 0);
  for (const { cpuMs, stage, totalMs, name } of slowest.slice(0, Math.max(Number(values.slowest), hard.length)))
    console.log(
      `${cpuMs.toFixed(1).padStart(8)} ms ${stage.padEnd(14)} ${totalMs.toFixed(0).padStart(6)} ms in all  ${name}`,
    );
  console.log(
    `${measured.length} texts, ${(total / measured.length).toFixed(1)} ms each on the whole; ${hard.length} over ${TEXT_MS_MAX} ms`,
  );
  console.log(
    `/health/live: ${health.slowest().toFixed(0)} ms at most, limit ${HEALTH_MS_MAX} ms; ${health.unanswered()} times no answer`,
  );
  const isLive = health.slowest() <= HEALTH_MS_MAX && health.unanswered() === 0;
  process.exitCode = hard.length === 0 && isLive ? 0 : 1;
}
