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
 * `npm run bench:channels [-- --messages=2000 --at-once=32 --json]`: WhatsApp's calls, one message in each, to a whole server
 * whose engine only echoes. Printed are calls accepted a second, that is verified and on the disk with the turn they are owed,
 * and the time from a call to its answer's arrival at the simulated platform; beside them a bare handler that only stores. What leaves is
 * kept to 60 a second, for WhatsApp's sake: more messages than that wait their turn.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '32' },
    json: { type: 'boolean', default: false },
  },
});
const MESSAGES = Number(values.messages);
const AT_ONCE = Number(values['at-once']);
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'service-chat-channels-'));
try {
  const bare = await measureBare();
  const ours = await measureServer();
  const result = { messages: MESSAGES, atOnce: AT_ONCE, bare, ours };
  if (values.json) say(JSON.stringify(result));
  else {
    say(`${MESSAGES} calls, ${AT_ONCE} at once`);
    say(`bare handler that only stores: ${bare.acceptedPerSecond} accepted a second`);
    say(`ServiceChat: ${ours.acceptedPerSecond} accepted a second`);
    say(
      `answer at the platform after: p50 ${ours.answerMs.p50} ms, p95 ${ours.answerMs.p95} ms (${ours.answered} answered)`,
    );
  }
  process.exitCode = ours.answered === MESSAGES ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
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
    for (let index = 0; index < MESSAGES; index++)
      meta.write(numberOf(index), { type: 'text', text: { body: 'open' } });
    const { begun, acceptedPerSecond } = await post(webhookUrl);
    const end = performance.now() + PATIENCE_MS;
    while (arrivals.size < MESSAGES && performance.now() < end) await new Promise((wake) => setTimeout(wake, 20));
    const times = begun.flatMap((at, index) => {
      const arrived = arrivals.get(numberOf(index).slice(1));
      return arrived === undefined ? [] : [arrived - at];
    });
    return { acceptedPerSecond, answered: arrivals.size, answerMs: { p50: rank(times, 0.5), p95: rank(times, 0.95) } };
  } finally {
    await server.close();
    await meta.close();
  }
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
  const { acceptedPerSecond } = await post(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  db.close();
  return { acceptedPerSecond };
}

/** Posts every guest's message, so many at once; each answered 200 counts as accepted. */
async function post(url: string): Promise<{ begun: number[]; acceptedPerSecond: number }> {
  const begun: number[] = [];
  let next = 0;
  const began = performance.now();
  const work = async () => {
    for (let index = next++; index < MESSAGES; index = next++) {
      const body = writeCall(index);
      const signature = `sha256=${createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex')}`;
      begun[index] = performance.now();
      const answer = await fetch(url, { method: 'POST', body, headers: { 'x-hub-signature-256': signature } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { begun, acceptedPerSecond: Math.round((MESSAGES / (performance.now() - began)) * 1_000) };
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

function rank(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
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
