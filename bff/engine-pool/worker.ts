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

/** Nobody wrote for so long: what takes some tenths of a second may be done. */
const REST_MS = 1_000;
/** So many kinds of calls are what is asked in three languages that are new here. */
const CALLS_BETWEEN = 12;

/*
 * One worker of the pool: the engine and what it learnt of properties, and nothing else. It may be ended at any moment, for
 * it holds nothing that is not made again.
 */
const board = new Board();
parentPort?.postMessage({ threadId, cells: board.cells });
watchUnhurried((work) => board.unhurried(work));
const { engine }: WorkerPlan = workerData;
const { embeddedEngine }: { embeddedEngine: EngineStages } = await import(engine);
const calls = createCalls(embeddedEngine, () => board.goOn());
// What is read once for all languages, or by all, is read before the first guest: this worker takes no call yet.
for (const _ of embeddedEngine.prepare(FALLBACK_LANGUAGE));
let restsSince = performance.now();
tidyUp().catch((error: unknown) => {
  throw error; // a bug, which ends this worker
});

/** What this worker has done before, each in which language: patterns are compiled at their first use. */
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
    if (value !== null) done.add(kind); // null: it lacks what is to be read, and did nothing yet
    return { value, cpuMs: board.rest() };
  } catch (failure) {
    return { failure, cpuMs: board.rest() };
  } finally {
    restsSince = performance.now();
  }
}

/**
 * Gives back what was only read on the way to what is kept, while nobody writes: after the start, and whenever a few more
 * languages were asked in. The first guest who writes in a language waits a tenth of a second longer for the answer, and one that
 * nobody writes in takes no memory: all of them together are 110 MB in each worker, and the words of the search another 40.
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

/** Waits until nobody has written for a while. */
async function rest(): Promise<void> {
  do await pause(REST_MS / 4, undefined, { ref: false });
  while (performance.now() - restsSince < REST_MS);
}
