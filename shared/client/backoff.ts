const FIRST_MS = 500;
const WAIT_MS_MAX = 30_000;

/** Full jitter: a random time up to half a second doubled with each failure, thirty seconds at most. `failures` from 1. */
export function backoffMs(failures: number, random: () => number): number {
  return random() * Math.min(WAIT_MS_MAX, FIRST_MS * 2 ** Math.min(failures, 10));
}
