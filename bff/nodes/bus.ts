import { z } from 'zod';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import type { NodePace } from './membership.ts';
import { createMessageShelf, type Said } from './message-shelf.ts';
import type { Bus, BusCounts } from './port.ts';
import type { RedisLink } from './redis-link.ts';
import { createStoreLooks } from './store-looks.ts';

const envelope = z.object({ from: z.string(), said: z.array(z.object({ topic: z.string(), body: z.unknown() })) });

interface BusDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  nodeId: string;
  pace: NodePace;
  countOthers(): number;
  /** Set if there is Redis. Called later, because it delivers incoming messages. */
  connect: ((on: { message(text: string): void; turn(): void }) => RedisLink) | null;
}

/** A running bus. */
export interface RunningBus extends Bus {
  redis: RedisLink | null;
  counts(): BusCounts;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Losable messages go by Redis, encrypted; the others are also stored, for nodes without Redis. While Redis is down, all go by
 * the store, except frequent ones.
 */
export function createBus(deps: BusDeps): RunningBus {
  const { nodeId, countOthers } = deps;
  const listeners = new Map<string, Set<(body: unknown, from: string) => void>>();
  const counts = { toldByRedis: 0, toldByStore: 0, heardByRedis: 0, heardByStore: 0 };

  function receive({ topic, body }: { topic: string; body: unknown }, from: string, way: 'Redis' | 'Store'): void {
    counts[`heardBy${way}`] += 1;
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(body, from);
  }

  function receiveSealed(text: string): void {
    const read = openEnvelope(deps, text);
    if (read === null || read.from === nodeId) return;
    for (const message of read.said) receive(message, read.from, 'Redis');
  }

  const shelf = createMessageShelf(deps, () => (counts.toldByStore += 1));
  const looks = createStoreLooks(deps, {
    isRedisUp: () => redis?.isUp() === true,
    onMessage: (said, from) => receive(said, from, 'Store'),
  });
  const redis = deps.connect?.({ message: receiveSealed, turn: looks.hurry }) ?? null;
  const post = createPost(deps, (sealed, count) => {
    if (redis?.publish(sealed) === true) counts.toldByRedis += count;
  });

  return {
    redis,
    counts: () => counts,
    publish(topic, body, { kept, isFrequent = false }) {
      const byRedis = redis?.isUp() === true;
      if (byRedis) post({ topic, body });
      if (kept || (!byRedis && !isFrequent && countOthers() > 0)) shelf.put({ topic, body }, kept);
    },
    on(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
    onLook: looks.onLook,
    start: looks.start,
    async close() {
      await looks.close();
      await shelf.close();
      redis?.close();
    },
  };
}

/** Decrypts a message from Redis; null, with a log line, if it is not from one of these nodes. */
function openEnvelope({ secrets, log }: BusDeps, text: string): z.infer<typeof envelope> | null {
  try {
    return envelope.parse(JSON.parse(secrets.decrypt('nodes', text, 'bus')));
  } catch (error) {
    log.warn({ err: error }, 'what came by Redis is none of these nodes’: is another store’s REDIS_URL the same?');
    return null;
  }
}

/** Collects the messages of one turn of the event loop and sends them as one. */
function createPost({ secrets, nodeId }: BusDeps, send: (sealed: string, count: number) => void) {
  let batch: Said[] = [];
  return (message: Said): void => {
    batch.push(message);
    if (batch.length > 1) return;
    setImmediate(() => {
      const sealed = secrets.encrypt('nodes', JSON.stringify({ from: nodeId, said: batch }), 'bus');
      send(sealed, batch.length);
      batch = [];
    });
  };
}
