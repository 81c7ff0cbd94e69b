/** Maximum difference between a platform's clock and ours. */
export const CLOCKS_APART_MS = 60_000;
