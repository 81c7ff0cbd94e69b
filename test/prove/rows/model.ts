import fc from 'fast-check';
import type { GuestClientOptions } from '../../../shared/client/connection/options.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { blockedSocket, memoryStorage, TestGuest, type TextStorage } from '../../support/socket-client.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

const COMMANDS_MAX = 12;

/** Each way a page reaches the server. */
const WAYS: Record<string, Partial<GuestClientOptions>> = {
  socket: {},
  stream: { createSocket: blockedSocket, fetch: (url, init) => fetch(url, init) },
  polls: {
    createSocket: blockedSocket,
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      const text = await answer.text(); // something on the way holds everything back until it is whole
      return new Response(answer.status === 204 ? null : text, { status: answer.status, headers: answer.headers });
    },
    // Real time, but for the twenty seconds a page waits before it takes an answer for held back.
    clock: {
      now: () => Date.now(),
      setTimeout: (work, ms) => setTimeout(work, ms === 20_000 ? 50 : ms),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
  },
};

/** What a guest of one conversation must see, whatever happens on the way. */
interface Model {
  /** So many lines, each with its number in front: what is stored is cleaned of what could mislead, the number is not. */
  said: number;
}

interface Real {
  server: ChatServer;
  hotel: Hotel;
  way: Partial<GuestClientOptions>;
  storage: TextStorage;
  tabs: TestGuest[];
}

type Command = fc.AsyncCommand<Model, Real>;

/** Guests who do anything in any order, over each transport, held against a model of what they must see. */
export const model: Row = {
  name: 'model',
  says: 'guests who write, repeat, reload, lose the network, open a second tab and are answered by staff, in any order and over three transports, see what the model says',
  unit: 'runs',
  goal: 3_000,
  short: 6,
  weight: 3,
  async run(job) {
    const server = await startChatServer();
    try {
      const hotel = await openHotel(server.baseUrl);
      return await runAll(job, server, hotel);
    } finally {
      await server.close();
    }
  },
};

async function runAll(job: Job, server: ChatServer, hotel: Hotel): Promise<Outcome> {
  const all: Outcome = { done: 0, faults: [] };
  while (!isOver(job, all.done) && all.faults.length === 0) {
    for (const [name, way] of Object.entries(WAYS)) {
      const seed = Math.floor(job.random() * 2 ** 31);
      const fault = await runOnce({ server, hotel, way }, seed);
      if (fault !== null) all.faults.push(`${name}, seed ${seed}: ${fault}`);
      all.done += 1;
    }
  }
  return all;
}

/** One course of events; what failed, shortened to what it takes, or null. */
async function runOnce(given: Pick<Real, 'server' | 'hotel' | 'way'>, seed: number): Promise<string | null> {
  const property = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: COMMANDS_MAX }), async (commands) => {
    const storage = memoryStorage();
    const real: Real = { ...given, storage, tabs: [] };
    try {
      openTab(real);
      await fc.asyncModelRun(() => ({ model: { said: 0 }, real }), commands);
      await compare(real);
    } finally {
      for (const tab of real.tabs) tab.client.close();
    }
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: 1 });
  return failed ? `${String(counterexample)}: ${String(errorInstance).slice(0, 400)}` : null;
}

function openTab(real: Real): void {
  const { server, hotel, way, storage } = real;
  real.tabs.push(new TestGuest(server.baseUrl, hotel.propertyId, { ...way, storage }));
}

function newest(real: Real): TestGuest {
  const tab = real.tabs.at(-1);
  if (tab === undefined) throw new Error('The guest has no page');
  return tab;
}

/** In the end every page shows what the store holds, each number once. */
async function compare(real: Real): Promise<void> {
  const tab = newest(real);
  const welcome = await tab.frame(({ type }) => type === 'welcome');
  const { db, turns } = real.server.deps;
  const conversationId = String(welcome['conversationId']);
  await turns.sweep();
  const rows = await db
    .selectFrom('message')
    .select(['text', 'author'])
    .where('conversationId', '=', conversationId)
    .where('internal', '=', 0)
    .orderBy('guestSeq')
    .execute();
  const texts = rows.map(({ text }) => text);
  await tab.until(() => showsAll(tab, texts.length));
  if (listShown(tab).join('\n') !== texts.join('\n'))
    throw new Error(`shown ${JSON.stringify(listShown(tab))}, stored ${JSON.stringify(texts)}`);
}

/** What a page shows: each number once, in order, however often frames came. */
function listShown(tab: TestGuest): string[] {
  const bySeq = new Map<number, string>();
  for (const { type, seq, message } of tab.frames)
    if (type === 'message' && typeof seq === 'number') bySeq.set(seq, (message as { text: string }).text);
  return [...bySeq].toSorted(([a], [b]) => a - b).map(([, text]) => text);
}

function showsAll(tab: TestGuest, count: number): boolean {
  return listShown(tab).length >= count;
}

/** The guest writes; the line is stored once and answered. */
class Say implements Command {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    const number = model.said++;
    newest(real).say(`${number} ${this.#text}`);
    await sees(real, number);
  }
  toString(): string {
    return `say(${JSON.stringify(this.#text)})`;
  }
}

/** The same line again under the same id, as a page does that did not see its ack. */
class SayTwice implements Command {
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    const number = model.said++;
    const text = `${number} twice`;
    const tab = newest(real);
    const id = tab.say(text);
    await sees(real, number);
    const before = tab.frames.length;
    tab.client.send({ id, text });
    await tab.until(() => tab.frames.slice(before).some((frame) => frame.type === 'ack' && frame['id'] === id));
    const times = listShown(tab).filter((one) => one === text).length;
    if (times !== 1) throw new Error(`“${text}” is shown ${times} times`);
  }
  toString(): string {
    return 'sayTwice';
  }
}

/** Without a network for a moment, with a line written meanwhile. */
class WriteOffline implements Command {
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    const number = model.said++;
    const tab = newest(real);
    tab.client.offline();
    tab.say(`${number} offline`);
    tab.client.wake();
    await sees(real, number);
  }
  toString(): string {
    return 'writeOffline';
  }
}

/** The page is closed and opened again with what it kept. */
class Reload implements Command {
  check(model: Readonly<Model>): boolean {
    return model.said > 0;
  }
  async run(model: Model, real: Real): Promise<void> {
    newest(real).client.close();
    openTab(real);
    await sees(real, model.said - 1);
    const own = listShown(newest(real)).flatMap((text) => /^\d+(?= )/.exec(text) ?? []);
    const wanted = Array.from({ length: model.said }, (_, number) => String(number));
    if (own.join() !== wanted.join()) throw new Error(`after a reload ${own.join()} instead of ${wanted.join()}`);
  }
  toString(): string {
    return 'reload';
  }
}

/** A second page of the same guest, which the first one's lines reach as well. */
class SecondTab implements Command {
  check(model: Readonly<Model>): boolean {
    return model.said > 0;
  }
  async run(model: Model, real: Real): Promise<void> {
    openTab(real);
    await sees(real, model.said - 1);
  }
  toString(): string {
    return 'secondTab';
  }
}

/** A colleague writes; every page shows it. */
class StaffWrites implements Command {
  check(model: Readonly<Model>): boolean {
    return model.said > 0;
  }
  async run(_: Model, real: Real): Promise<void> {
    const welcome = await newest(real).frame(({ type }) => type === 'welcome');
    const text = `staff ${crypto.randomUUID()}`;
    const path = `/api/conversations/${String(welcome['conversationId'])}/messages`;
    await call(real.server.baseUrl, 'POST', path, real.hotel.apiKey, { text });
    await newest(real).until(() => listShown(newest(real)).includes(text));
  }
  toString(): string {
    return 'staffWrites';
  }
}

const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => new Say(text)),
  fc.constant(new SayTwice()),
  fc.constant(new WriteOffline()),
  fc.constant(new Reload()),
  fc.constant(new SecondTab()),
  fc.constant(new StaffWrites()),
];

/** The line is shown. */
async function sees(real: Real, number: number): Promise<void> {
  const tab = newest(real);
  await tab.until(() => listShown(tab).some((text) => text.startsWith(`${number} `)));
}
