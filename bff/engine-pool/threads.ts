import { Piscina } from 'piscina';
import { type CpuLimits, CpuWatch } from './cpu-watch.ts';
import { readHello, type WorkerPlan } from './task.ts';
import { UrgentFirst } from './urgent-first.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
/**
 * While one is busy with a hard text, the other serves everybody else. Each answers 200 lines a second, and holds 45 MB and 2 to 3
 * more for each language that guests write in.
 */
const WORKERS = 2;
/** A text that makes the engine fill its memory ends its worker, and nothing else. */
const HEAP_MB_MAX = 512;
const LIMITS_MS: CpuLimits = { text: 250, first: 5_000, unhurried: 30_000 };

export interface ThreadOptions extends WorkerPlan {
  workers?: number;
  limitsMs?: CpuLimits;
}

/** The engine's threads, and who watches what they take. */
export interface Threads {
  pool: Piscina;
  watch: CpuWatch;
  workers: number;
}

/**
 * Starts the first thread, which makes itself ready while whoever called goes on. This module
 * is small: a server that starts hands its engine a core before it has loaded itself.
 */
export function startThreads({ engine, workers = WORKERS, limitsMs = LIMITS_MS }: ThreadOptions): Threads {
  const pool = new Piscina({
    filename: WORKER,
    name: 'runTask',
    workerData: { engine } satisfies WorkerPlan,
    taskQueue: new UrgentFirst(),
    minThreads: 1,
    maxThreads: 1, // until `createEnginePool` lets the others come: two that start take each other's time
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled', // a worker that rests tidies up
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    recordTiming: false,
  });
  const watch = new CpuWatch(() => pool.threads, limitsMs);
  pool.on('message', (message: unknown) => {
    const hello = readHello(message);
    if (hello !== null) watch.greet(hello);
  });
  return { pool, watch, workers };
}
