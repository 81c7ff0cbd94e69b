/** The share of out-of-scope lines that may be answered when methods are compared at the same caution. */
export const FAR_SHARE = 0.05;

/** The lowest threshold at which at most this share of the out-of-scope texts is acted on. */
export function thresholdFor(farScores: readonly number[], share = FAR_SHARE): number {
  const sorted = farScores.toSorted((a, b) => b - a);
  const allowed = sorted[Math.floor(sorted.length * share)] ?? 0;
  return allowed + 1e-6;
}
