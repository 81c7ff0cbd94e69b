import { z } from 'zod';
import type { Log } from '../base/log.ts';
import { AT_ONCE_MAX, findNewestNodeMessage, readNodeMessages } from '../store/nodes/node-messages.ts';
import type { Db } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import type { NodePace } from './membership.ts';

const anything = z.unknown();

interface LooksDeps {
  db: Db;
  log: Log;
  nodeId: string;
  pace: NodePace;
  countOthers(): number;
}

interface LooksOptions {
  isRedisUp(): boolean;
  onMessage(said: { topic: string; body: unknown }, from: string): void;
}

/** Checks the store regularly for other nodes' messages: rarely with Redis, never if this node is alone. */
export function createStoreLooks(
  { db, log, nodeId, pace, countOthers }: LooksDeps,
  { isRedisUp, onMessage }: LooksOptions,
) {
  const lookers = new Set<() => Promise<void>>();
  let lastId = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    for await (const row of readAllAfter(db, lastId)) {
      lastId = row.id;
      if (row.nodeId !== nodeId) onMessage({ topic: row.topic, body: readJson(anything, row.body) }, row.nodeId);
    }
    for (const looker of [...lookers]) await looker();
  }

  function lookIfDue(): void {
    const dueMs = isRedisUp() ? pace.sweepMs : pace.lookMs;
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
    onLook(listener: () => Promise<void>): () => void {
      lookers.add(listener);
      return () => void lookers.delete(listener);
    },
    /** The next check runs at once. */
    hurry(): void {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    /** Starts with messages stored from now on. */
    async start(): Promise<void> {
      lastId = await findNewestNodeMessage(db);
      timer = setInterval(lookIfDue, pace.lookMs / 2);
      timer.unref();
    },
    async close(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      await looking;
    },
  };
}

async function* readAllAfter(db: Db, after: number) {
  for (let last = after; ; ) {
    const rows = await readNodeMessages(db, last, AT_ONCE_MAX);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE_MAX) return;
  }
}
