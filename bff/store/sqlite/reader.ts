import type { Piscina } from 'piscina';
import { ServiceError } from '../../base/errors.ts';
import { type ReadAnswer, type ReadOrder, toError } from '../conversations/read-order.ts';
import type { StorePlace } from '../core/place.ts';
import type { Db } from '../schema/schema.ts';

/** While one reads for a minute, the other serves everybody else. */
const THREADS_MAX = 2;
/** A thread that nobody asks ends, and gives its memory back. */
const IDLE_MS = 30_000;
const QUEUE_MAX = 100;
const HEAP_MB_MAX = 512;
const WORKER = new URL('./read-worker.ts', import.meta.url).href;

/** A read that another thread can be told of: an exported function, and the module it is found in. */
export interface NamedRead<Args extends readonly unknown[], T> {
  module: string;
  run: (db: Db, ...args: Args) => Promise<T>;
}

/**
 * Names an exported function that only reads: `elsewhere(import.meta.url, measure)`, beside the function. What it is given and
 * what it answers are plain values, for they cross between threads.
 */
export function elsewhere<Args extends readonly unknown[], T>(
  module: string,
  run: (db: Db, ...args: Args) => Promise<T>,
): NamedRead<Args, T> {
  return { module, run };
}

/**
 * Runs reads that may take longer than a guest is to wait: SQLite answers in the thread that asks, and holds it up meanwhile; and what is read is counted there. What
 * was committed before a read began is what it sees. Rejects as the read does, and with `overloaded` where too many wait.
 */
export interface Reader {
  read<Args extends readonly unknown[], T>(what: NamedRead<Args, T>, ...args: Args): Promise<T>;
  /** Ends what runs. Later reads reject. */
  close(): Promise<void>;
}

/** Reads in threads of their own, each with a connection to the store that only reads. They, and their code, come with the first read. */
export function createReader(place: StorePlace): Reader {
  let opened: Promise<Piscina> | null = null;
  let isClosed = false;
  return {
    async read<Args extends readonly unknown[], T>({ module, run }: NamedRead<Args, T>, ...args: Args): Promise<T> {
      if (isClosed) throw new ServiceError('store_unavailable', 'The server is stopping');
      opened ??= openThreads(place);
      const pool = await opened;
      if (pool.queueSize >= QUEUE_MAX) throw new ServiceError('overloaded', 'Too many long reads wait for their turn');
      const answer: ReadAnswer = await pool.run({ module, name: run.name, args } satisfies ReadOrder);
      if ('refusal' in answer) throw toError(answer.refusal);
      return answer.value as T; // the same function's own answer, as it crossed
    },
    async close() {
      isClosed = true;
      await (await opened)?.destroy();
    },
  };
}

/** Reads in this thread: for commands that come and go, and stores in memory. */
export function readHere(db: Db): Reader {
  return { read: ({ run }, ...args) => run(db, ...args), close: async () => undefined };
}

async function openThreads(place: StorePlace): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: WORKER,
    name: 'runRead',
    workerData: place,
    minThreads: 0,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a thread that waits for work may end
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    recordTiming: false,
  });
}
