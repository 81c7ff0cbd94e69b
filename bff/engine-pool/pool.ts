import { Piscina } from 'piscina';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { type EngineCalls, engineOver } from '../conversation/engine-calls.ts';
import { type ConversationEngine, EngineOverrun, type HouseVoice } from '../conversation/engine-port.ts';
import { type CpuLimits, CpuWatch } from './cpu-watch.ts';
import { type Answer, readHello, type Task, type WorkerPlan } from './task.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
/** While one is busy with a hard text, the other serves everybody else. Each answers 200 lines a second, and holds 60 to 100 MB. */
const WORKERS = 2;
const QUEUE_MAX = 1_000;
/** A text that makes the engine fill its memory ends its worker, and nothing else. */
const HEAP_MB_MAX = 512;
const LIMITS_MS: CpuLimits = { text: 250, first: 5_000, unhurried: 30_000 };

export interface PoolOptions extends WorkerPlan {
  log: Log;
  voice: HouseVoice;
  workers?: number;
  limitsMs?: CpuLimits;
  /** Told of each call what it took of its worker's CPU, in milliseconds; infinite where it did not come to an end. */
  onTaken?: (stage: keyof EngineCalls, cpuMs: number) => void;
}

/** The engine in worker threads: this thread stays free, other cores are used, and no text takes more than its share of one. */
export function createEnginePool({
  log,
  voice,
  engine,
  languages,
  workers = WORKERS,
  limitsMs = LIMITS_MS,
  onTaken = () => undefined,
}: PoolOptions): ConversationEngine {
  const pool = new Piscina({
    filename: WORKER,
    name: 'runTask',
    workerData: { engine, languages } satisfies WorkerPlan,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled', // a worker that rests makes languages ready
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    recordTiming: false,
  });
  const watch = new CpuWatch(() => pool.threads, limitsMs);
  pool.on('message', (message: unknown) => {
    const hello = readHello(message);
    if (hello !== null) watch.greet(hello);
  });
  pool.on('error', (error: unknown) => log.error({ err: error }, 'a worker of the engine failed at rest'));
  let newest = 0;
  let isClosing = false;

  async function run<K extends keyof EngineCalls>(
    stage: K,
    ...args: Parameters<EngineCalls[K]>
  ): Promise<ReturnType<EngineCalls[K]>> {
    if (pool.queueSize >= QUEUE_MAX) throw new ServiceError('overloaded', 'Too many messages wait to be read');
    const number = ++newest;
    const overrun = new AbortController();
    const letGo = watch.watch(number, () => overrun.abort());
    const answer: Answer = await pool
      .run({ number, stage, args } satisfies Task, { signal: overrun.signal })
      .catch((error: unknown) => {
        onTaken(stage, Number.POSITIVE_INFINITY);
        if (overrun.signal.aborted) throw new EngineOverrun('deadline', stage);
        // What cannot cross is a bug of ours; whatever else comes is the worker's end.
        const isOurs = isClosing || (error instanceof Error && error.name === 'DataCloneError');
        throw isOurs ? error : new EngineOverrun('died', stage, { cause: error });
      })
      .finally(letGo);
    onTaken(stage, answer.cpuMs);
    if ('failure' in answer) throw answer.failure;
    return answer.value as ReturnType<EngineCalls[K]>; // the same call's own answer, as it crossed
  }

  return engineOver(run, voice, async () => {
    isClosing = true;
    await pool.destroy();
  });
}
