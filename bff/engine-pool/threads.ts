import { Piscina } from 'piscina';
import { type CpuLimits, CpuWatch } from './cpu-watch.ts';
import { readHello, type WorkerPlan } from './task.ts';
import { UrgentFirst } from './urgent-first.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
/**
 * With two workers, one serves everybody else while the other is busy with a hard text. Each answers 200 lines a second
 * and needs 45 MB, plus 2 to 3 MB per language in use.
 */
const WORKERS = 2;
/** A text that exhausts this memory ends only its worker. */
const HEAP_MB_MAX = 512;
const LIMITS_MS: CpuLimits = { text: 250, first: 5_000, unhurried: 30_000 };

export interface ThreadOptions extends WorkerPlan {
  workers?: number;
  limitsMs?: CpuLimits;
}

/** The engine's threads and their CPU watch. */
export interface Threads {
  pool: Piscina;
  watch: CpuWatch;
  workers: number;
}

/**
 * Starts the first thread in parallel to the caller's own start. This module is small, so that a starting server can begin
 * with it.
 */
export function startThreads({ engine, workers = WORKERS, limitsMs = LIMITS_MS }: ThreadOptions): Threads {
  const pool = new Piscina({
    filename: WORKER,
    name: 'runTask',
    workerData: { engine } satisfies WorkerPlan,
    taskQueue: new UrgentFirst(),
    minThreads: 1,
    maxThreads: 1, // The others wait for `createEnginePool`: two that start at once delay each other.
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled', // Idle workers compact their memory.
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
