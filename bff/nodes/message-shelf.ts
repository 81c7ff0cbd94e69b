import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { AT_ONCE_MAX, appendNodeMessages } from '../store/nodes/node-messages.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Longer than a node may be without the store and still find every missed message. */
const KEEP_MS = 10 * 60_000;
/** Most messages waiting while the store is down; losable ones are dropped first. */
const WAITING_MAX = 2_000;
const STORE_AGAIN_MS = 500;

/** A message of a topic. */
export interface Said {
  topic: string;
  body: object;
}

interface ShelfDeps {
  writer: Writer;
  clock: Clock;
  log: Log;
  nodeId: string;
}

/** Stores messages in batches; those that must arrive wait while the store is down. */
export function createMessageShelf({ writer, clock, log, nodeId }: ShelfDeps, onStored: () => void) {
  let waiting: (Said & { kept: boolean })[] = [];
  let storing: Promise<void> | null = null;
  let closed = false;

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE_MAX);
      const now = clock();
      const at = now.toISOString();
      const rows = batch.map(({ topic, body }) => ({ nodeId, topic, body: JSON.stringify(body), at }));
      const before = new Date(+now - KEEP_MS).toISOString();
      try {
        await writer.write((trx) => appendNodeMessages(trx, rows, before));
        for (const _ of rows) onStored();
      } catch (error) {
        waiting = [...batch.filter(({ kept }) => kept), ...waiting];
        if (closed) return log.warn({ err: error }, 'other nodes could not be told all before the end');
        await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS));
      }
    }
  }

  return {
    put(message: Said, kept: boolean): void {
      if (waiting.length >= WAITING_MAX) waiting = waiting.filter((one) => one.kept).slice(1 - WAITING_MAX);
      waiting.push({ ...message, kept });
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
