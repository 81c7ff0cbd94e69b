import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { LANGUAGE_CODES } from '../../shared/language/languages.ts';
import { watchUnhurried } from '../base/unhurried.ts';
import { createCalls } from '../conversation/engine-calls.ts';
import type { EngineStages } from '../conversation/engine-port.ts';
import { Board } from './board.ts';
import { findLanguage } from './find-language.ts';
import type { Answer, Task, WorkerPlan } from './task.ts';

/** Each language keeps the worker busy for some tens of milliseconds: few guests are to meet one. */
const BETWEEN_OWN_MS = 50;
const BETWEEN_OTHERS_MS = 1_000;

/*
 * One worker of the pool: the engine and what it learnt of properties, and nothing else. It may be ended at any moment, for
 * it holds nothing that is not made anew.
 */
const board = new Board();
parentPort?.postMessage({ threadId, cells: board.cells });
watchUnhurried((work) => board.unhurried(work));
const { engine, languages }: WorkerPlan = workerData;
const { embeddedEngine }: { embeddedEngine: EngineStages } = await import(engine);
const calls = createCalls(embeddedEngine);
prepareLanguages().catch((error: unknown) => {
  throw error; // a language that cannot be made ready is a bug, and ends this worker
});

/** What this worker has done before, each in which language: patterns are compiled at their first use. */
const done = new Set<string>();

/** Runs one call. */
export function runTask({ number, stage, args }: Task): Answer {
  board.begin(number);
  try {
    const kind = `${stage} ${findLanguage(calls, stage, args)}`;
    if (!done.has(kind)) board.isFirst();
    const answer: (...given: never) => unknown = calls[stage];
    const value = Reflect.apply(answer, undefined, args);
    done.add(kind);
    return { value, cpuMs: board.rest() };
  } catch (failure) {
    return { failure, cpuMs: board.rest() };
  }
}

/**
 * Makes the properties' own languages ready, then all the others, in which a cry for help may come: one at a time, and guests
 * come first.
 */
async function prepareLanguages(): Promise<void> {
  for (const language of languages) {
    await pause(BETWEEN_OWN_MS, undefined, { ref: false });
    embeddedEngine.prepare(language);
  }
  for (const language of LANGUAGE_CODES) {
    await pause(BETWEEN_OTHERS_MS, undefined, { ref: false });
    embeddedEngine.prepare(language);
  }
}
