import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHANNEL_ADAPTERS } from '../../bff/channels/registry.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../bff/simulators/guest-channel.ts';
import { startMail } from '../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../bff/simulators/whatsapp/simulator.ts';
import { databasePath } from '../../bff/store/sqlite/database.ts';
import { findOwnPort } from '../support/process/own-port.ts';
import { programAt } from '../support/process/programs.ts';

const PROCESS = programAt('test/faults/channel-process.ts');
/** The clock advance at each start: an attempt counts as interrupted after 150 seconds. */
const LATER_MS = 200_000;
const GUESTS = 4;
/** The number of guests beyond our own rate limits. */
const WAITING_GUESTS = 5;
const WRITTEN_MESSAGES = 'A colleague writes';
const LIMITS_MS = 2_000;
/** The numbers of the writes at which the server is killed. */
const KILL_WRITES = [
  ['after', 4],
  ['before', 17],
] as const;

const registration = z.object({ apiKey: z.string() });
const connection = z.object({ webhookUrl: z.string(), secret: z.string().optional() });
const conversations = z.object({ items: z.array(z.object({ id: z.string(), address: z.string().nullable() })) });
const messages = z.object({
  items: z.array(
    z.object({
      author: z.string(),
      text: z.string(),
      delivery: z.object({ state: z.string(), reason: z.string().optional() }).optional(),
    }),
  ),
});

type Killed = 'whatsapp' | 'sms' | 'email';

interface Running {
  child: ChildProcessByStdio<Writable, Readable, null>;
  lines: Interface;
}

/** A hotel whose server is killed as by `kill -9`, and is started again over the same folder. */
class MortalHouse {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'service-chat-channel-kill-'));
  readonly #channel: Killed;
  #port = 0;
  #offsetMs = 0;
  #running: Running | null = null;
  #key = '';
  #guests = 0;
  platform!: ChannelSimulator;

  constructor(channel: Killed) {
    this.#channel = channel;
  }

  async open(start: (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>, retries: number[]): Promise<void> {
    this.#port = await findOwnPort();
    this.platform = await start({
      clock: () => new Date(Date.now() + this.#offsetMs),
      webhookRetryDelaysMs: retries,
      onExchange: ({ request }) => this.onExchange(`${request.method} ${request.path}`),
    });
    await this.begin();
    const registered = await this.call(registration, 'POST', '/auth/register', {
      propertyName: 'Mortal',
      email: 'mortal@hotel.example',
      phone: '+4983825501',
    });
    this.#key = registered.apiKey;
    const connected = await this.call(connection, 'PUT', `/api/channels/${this.#channel}`, this.platform.credentials);
    const { webhookUrl, secret } = connected;
    await this.platform.setWebhook(webhookUrl, secret === undefined ? {} : { secret });
    const businessHours = { mon_fri: '24/7', weekend: '24/7' };
    await this.call(z.unknown(), 'PUT', '/api/activation', {
      channels: [this.#channel],
      aiMode: 'auto',
      businessHours,
    });
  }

  onExchange: (request: string) => void = () => undefined;

  /** The guests to whom a message was being sent at the kill; it may have arrived. */
  leaving(): string[] {
    const db = new Sqlite(databasePath(this.#dataDir), { readonly: true });
    const rows = db
      .prepare(
        `select address from channelContact join channelPart using (conversationId) where channelPart.state = 'sending'`,
      )
      .all();
    db.close();
    return rows.map((row) => String(Object(row).address));
  }

  async begin(): Promise<void> {
    this.#offsetMs += LATER_MS;
    const { url, settings } = this.platform;
    const allowed = [new URL(url).host, settings?.['ALLOW_PRIVATE_NETWORKS'] ?? []].flat().join(',');
    const smtpUrl = settings?.['SMTP_URL'] ?? '';
    const given = { dataDir: this.#dataDir, port: this.#port, offsetMs: this.#offsetMs, allowed, smtpUrl };
    const child = spawn(process.execPath, [PROCESS, JSON.stringify(given)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    this.#running = { child, lines };
    await this.#line();
  }

  /** Orders the process to be killed at one of its next writes. */
  async order(when: 'before' | 'after', at: number): Promise<void> {
    this.#running?.child.stdin.write(`${when} ${at}\n`);
    await this.#line();
  }

  async #line(): Promise<void> {
    if (this.#running === null) throw new Error('The server is not running');
    await once(this.#running.lines, 'line');
  }

  kill(): void {
    this.#running?.child.kill('SIGKILL');
  }

  get isDead(): boolean {
    const { child } = this.#running ?? {};
    return child === undefined || child.signalCode !== null || child.exitCode !== null;
  }

  newGuest(): string {
    const number = 1_000 + ++this.#guests;
    return this.#channel === 'email' ? `guest${number}@guests.example` : `+49170002${number}`;
  }

  texts(guest: string): string[] {
    return this.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);
  }

  async story(guest: string) {
    const { items } = await this.call(conversations, 'GET', '/api/conversations?limit=100');
    const own = items.find(({ address }) => address === guest);
    if (own === undefined) return { id: '', asked: [], answers: [], written: [] };
    const lines = (await this.call(messages, 'GET', `/api/conversations/${own.id}/messages`)).items;
    const linesBy = (author: string) => lines.filter((one) => one.author === author);
    return {
      id: own.id,
      asked: linesBy('guest').map(({ text }) => text),
      answers: linesBy('ai'),
      written: linesBy('staff'),
    };
  }

  /** A colleague writes to a guest, and thereby takes over the conversation. */
  async write(guest: string, text: string): Promise<void> {
    const { id } = await this.story(guest);
    await this.call(z.unknown(), 'POST', `/api/conversations/${id}/messages`, { text });
  }

  async delivery(guest: string, from: 'ai' | 'staff'): Promise<string> {
    const { answers, written } = await this.story(guest);
    return (from === 'ai' ? answers : written)[0]?.delivery?.state ?? 'none';
  }

  /** Waits until the first message to them is no longer being sent. */
  async settled(guest: string, from: 'ai' | 'staff' = 'ai'): Promise<void> {
    while (['none', 'queued'].includes(await this.delivery(guest, from))) await wait(250);
  }

  async call<T>(schema: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` };
    const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`);
    return schema.parse(told);
  }

  async close(): Promise<void> {
    if (!this.isDead && this.#running !== null) {
      const ended = once(this.#running.child, 'exit');
      this.kill();
      await ended;
    }
    await this.platform.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

let house: MortalHouse;
afterEach(() => house.close());

/**
 * Kills the server after the platform accepted a message and before the server receives the response. Returns the function that
 * undoes the hook.
 */
function killAtReceipt(sends: RegExp | null): () => void {
  const { faults, arrived } = house.platform;
  if (sends !== null) {
    house.onExchange = (request) => {
      if (sends.test(request)) house.kill();
    };
    return () => {
      house.onExchange = () => undefined;
    };
  }
  // The mail server delays its acceptance.
  faults.order({ kind: 'latency', ms: 60_000, times: GUESTS, on: /SMTP DATA/ });
  const before = arrived.length;
  const watch = setInterval(() => {
    if (house.platform.arrived.length > before) house.kill();
  }, 5);
  return () => {
    clearInterval(watch);
    faults.clear();
  };
}

/** Expects the promises for every guest whose message was interrupted by a kill. */
async function expectWhole(guests: readonly string[], leaving: readonly string[], canAsk: boolean): Promise<void> {
  for (const guest of guests) {
    await house.settled(guest);
    const { asked, answers } = await house.story(guest);
    expect(asked).toEqual(['Hello']);
    expect(answers).toHaveLength(1);
    const arrived = house.texts(guest);
    const { delivery } = answers[0] ?? {};
    if (delivery?.state === 'unknown') {
      // The message was being sent and may have arrived: it is not sent again, and staff see that.
      expect(canAsk).toBe(false);
      expect(leaving).toContain(guest);
      expect(delivery.reason).toBe('may_have_arrived');
      expect(arrived.length).toBeLessThanOrEqual(1);
    } else expect(arrived).toEqual(['Echo: Hello']);
  }
}

describe.each([
  // Meta repeats unanswered calls; Twilio does not, and is queried.
  ['whatsapp', startWhatsApp, Array.from({ length: 240 }, () => 500), false, /POST .*\/messages$/],
  ['sms', startTwilio, [], true, /POST .*\/Messages\.json$/],
  // The mail gateway repeats unanswered calls too.
  ['email', startMail, Array.from({ length: 240 }, () => 500), false, null],
] as const)('kill -9 during a conversation with guests on %s', (channel, start, retries, canAsk, sends) => {
  /** Each kill hits the guests at different steps; `test/bff/channels/crash/crash.test.ts` covers every step. */
  it('at any write and at the platform’s answer loses no message and sends none twice', async () => {
    house = new MortalHouse(channel);
    await house.open(start, [...retries]);
    const guests: string[] = [];
    const leaving: string[] = [];
    const say = () => {
      for (let count = 0; count < GUESTS; count++) {
        const guest = house.newGuest();
        guests.push(guest);
        house.platform.say(guest, 'Hello');
      }
    };
    for (const [when, at] of KILL_WRITES) {
      await house.order(when, at);
      say();
      while (!house.isDead) await wait(15);
      leaving.push(...house.leaving());
      await house.begin();
    }
    // The platform has one message, whose response is never received.
    const release = killAtReceipt(sends);
    say();
    while (!house.isDead) await wait(15);
    leaving.push(...house.leaving());
    release();
    await house.begin();
    await expectWhole(guests, leaving, canAsk);
  }, 120_000);

  it('while messages wait for our own limits: each message not yet sent arrives once', async () => {
    house = new MortalHouse(channel);
    await house.open(start, [...retries]);
    const { faults, webhooks } = house.platform;
    const { atOnce } = CHANNEL_ADAPTERS[channel].budget;
    const guests = Array.from({ length: atOnce + WAITING_GUESTS }, () => house.newGuest());
    for (const guest of guests) house.platform.say(guest, 'Hello');
    for (const guest of guests) await house.settled(guest);
    // No status notice reports the unanswered message, and the platform answers none of the concurrent calls.
    await webhooks.settled();
    webhooks.hold();
    faults.order({ kind: 'silent', times: atOnce, on: sends ?? /SMTP DATA/ });
    for (const guest of guests) await house.write(guest, WRITTEN_MESSAGES);
    const times = (guest: string) => house.texts(guest).filter((text) => text === WRITTEN_MESSAGES).length;
    const arrived = () => guests.filter((guest) => times(guest) > 0);
    while (arrived().length < atOnce) await wait(50);
    // The other messages have reached our limits by then; a longer wait could only find messages that were sent too early.
    await wait(LIMITS_MS);
    house.kill();
    while (!house.isDead) await wait(15);
    const leaving = house.leaving();
    expect(leaving).toHaveLength(atOnce);
    expect(leaving.toSorted()).toEqual(arrived().toSorted());
    faults.clear();
    await house.begin();
    for (const guest of guests) {
      await house.settled(guest, 'staff');
      const [written] = (await house.story(guest)).written;
      const isUnsure = leaving.includes(guest) && !canAsk;
      expect(written?.delivery).toMatchObject(
        isUnsure ? { state: 'unknown', reason: 'may_have_arrived' } : { state: 'sent' },
      );
      expect(times(guest)).toBe(1);
    }
  }, 120_000);
});
