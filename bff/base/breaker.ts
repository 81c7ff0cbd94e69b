import type { Clock } from './clock.ts';

const FAILURES_MAX = 5;
const PAUSE_MS = 30_000;
const PAUSE_MS_MAX = 5 * 60_000;

/** Keeps callers from waiting on a server that does not answer: a language model, a PMS. */
export interface Breaker {
  /** May a call be made now? After a pause one call may try, the others wait for what becomes of it. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after five failures in a row, for half a minute at first, twice as long each time it fails again. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let pauseMs = PAUSE_MS;
  let closedUntilMs = 0;
  return {
    allows() {
      if (failures < FAILURES_MAX) return true;
      if (+clock() < closedUntilMs) return false;
      closedUntilMs = +clock() + pauseMs; // this call tries; the next must wait for it
      return true;
    },
    succeeded() {
      failures = 0;
      pauseMs = PAUSE_MS;
    },
    failed() {
      failures++;
      if (failures < FAILURES_MAX) return;
      if (failures > FAILURES_MAX) pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX);
      closedUntilMs = +clock() + pauseMs;
    },
  };
}
