import type { Piscina } from 'piscina';
import { ServiceError } from '../../base/errors.ts';
import { type ReadAnswer, type ReadOrder, toError } from '../conversations/read-order.ts';
import type { StorePlace } from '../core/place.ts';
import type { Db } from '../schema/schema.ts';

/** The number of threads: with two, a read that takes a minute does not delay all other reads. */
const THREADS_MAX = 2;
/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 30_000;
const QUEUE_MAX = 100;
const HEAP_MB_MAX = 512;
const WORKER = new URL('./read-worker.ts', import.meta.url).href;

/** A read that can be sent to another thread: an exported function and its module. */
export interface NamedRead<Args extends readonly unknown[], T> {
  module: string;
  run: (db: Db, ...args: Args) => Promise<T>;
}

/**
 * Makes an exported read function available to reader threads: `inReaderThread(import.meta.url, measure)`, in the same file.
 * Its arguments and result must be plain values, since they are sent between threads.
 */
export function inReaderThread<Args extends readonly unknown[], T>(
  module: string,
  run: (db: Db, ...args: Args) => Promise<T>,
): NamedRead<Args, T> {
  return { module, run };
}

/**
 * Runs long reads in other threads, because SQLite would block this thread during the read. A read sees everything that was
 * committed before its start. Rejects with the read's own error, and with `overloaded` if too many reads are queued.
 */
export interface Reader {
  read<Args extends readonly unknown[], T>(what: NamedRead<Args, T>, ...args: Args): Promise<T>;
  /** Ends running reads. Later reads reject. */
  close(): Promise<void>;
}

/** A reader with its own threads, each with a read-only connection. The first read starts the threads. */
export function createReader(place: StorePlace): Reader {
  let threads: Promise<Piscina> | null = null;
  let isClosed = false;
  return {
    async read<Args extends readonly unknown[], T>({ module, run }: NamedRead<Args, T>, ...args: Args): Promise<T> {
      if (isClosed) throw new ServiceError('store_unavailable', 'The server is stopping');
      threads ??= openThreads(place);
      const pool = await threads;
      if (pool.queueSize >= QUEUE_MAX) throw new ServiceError('overloaded', 'Too many long reads wait for their turn');
      const answer: ReadAnswer = await pool.run({ module, name: run.name, args } satisfies ReadOrder);
      if ('refusal' in answer) throw toError(answer.refusal);
      return answer.value as T; // the result of the same function, sent from its thread
    },
    async close() {
      isClosed = true;
      await (await threads)?.destroy();
    },
  };
}

/** A reader in this thread: for commands, and for stores in memory. */
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
    atomics: 'disabled', // otherwise an idle thread could not end
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    recordTiming: false,
  });
}
