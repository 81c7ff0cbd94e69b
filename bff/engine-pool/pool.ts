import { Piscina } from 'piscina';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { type EngineCalls, engineOver } from '../conversation/turn/engine-calls.ts';
import { type ConversationEngine, EngineOverrun, type HouseVoice } from '../conversation/turn/engine-port.ts';
import type { Answer, SentTask } from './task.ts';

import { startThreads, type ThreadOptions, type Threads } from './threads.ts';
import { URGENT } from './urgent-first.ts';

const QUEUE_MAX = 1_000;
/**
 * The delay after the first text before the other threads start. One thread alone answers the first guests fastest. A
 * server without guests keeps one thread, because another one needs 50 MB.
 */
const REST_AFTER_MS = 3_000;

export interface PoolOptions {
  log: Log;
  voice: HouseVoice;
  /** The threads started earlier, or the options to start them. */
  threads: Threads | ThreadOptions;
  /** Called with the CPU time of each call in milliseconds; infinite if it was ended. */
  onTaken?: (stage: keyof EngineCalls, cpuMs: number) => void;
}

/** The engine in worker threads: this thread stays free, other cores are used, and no text can occupy one for long. */
export function createEnginePool({ log, voice, threads, onTaken = () => undefined }: PoolOptions): ConversationEngine {
  const { pool, watch, workers } = 'pool' in threads ? threads : startThreads(threads);
  pool.on('error', (error: unknown) => log.error({ err: error }, 'a worker of the engine failed at rest'));
  let newest = 0;
  let isClosing = false;
  let rest: NodeJS.Timeout | null = null;

  async function run<K extends keyof EngineCalls>(
    stage: K,
    ...args: Parameters<EngineCalls[K]>
  ): Promise<ReturnType<EngineCalls[K]>> {
    if (stage !== 'search') rest ??= setTimeout(startRest, REST_AFTER_MS).unref();
    if (pool.queueSize >= QUEUE_MAX) throw new ServiceError('overloaded', 'Too many messages wait to be read');
    const number = ++newest;
    const overrun = new AbortController();
    const letGo = watch.watch(number, () => overrun.abort());
    const answer: Answer = await pool
      .run(
        {
          number,
          stage,
          args,
          [Piscina.queueOptionsSymbol]: stage === 'detectLanguage' ? URGENT : null,
        } satisfies SentTask,
        {
          signal: overrun.signal,
        },
      )
      .catch((error: unknown) => {
        onTaken(stage, Number.POSITIVE_INFINITY);
        if (overrun.signal.aborted) throw new EngineOverrun('deadline', stage);
        // A value that cannot be cloned is our own bug; any other error means that the worker has ended.
        const isOurs = isClosing || (error instanceof Error && error.name === 'DataCloneError');
        throw isOurs ? error : new EngineOverrun('died', stage, { cause: error });
      })
      .finally(letGo);
    onTaken(stage, answer.cpuMs);
    if ('failure' in answer) throw answer.failure;
    return answer.value as ReturnType<EngineCalls[K]>; // The result of the same call, cloned between threads.
  }

  /** Sends as many calls at once as there may be threads, because each call starts one. */
  function startRest(): void {
    pool.options.maxThreads = workers;
    const calls = Array.from({ length: workers }, () => run('detectLanguage', []));
    Promise.all(calls).catch((error: unknown) => {
      if (!isClosing) log.error({ err: error }, 'a worker of the engine could not be started');
    });
  }

  return engineOver(run, voice, async () => {
    isClosing = true;
    if (rest !== null) clearTimeout(rest);
    await pool.destroy();
  });
}
