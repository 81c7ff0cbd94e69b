import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '../../shared/language/languages.ts';
import { watchUnhurried } from '../base/unhurried.ts';
import { createCalls } from '../conversation/turn/engine-calls.ts';
import type { EngineStages } from '../conversation/turn/engine-port.ts';
import { Board } from './board.ts';
import { compactMemory } from './compact.ts';
import { findLanguage } from './find-language.ts';
import type { Answer, Task, WorkerPlan } from './task.ts';

/** Nobody wrote for so long: a language may be made ready. */
const REST_MS = 1_000;
/** After so many languages what reading them left behind is given back: some tens of megabytes, in some tenths of a second. */
const LANGUAGES_BETWEEN = 9;

/*
 * One worker of the pool: the engine and what it learnt of properties, and nothing else. It may be ended at any moment, for
 * it holds nothing that is not made again.
 */
const board = new Board();
parentPort?.postMessage({ threadId, cells: board.cells });
watchUnhurried((work) => board.unhurried(work));
const { engine }: WorkerPlan = workerData;
const { embeddedEngine }: { embeddedEngine: EngineStages } = await import(engine);
const calls = createCalls(embeddedEngine);
// What is read once for all languages, or by all, is read before the first guest: this worker takes no call yet.
for (const _ of embeddedEngine.prepare(FALLBACK_LANGUAGE));
let restsSince = performance.now();
prepareLanguages().catch((error: unknown) => {
  throw error; // a language that cannot be made ready is a bug, and ends this worker
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
    done.add(kind);
    return { value, cpuMs: board.rest() };
  } catch (failure) {
    return { failure, cpuMs: board.rest() };
  } finally {
    restsSince = performance.now();
  }
}

/**
 * Makes all languages ready, for a call for help may come in any: while nobody writes, and in short steps. Each takes the worker
 * a tenth of a second, which a guest who comes before pays.
 */
async function prepareLanguages(): Promise<void> {
  flushCompileCache();
  for (const [index, language] of LANGUAGE_CODES.entries()) {
    for (const _ of embeddedEngine.prepare(language)) await rest();
    const isLast = index === LANGUAGE_CODES.length - 1;
    if (index % LANGUAGES_BETWEEN !== 0 && !isLast) continue;
    await rest();
    compactMemory();
  }
}

/** Waits until nobody has written for a while. */
async function rest(): Promise<void> {
  do await pause(REST_MS / 4, undefined, { ref: false });
  while (performance.now() - restsSince < REST_MS);
}
