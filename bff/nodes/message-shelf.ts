import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { AT_ONCE_MAX, appendNodeMessages } from '../store/nodes/node-messages.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** Longer than a node may be kept from the store and still find all that it missed. */
const KEEP_MS = 10 * 60_000;
/** What waits to be stored while the store is away; of more than that what may be lost goes first. */
const WAITING_MAX = 2_000;
const STORE_AGAIN_MS = 500;

/** What is told under a topic. */
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

/** Puts messages into the store, many at once; what must arrive waits there for a store that is away. */
export function createMessageShelf({ writer, clock, log, nodeId }: ShelfDeps, onStored: () => void) {
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
