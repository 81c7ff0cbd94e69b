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
 * `npm run bench:channels [-- --messages=2000 --at-once=32 --rate=40 --seconds=10 --json]`: WhatsApp's calls, one message in each, to
 * a whole server whose engine only echoes, beside a bare handler that only stores. Twice: as fast as they are accepted, which tells calls
 * accepted a second, verified and on the disk with the turn they are owed; and at an even rate, which tells how long a call takes and
 * when its answer is at the simulated platform. What leaves is kept to 60 a second, for WhatsApp's sake: only below that the time to
 * the answer is the server's own, and no queue's.
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
const STEADY = Math.round(RATE * Number(values.seconds));
/** Guests who write before the steady run is measured: what runs first is compiled only then. */
const WARMING = Math.min(RATE, STEADY);
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'service-chat-channels-'));
try {
  const bare = await measureBare();
  const ours = await measureServer();
  const result = { messages: MESSAGES, atOnce: AT_ONCE, rate: RATE, steady: STEADY, bare, ours };
  if (values.json) say(JSON.stringify(result));
  else {
    say(`as fast as they are accepted: ${MESSAGES} calls, ${AT_ONCE} at once`);
    say(`  bare handler that only stores: ${bare.acceptedPerSecond} accepted a second`);
    say(
      `  ServiceChat: ${ours.acceptedPerSecond} accepted a second; ${ours.answered} answered, the last ones after the`,
    );
    say(`  queue for the platform's limit: p50 ${ours.queuedMs.p50} ms, p95 ${ours.queuedMs.p95} ms`);
    say(`${RATE} calls a second, ${STEADY} in all, each from its call on`);
    say(`  bare handler that only stores, accepted: ${describe(bare.acceptedMs)}`);
    say(`  ServiceChat, accepted: ${describe(ours.acceptedMs)}`);
    say(`  ServiceChat, the answer at the platform: ${describe(ours.answerMs)} (${ours.steadyAnswered} answered)`);
  }
  process.exitCode = ours.answered === MESSAGES && ours.steadyAnswered === STEADY ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function describe({ p50, p95, p99 }: Ranks): string {
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
}

function say(line: string): void {
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
    const total = WARMING + STEADY + MESSAGES;
    for (let index = 0; index < total; index++) meta.write(numberOf(index), { type: 'text', text: { body: 'open' } });
    await keepRate(webhookUrl, 0, WARMING);
    await allAnswered(arrivals, WARMING);
    const steady = await keepRate(webhookUrl, WARMING, STEADY);
    await allAnswered(arrivals, WARMING + STEADY);
    const { begun, acceptedPerSecond } = await post(webhookUrl, WARMING + STEADY);
    await allAnswered(arrivals, total);
    const answers = timesToAnswer(arrivals, steady.begun, WARMING);
    const queued = timesToAnswer(arrivals, begun, WARMING + STEADY);
    return {
      acceptedPerSecond,
      acceptedMs: steady.acceptedMs,
      answered: queued.length,
      queuedMs: ranksOf(queued),
      steadyAnswered: answers.length,
      answerMs: ranksOf(answers),
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

/** From each call to the arrival of its answer; those that were not answered are missing. */
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
  const { port } = server.address() as AddressInfo; // of a TCP server
  const url = `http://127.0.0.1:${port}`;
  await keepRate(url, 0, WARMING);
  const { acceptedMs } = await keepRate(url, 0, STEADY);
  const { acceptedPerSecond } = await post(url, 0);
  server.closeAllConnections();
  server.close();
  db.close();
  return { acceptedPerSecond, acceptedMs };
}

/** Posts the messages of so many guests at an even rate, whatever the answers take. */
async function keepRate(url: string, first: number, count: number): Promise<{ begun: number[]; acceptedMs: Ranks }> {
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
  return { begun, acceptedMs: ranksOf(took) };
}

/** Posts the messages of guests from `first` on, so many at once; each answered 200 counts as accepted. */
async function post(url: string, first: number): Promise<{ begun: number[]; acceptedPerSecond: number }> {
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

interface Ranks {
  p50: number;
  p95: number;
  p99: number;
}

function ranksOf(times: readonly number[]): Ranks {
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
