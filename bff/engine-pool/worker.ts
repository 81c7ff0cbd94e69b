import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { watchUnhurried } from '../base/unhurried.ts';
import { createCalls } from '../conversation/turn/engine-calls.ts';
import type { EngineStages } from '../conversation/turn/engine-port.ts';
import { Board } from './board.ts';
import { compactMemory } from './compact.ts';
import { findLanguage } from './find-language.ts';
import type { Answer, Task, WorkerPlan } from './task.ts';

/** After this time without calls, maintenance of some tenths of a second may run. */
const REST_MS = 1_000;
/** About as many calls as guests in three new languages cause. */
const CALLS_BETWEEN = 12;

/**
 * A worker of the pool: the engine and its cached data about properties. It may be ended at any moment, because all of
 * that can be made again.
 */
const board = new Board();
parentPort?.postMessage({ threadId, cells: board.cells });
watchUnhurried((work) => board.unhurried(work));
const { engine }: WorkerPlan = workerData;
const { embeddedEngine }: { embeddedEngine: EngineStages } = await import(engine);
const calls = createCalls(embeddedEngine, () => board.goOn());
// Loads the data shared by all languages before this worker takes its first call.
for (const _ of embeddedEngine.prepare(FALLBACK_LANGUAGE));
let restsSince = performance.now();
tidyUp().catch((error: unknown) => {
  throw error; // A bug, which ends this worker.
});

/** The pairs of stage and language that this worker has run, because the first run compiles patterns. */
const done = new Set<string>();

/** Runs one call. */
export function runTask(task: Task): Answer {
  const { number, stage, args } = task;
  board.begin(number);
  try {
    const kind = `${stage} ${findLanguage(calls, task)}`;
    if (!done.has(kind)) board.isFirst();
    const answer: (...given: never) => unknown = calls[stage];
    const value = Reflect.apply(answer, undefined, args);
    if (value !== null) done.add(kind); // null: it lacks data that must be loaded first, and has done nothing yet.
    return { value, cpuMs: board.rest() };
  } catch (failure) {
    return { failure, cpuMs: board.rest() };
  } finally {
    restsSince = performance.now();
  }
}

/**
 * Compacts memory while no calls come: after the start, and after calls in some new languages. Languages are loaded on
 * first use, which delays the first guest by a tenth of a second; all of them together need 110 MB per worker, and the
 * words of the search another 40.
 */
async function tidyUp(): Promise<never> {
  flushCompileCache();
  for (;;) {
    await rest();
    const tidied = done.size;
    compactMemory();
    while (done.size < tidied + CALLS_BETWEEN) await rest();
  }
}

/** Waits until there have been no calls for a while. */
async function rest(): Promise<void> {
  do await pause(REST_MS / 4, undefined, { ref: false });
  while (performance.now() - restsSince < REST_MS);
}
