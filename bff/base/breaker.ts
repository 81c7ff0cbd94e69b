import type { Clock } from './clock.ts';

const FAILURES_MAX = 5;
const PAUSE_MS = 30_000;
const PAUSE_MS_MAX = 5 * 60_000;

/** A circuit breaker: callers do not wait for a server that is down, such as a language model or a PMS. */
export interface Breaker {
  /** Whether a call may be made now. After a pause one call is let through; the others wait for its result. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after five failures in a row. The pause begins at half a minute and doubles with each further failure. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let pauseMs = PAUSE_MS;
  let blockedUntilMs = 0;
  return {
    allows() {
      if (failures < FAILURES_MAX) return true;
      if (+clock() < blockedUntilMs) return false;
      blockedUntilMs = +clock() + pauseMs; // this call is the trial; the next ones wait for its result
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
      blockedUntilMs = +clock() + pauseMs;
    },
  };
}
