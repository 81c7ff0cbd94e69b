const FIRST_MS = 500;
const WAIT_MS_MAX = 30_000;

/** Exponential backoff with full jitter: random up to 0.5 s × 2^failures, at most 30 s. `failures` starts at 1. */
export function backoffMs(failures: number, random: () => number): number {
  return random() * Math.min(WAIT_MS_MAX, FIRST_MS * 2 ** Math.min(failures, 10));
}
