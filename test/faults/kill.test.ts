import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasePath, openDatabase } from '../../bff/store/sqlite/database.ts';
import { openHotel } from '../support/chat-server.ts';
import { programAt } from '../support/process/programs.ts';
import { WireClient } from '../support/wire-client.ts';
import { startComposed } from './composed-server.ts';
import { checkHistory, type SentMessage, type StoredHistory } from './history-checker.ts';

const SENDS = 200;
const KILLS_MIN = 10;
const GUESTS = 4;
/** The messages that each guest has in flight at the start of a round, resends included; within the server's rate limit. */
const IN_FLIGHT = 8;
/** A server is ready before it has sent the pending answers of the previous one. */
const ANSWERED_MS = 60_000;
const PROCESS = programAt('test/faults/chat-process.ts');

let dataDir: string;
let running: ChildProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-kill-'));
});

afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('[P1] [P7] a server that is killed between messages', () => {
  it(`keeps every acknowledged message of ${SENDS} once without a gap, and accepts the others when they are sent again`, async () => {
    let baseUrl = await start();
    const { propertyId } = await openHotel(baseUrl);
    const guests = Array.from({ length: GUESTS }, () => new KillGuest(propertyId));
    let kills = 0;
    while (countSent(guests) < SENDS || kills < KILLS_MIN) {
      await Promise.all(guests.map((guest) => guest.connect(baseUrl)));
      const enough = countAcks(guests) + Math.ceil(GUESTS * IN_FLIGHT * spreadFraction(kills));
      const reached = waitForAcks(guests, enough);
      for (const guest of guests) guest.fill(IN_FLIGHT);
      await reached;
      await kill();
      kills += 1;
      baseUrl = await start();
    }
    const pending = countSent(guests) - countAcks(guests);
    await Promise.all(guests.map((guest) => guest.connect(baseUrl)));
    await waitForAcks(guests, countSent(guests));
    await kill();

    const sent = guests.flatMap((guest) => guest.sent);
    expect(kills).toBeGreaterThanOrEqual(KILLS_MIN);
    expect(pending).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThanOrEqual(SENDS);
    expect(checkHistory(sent, await readStore())).toEqual([]);

    // The next server sends the answers that were pending when the server was killed, and no message is answered twice.
    const later = await startComposed({ dataDir, clock: () => new Date(Date.now() + 60_000) });
    await expect
      .poll(async () => new Set((await readStore()).decided).size, { timeout: ANSWERED_MS, interval: 500 })
      .toBe(sent.length);
    await later.close();
    const stored = await readStore();
    expect(checkHistory(sent, stored)).toEqual([]);
    expect(new Set(stored.decided).size).toBe(sent.length);
  }, 1_200_000); // the limit for a dozen server starts on a busy machine, in case one hangs

  it('is caught by this test if it acknowledges before the commit', async () => {
    const { propertyId } = await openHotel(await start());
    await kill();
    const guest = new KillGuest(propertyId);
    await guest.connect(await start('lying'));
    guest.fill(1);
    await waitForAcks([guest], 1);
    await kill();
    expect(checkHistory(guest.sent, await readStore())).toEqual([expect.stringContaining('acknowledged and is lost')]);
  });
});

describe('the checker of stored messages', () => {
  const sent: SentMessage[] = [
    { conversationId: 'c', clientId: 'a', text: 'one', ack: { seq: 1, messageId: 'm1' } },
    { conversationId: 'c', clientId: 'b', text: 'two' },
  ];
  const row = { id: 'm1', conversationId: 'c', clientId: 'a', text: 'one', guestSeq: 1 };
  const good: StoredHistory = { messages: [row], events: [{ conversationId: 'c', seq: 1 }], decided: ['m1'] };

  it('finds no error in correct data', () => expect(checkHistory(sent, good)).toEqual([]));

  it.each<[string, Partial<StoredHistory>]>([
    ['a lost message', { messages: [] }],
    ['a message stored twice', { messages: [row, { ...row, id: 'm2', guestSeq: 2 }] }],
    ['other words', { messages: [{ ...row, text: 'won' }] }],
    ['another number', { messages: [{ ...row, guestSeq: 2 }] }],
    ['a hole', { events: [1, 3].map((seq) => ({ conversationId: 'c', seq })) }],
    ['a number twice', { events: [1, 1, 2].map((seq) => ({ conversationId: 'c', seq })) }],
    ['a message answered twice', { decided: ['m1', 'm1'] }],
  ])('finds %s', (_, change) => expect(checkHistory(sent, { ...good, ...change })).toHaveLength(1));
});

/** A guest who sends messages, is disconnected, and sends them again with the same ids until each is acknowledged. */
class KillGuest {
  readonly sent: SentMessage[] = [];
  onAck: () => void = () => undefined;
  readonly #propertyId: string;
  #client: WireClient | null = null;
  #session: string | undefined;
  #conversationId = '';

  constructor(propertyId: string) {
    this.#propertyId = propertyId;
  }

  /** Connects, resumes the session and sends the unacknowledged messages. */
  async connect(baseUrl: string): Promise<void> {
    const client = await new WireClient(baseUrl).opened();
    this.#client = client;
    client.write({ type: 'hello', propertyId: this.#propertyId, ...(this.#session && { session: this.#session }) });
    const welcome = await client.frame(({ type }) => type === 'welcome');
    this.#session = String(welcome['session']);
    this.#conversationId = String(welcome['conversationId']);
    for (const message of this.sent) if (message.ack === undefined) this.#send(message);
  }

  /** Writes new messages until IN_FLIGHT of them are in flight. */
  fill(underWay: number): void {
    for (let open = this.sent.filter(({ ack }) => ack === undefined).length; open < underWay; open++) {
      const text = `line ${this.sent.length}`;
      const message = { conversationId: this.#conversationId, clientId: randomUUID(), text };
      this.sent.push(message);
      this.#send(message);
    }
  }

  #send(message: SentMessage): void {
    const client = this.#client;
    client?.write({ type: 'send', id: message.clientId, text: message.text });
    client
      ?.frame(({ type, id }) => type === 'ack' && id === message.clientId)
      .then(({ seq, messageId }) => {
        message.ack = { seq: Number(seq), messageId: String(messageId) };
        this.onAck();
      })
      .catch(() => undefined); // the server was killed first; the message is sent again
  }
}

function countSent(guests: readonly KillGuest[]): number {
  return guests.reduce((sum, { sent }) => sum + sent.length, 0);
}

function countAcks(guests: readonly KillGuest[]): number {
  return guests.reduce((sum, { sent }) => sum + sent.filter(({ ack }) => ack !== undefined).length, 0);
}

function waitForAcks(guests: readonly KillGuest[], enough: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (countAcks(guests) >= enough) resolve();
    };
    for (const guest of guests) guest.onAck = look;
    look();
  });
}

/** Starts the server's process and waits until it serves. */
async function start(...mode: string[]): Promise<string> {
  const child = spawn(process.execPath, [PROCESS, dataDir, ...mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, baseUrl] = /^ready (\S+)$/.exec(line) ?? [];
    if (baseUrl !== undefined) return baseUrl;
  }
  throw new Error('The server ended before it was ready');
}

async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function readStore(): Promise<StoredHistory> {
  const db = openDatabase(databasePath(dataDir));
  try {
    const decisions = await db.selectFrom('decision').select('messageId').execute();
    return {
      messages: await db
        .selectFrom('message')
        .select(['id', 'conversationId', 'clientId', 'text', 'guestSeq'])
        .where('author', '=', 'guest')
        .execute(),
      events: await db.selectFrom('guestEvent').select(['conversationId', 'seq']).execute(),
      decided: decisions.map(({ messageId }) => messageId),
    };
  } finally {
    await db.destroy();
  }
}

/** Spreads the kills over a round, the same way in every run. */
function spreadFraction(round: number): number {
  return (round * 0.618_034) % 1;
}
