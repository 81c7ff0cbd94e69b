import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { appendNodeMessages, findNewestNodeMessage, readNodeMessages } from '../store/nodes/node-messages.ts';
import type { Db } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import type { NodePace } from './membership.ts';
import type { Bus, BusCounts } from './port.ts';
import type { RedisLink } from './redis-link.ts';

/** Longer than a node may be kept from the store and still find all that it missed. */
const KEEP_MS = 10 * 60_000;
const AT_ONCE_MAX = 500;
/** What waits to be stored while the store is away; of more than that what may be lost goes first. */
const WAITING_MAX = 2_000;
const STORE_AGAIN_MS = 500;

const envelope = z.object({ from: z.string(), said: z.array(z.object({ topic: z.string(), body: z.unknown() })) });
const anything = z.unknown();

interface Said {
  topic: string;
  body: object;
}

interface BusDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodeId: string;
  pace: NodePace;
  countOthers(): number;
  /** Where there is one: given once it is asked for, as it hands on what comes in. */
  connect: ((on: { message(text: string): void; turn(): void }) => RedisLink) | null;
}

/** A bus that runs, with its way by Redis where there is one. */
export interface RunningBus extends Bus {
  redis: RedisLink | null;
  counts(): BusCounts;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What may be lost goes by Redis, sealed; what must arrive is stored as well, for who does not hear by Redis. While Redis does not
 * answer all goes by the store, but for what comes too often.
 */
export function createBus(deps: BusDeps): RunningBus {
  const { db, log, nodeId, pace, secrets, countOthers } = deps;
  const listeners = new Map<string, Set<(body: unknown, from: string) => void>>();
  const lookers = new Set<() => Promise<void>>();
  const counts = { toldByRedis: 0, toldByStore: 0, heardByRedis: 0, heardByStore: 0 };
  let batch: Said[] = [];
  let seen = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;
  const shelf = createShelf(deps, () => (counts.toldByStore += 1));

  const redis = deps.connect?.({ message: hearSealed, turn: () => (lookedAt = Number.NEGATIVE_INFINITY) }) ?? null;

  function tell(topic: string, body: unknown, from: string): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(body, from);
  }

  function hearSealed(text: string): void {
    let read: z.infer<typeof envelope>;
    try {
      read = envelope.parse(JSON.parse(secrets.decrypt('nodes', text, 'bus')));
    } catch (error) {
      log.warn({ err: error }, 'what came by Redis is none of these nodes’: is another store’s REDIS_URL the same?');
      return;
    }
    if (read.from === nodeId) return;
    for (const { topic, body } of read.said) {
      counts.heardByRedis += 1;
      tell(topic, body, read.from);
    }
  }

  /** What is told in one turn of the event loop goes in one piece. */
  function post(said: Said): void {
    batch.push(said);
    if (batch.length > 1) return;
    setImmediate(() => {
      const sealed = secrets.encrypt('nodes', JSON.stringify({ from: nodeId, said: batch }), 'bus');
      if (redis?.publish(sealed) === true) counts.toldByRedis += batch.length;
      batch = [];
    });
  }

  async function look(): Promise<void> {
    for (;;) {
      const rows = await readNodeMessages(db, seen, AT_ONCE_MAX);
      for (const row of rows) {
        seen = row.id;
        if (row.nodeId === nodeId) continue;
        counts.heardByStore += 1;
        tell(row.topic, readJson(anything, row.body), row.nodeId);
      }
      if (rows.length < AT_ONCE_MAX) break;
    }
    for (const looker of [...lookers]) await looker();
  }

  function lookIfDue(): void {
    const dueMs = redis?.isUp() === true ? pace.sweepMs : pace.lookMs;
    const now = performance.now();
    if (looking !== null || countOthers() === 0 || now - lookedAt < dueMs) return;
    lookedAt = now;
    looking = look()
      .then(() => {
        isFailing = false;
      })
      .catch((error: unknown) => {
        if (!isFailing) log.warn({ err: error }, 'what other nodes wrote could not be looked for');
        isFailing = true;
      })
      .finally(() => {
        looking = null;
      });
  }

  return {
    redis,
    counts: () => counts,
    publish(topic, body, { kept, isFrequent = false }) {
      const byRedis = redis?.isUp() === true;
      if (byRedis) post({ topic, body });
      if (kept || (!byRedis && !isFrequent && countOthers() > 0)) shelf.put({ topic, body }, kept);
    },
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => void known.delete(listener);
    },
    onLook(listener) {
      lookers.add(listener);
      return () => void lookers.delete(listener);
    },
    async start() {
      seen = await findNewestNodeMessage(db);
      timer = setInterval(lookIfDue, pace.lookMs / 2);
      timer.unref();
    },
    async close() {
      if (timer !== null) clearInterval(timer);
      await looking;
      await shelf.close();
      redis?.close();
    },
  };
}

/** Puts messages into the store, many at once; what must arrive waits there for a store that is away. */
function createShelf({ writer, clock, log, nodeId }: BusDeps, onStored: () => void) {
  let waiting: (Said & { kept: boolean })[] = [];
  let storing: Promise<void> | null = null;
  let closed = false;

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting.splice(0, AT_ONCE_MAX);
      const now = clock();
      const at = now.toISOString();
      const rows = taken.map(({ topic, body }) => ({ nodeId, topic, body: JSON.stringify(body), at }));
      const before = new Date(+now - KEEP_MS).toISOString();
      try {
        await writer.write((trx) => appendNodeMessages(trx, rows, before));
        for (const _ of rows) onStored();
      } catch (error) {
        waiting = [...taken.filter(({ kept }) => kept), ...waiting];
        if (closed) return log.warn({ err: error }, 'other nodes could not be told all before the end');
        await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS));
      }
    }
  }

  return {
    put(said: Said, kept: boolean): void {
      if (waiting.length >= WAITING_MAX) waiting = waiting.filter((one) => one.kept).slice(1 - WAITING_MAX);
      waiting.push({ ...said, kept });
      storing ??= storeAll().finally(() => {
        storing = null;
      });
    },
    async close(): Promise<void> {
      closed = true;
      await storing;
    },
  };
}
