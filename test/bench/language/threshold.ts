/** Out of scope that may be answered where answers are compared at the same caution. */
export const FAR_SHARE = 0.05;

/** The lowest score to act on at which no more than a share of the texts that mean nothing of ours is acted on. */
export function thresholdFor(farScores: readonly number[], share = FAR_SHARE): number {
  const sorted = farScores.toSorted((a, b) => b - a);
  const allowed = sorted[Math.floor(sorted.length * share)] ?? 0;
  return allowed + 1e-6;
}
