import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { readConfig } from '../../bff/base/config.ts';
import { createLog } from '../../bff/base/log.ts';
import { startServer } from '../../bff/compose.ts';
import { SIMULATED } from '../../bff/simulators/whatsapp/account.ts';
import { startWhatsApp } from '../../bff/simulators/whatsapp/simulator.ts';
import { createEchoEngine } from '../support/engine/echo-engine.ts';

/**
 * `npm run bench:channels [-- --messages=2000 --at-once=32 --rate=40 --seconds=10 --json]`: sends WhatsApp calls with one
 * message each to a whole server whose engine only echoes, and to a bare handler that only stores. The first run sends as fast
 * as calls are accepted, and measures accepted calls per second (verified, and stored with the pending turn). The second run
 * sends at an even rate, and measures how long a call takes and when its answer reaches the simulated platform. The server
 * sends at most 60 messages a second, WhatsApp's limit; above that rate the time to the answer includes the queue.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '32' },
    rate: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const MESSAGES = Number(values.messages);
const AT_ONCE = Number(values['at-once']);
const RATE = Number(values.rate);
const STEADY_MESSAGES = Math.round(RATE * Number(values.seconds));
/** The number of guests who write before the steady run is measured, because code is compiled on its first run. */
const WARM_UP_GUESTS = Math.min(RATE, STEADY_MESSAGES);
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'service-chat-channels-'));
try {
  const bare = await measureBare();
  const ours = await measureServer();
  const result = { messages: MESSAGES, atOnce: AT_ONCE, rate: RATE, steady: STEADY_MESSAGES, bare, ours };
  if (values.json) printLine(JSON.stringify(result));
  else {
    printLine(`as fast as they are accepted: ${MESSAGES} calls, ${AT_ONCE} at once`);
    printLine(`  bare handler that only stores: ${bare.acceptedPerSecond} accepted a second`);
    printLine(
      `  ServiceChat: ${ours.acceptedPerSecond} accepted a second; ${ours.answered} answered, the last ones after the`,
    );
    printLine(`  queue for the platform's limit: p50 ${ours.queuedMs.p50} ms, p95 ${ours.queuedMs.p95} ms`);
    printLine(`${RATE} calls a second, ${STEADY_MESSAGES} in all, each from its call on`);
    printLine(`  bare handler that only stores, accepted: ${describe(bare.acceptedMs)}`);
    printLine(`  ServiceChat, accepted: ${describe(ours.acceptedMs)}`);
    printLine(
      `  ServiceChat, the answer at the platform: ${describe(ours.answerMs)} (${ours.steadyAnswered} answered)`,
    );
  }
  process.exitCode = ours.answered === MESSAGES && ours.steadyAnswered === STEADY_MESSAGES ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function describe({ p50, p95, p99 }: Percentiles): string {
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function measureServer() {
  const arrivals = new Map<string, number>();
  const meta = await startWhatsApp({
    onExchange: () => {
      for (const { to } of meta.got.slice(arrivals.size)) arrivals.set(to, performance.now());
    },
  });
  const read = readConfig({
    DATA_DIR: join(folder, 'ours'),
    PORT: '0',
    ALLOW_PRIVATE_NETWORKS: new URL(meta.url).host,
  });
  if ('faults' in read) throw new Error(read.faults.join());
  const engine = createEchoEngine();
  const server = await startServer({
    config: { ...read.config, plan: 'enterprise' },
    log: createLog('silent'),
    assetsDir: null,
    engine,
  });
  try {
    const { apiKey } = await call(server.baseUrl, 'POST', '/auth/register', {
      propertyName: 'Bench',
      email: 'bench@hotel.example',
      phone: '+4983825501',
    });
    const { webhookUrl } = await call(server.baseUrl, 'PUT', '/api/channels/whatsapp', meta.credentials, apiKey);
    const hours = { mon_fri: '24/7', weekend: '24/7' };
    const activation = { channels: ['whatsapp'], aiMode: 'auto', businessHours: hours };
    await call(server.baseUrl, 'PUT', '/api/activation', activation, apiKey);
    const total = WARM_UP_GUESTS + STEADY_MESSAGES + MESSAGES;
    for (let index = 0; index < total; index++) meta.write(numberOf(index), { type: 'text', text: { body: 'open' } });
    await postAtRate(webhookUrl, 0, WARM_UP_GUESTS);
    await allAnswered(arrivals, WARM_UP_GUESTS);
    const steady = await postAtRate(webhookUrl, WARM_UP_GUESTS, STEADY_MESSAGES);
    await allAnswered(arrivals, WARM_UP_GUESTS + STEADY_MESSAGES);
    const { begun, acceptedPerSecond } = await postAll(webhookUrl, WARM_UP_GUESTS + STEADY_MESSAGES);
    await allAnswered(arrivals, total);
    const answers = timesToAnswer(arrivals, steady.begun, WARM_UP_GUESTS);
    const queued = timesToAnswer(arrivals, begun, WARM_UP_GUESTS + STEADY_MESSAGES);
    return {
      acceptedPerSecond,
      acceptedMs: steady.acceptedMs,
      answered: queued.length,
      queuedMs: percentilesOf(queued),
      steadyAnswered: answers.length,
      answerMs: percentilesOf(answers),
    };
  } finally {
    await server.close();
    await meta.close();
  }
}

type Arrivals = ReadonlyMap<string, number>;

async function allAnswered(arrivals: Arrivals, count: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (arrivals.size < count && performance.now() < end) await new Promise((wake) => setTimeout(wake, 20));
}

/** The times from each call to the arrival of its answer; calls without an answer are missing. */
function timesToAnswer(arrivals: Arrivals, begun: readonly number[], first: number): number[] {
  return begun.flatMap((at, place) => {
    const arrived = arrivals.get(numberOf(first + place).slice(1));
    return arrived === undefined ? [] : [arrived - at];
  });
}

async function measureBare() {
  const db = new Database(join(folder, 'bare.db'));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.exec('create table call (id text primary key, body text)');
  const insert = db.prepare('insert into call values (?, ?)');
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    insert.run(randomUUID(), Buffer.concat(chunks).toString('utf8'));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the address of a TCP server is an object
  const url = `http://127.0.0.1:${port}`;
  await postAtRate(url, 0, WARM_UP_GUESTS);
  const { acceptedMs } = await postAtRate(url, 0, STEADY_MESSAGES);
  const { acceptedPerSecond } = await postAll(url, 0);
  server.closeAllConnections();
  server.close();
  db.close();
  return { acceptedPerSecond, acceptedMs };
}

/** Posts the messages of `count` guests at an even rate, however long the responses take. */
async function postAtRate(
  url: string,
  first: number,
  count: number,
): Promise<{ begun: number[]; acceptedMs: Percentiles }> {
  const begun: number[] = [];
  const took: number[] = [];
  const began = performance.now();
  const work = async (place: number) => {
    const dueMs = Math.max(0, began + (place * 1_000) / RATE - performance.now());
    await new Promise((wake) => setTimeout(wake, dueMs));
    begun[place] = performance.now();
    await postOne(url, first + place);
    took.push(performance.now() - begun[place]);
  };
  await Promise.all(Array.from({ length: count }, (_, place) => work(place)));
  return { begun, acceptedMs: percentilesOf(took) };
}

/** Posts the messages of the guests from `first` on, AT_ONCE at a time; a call with status 200 counts as accepted. */
async function postAll(url: string, first: number): Promise<{ begun: number[]; acceptedPerSecond: number }> {
  const begun: number[] = [];
  let next = 0;
  const began = performance.now();
  const work = async () => {
    for (let place = next++; place < MESSAGES; place = next++) {
      begun[place] = performance.now();
      await postOne(url, first + place);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { begun, acceptedPerSecond: Math.round((MESSAGES / (performance.now() - began)) * 1_000) };
}

async function postOne(url: string, index: number): Promise<void> {
  const body = writeCall(index);
  const signature = `sha256=${createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex')}`;
  const answer = await fetch(url, { method: 'POST', body, headers: { 'x-hub-signature-256': signature } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

function writeCall(index: number): string {
  const message = {
    from: numberOf(index).slice(1),
    id: `wamid.bench.${index}`,
    timestamp: String(Math.floor(Date.now() / 1_000)),
    type: 'text',
    text: { body: 'When is breakfast?' },
  };
  const value = { metadata: { phone_number_id: SIMULATED.phoneNumberId }, messages: [message] };
  return JSON.stringify({ entry: [{ id: SIMULATED.businessId, changes: [{ field: 'messages', value }] }] });
}

function numberOf(index: number): string {
  return `+4917${String(index).padStart(8, '0')}`;
}

interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const rank = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { p50: rank(0.5), p95: rank(0.95), p99: rank(0.99) };
}

async function call(baseUrl: string, method: string, path: string, body: object, key?: string) {
  const answer = await fetch(baseUrl + path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<{ apiKey: string; webhookUrl: string }>;
}
