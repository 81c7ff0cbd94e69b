import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { listOddBytes } from '../../faults/odd-bytes.ts';
import { readStatuses, sendRaw } from '../../faults/raw-client.ts';
import { call } from '../../support/chat-server.ts';
import { WireClient } from '../../support/wire-client.ts';
import { MortalHouse } from '../house/mortal-house.ts';
import { between, pick } from '../random.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const FRAMES_A_CONNECTION = 20;
const ODD_AT_ONCE = 16;
/** Of a hundred turns so many send spoiled bytes; the others frames. */
const BYTES_SHARE = 0.2;
const SPOILED_MAX = 6;
const PONG_MS_MAX = 20_000;

/** Whatever comes in ends no process and costs no other guest anything. */
export const frames: Row = {
  name: 'frames',
  says: 'frames that are nearly right, hostile or noise, and spoiled bytes: no process ends, nothing answers with a fault of ours, guests are served',
  unit: 'inputs',
  goal: 100_000,
  short: 400,
  weight: 2,
  async run(job) {
    const house = await MortalHouse.open(mkdtempSync(join(job.folder, 'frames-')));
    try {
      return await throwAll(house, job);
    } finally {
      await house.remove();
    }
  },
};

async function throwAll(house: MortalHouse, job: Job): Promise<Outcome> {
  const { propertyId, apiKey, baseUrl } = house;
  const opened = await call(baseUrl, 'POST', '/chat/session', undefined, { type: 'hello', propertyId });
  const session: string = opened.body.session;
  const odds = listOddBytes({ propertyId, apiKey, session });
  const all: Outcome = { done: 0, faults: [] };
  while (!isOver(job, all.done) && all.faults.length === 0) {
    if (job.random() < BYTES_SHARE) {
      const batch = Array.from({ length: ODD_AT_ONCE }, () => spoil(pick(job.random, odds), job.random));
      const answers = await Promise.all(batch.map((odd) => sendRaw(Number(new URL(baseUrl).port), odd)));
      for (const [n, answer] of answers.entries())
        if (readStatuses(answer).some((status) => status >= 500))
          all.faults.push(`${batch[n]?.name}: ${answer.slice(0, 40)}`);
      all.done += batch.length;
    } else {
      const seed = Math.floor(job.random() * 2 ** 31);
      const texts = fc.sample(anyFrame(propertyId, session), { seed, numRuns: FRAMES_A_CONNECTION });
      const fault = await throwFrames(baseUrl, propertyId, texts);
      if (fault !== null) all.faults.push(`frames of seed ${seed}: ${fault}`);
      all.done += texts.length;
    }
  }
  if (!(await isServed(house))) all.faults.push('a normal guest is not served any more');
  return all;
}

/** The same bytes with some of them changed, left out or doubled. */
function spoil(odd: ReturnType<typeof listOddBytes>[number], random: () => number): typeof odd {
  const chunks = odd.chunks.map((chunk) => {
    const bytes = [...chunk];
    for (let times = between(random, 0, SPOILED_MAX); times > 0 && bytes.length > 0; times--) {
      const at = between(random, 0, bytes.length - 1);
      const how = between(random, 0, 2);
      bytes.splice(at, how === 0 ? 0 : 1, ...(how === 1 ? [] : [between(random, 0, 255)]));
    }
    return Buffer.from(bytes);
  });
  return { ...odd, chunks };
}

/** What a frame may look like: each known type with fields that fit, nearly fit or do not, anything of JSON, and what is none. */
function anyFrame(propertyId: string, session: string): fc.Arbitrary<string> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('', '\u0000', '\u202e', 'a'.repeat(9_000)),
  );
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const type = fc.constantFrom(
    'send',
    'hello',
    'history',
    'typing',
    'read',
    'rate',
    'consent',
    'end',
    'ping',
    '__proto__',
    'x',
  );
  const known = fc.record(
    {
      type,
      id: fc.oneof(fc.uuid(), value),
      text: value,
      seq: value,
      before: value,
      limit: value,
      on: value,
      score: value,
      propertyId: fc.oneof(fc.constant(propertyId), value),
      session: fc.oneof(fc.constant(session), value),
      lastSeq: value,
      quickReply: value,
      toString: value,
    },
    { requiredKeys: ['type'] },
  );
  return fc.oneof(
    { weight: 6, arbitrary: known.map((frame) => JSON.stringify(frame)) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(3_000), '{"type":"ping"', '{"type":"ping","type":"send"}', '1e999'),
    },
  );
}

/** Sends them over one connection, and looks whether the server still answers another. Null: it does, and closed for no fault of its own. */
async function throwFrames(baseUrl: string, propertyId: string, texts: readonly string[]): Promise<string | null> {
  const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}/chat/socket`, 'service-chat.v1', {
    headers: { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
  });
  const faults: string[] = [];
  const over = new Promise<void>((resolve) => {
    const late = setTimeout(() => {
      faults.push('neither answered nor closed');
      socket.terminate();
    }, PONG_MS_MAX);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', propertyId }));
      for (const text of texts) socket.send(text);
      socket.send(JSON.stringify({ type: 'ping' }));
    });
    socket.on('message', (data) => {
      const frame: { type?: string; code?: string } = JSON.parse(String(data));
      if (frame.type === 'error' && frame.code === 'internal') faults.push(String(data));
      if (frame.type === 'pong') socket.close();
    });
    socket.on('error', () => undefined); // a close follows
    socket.on('close', (code) => {
      clearTimeout(late);
      if (code === 1011) faults.push('closed as a fault of the server');
      resolve();
    });
  });
  await over;
  return faults[0] ?? null;
}

async function isServed({ baseUrl, propertyId }: MortalHouse): Promise<boolean> {
  try {
    const guest = await new WireClient(baseUrl).opened();
    guest.write({ type: 'hello', propertyId });
    await guest.frame(({ type }) => type === 'welcome');
    guest.write({ type: 'send', id: crypto.randomUUID(), text: 'Hello' });
    await guest.frame((frame) => JSON.stringify(frame).includes('"author":"ai"'));
    await guest.close();
    return true;
  } catch {
    return false;
  }
}
