/** Index of the highest score; the first of equals. */
export function indexOfMax(scores: Float64Array): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  return best;
}

/** Difference between the two highest scores. */
export function leadOf(scores: Float64Array): number {
  let best = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] ?? 0;
    if (score > best) {
      next = best;
      best = score;
    } else if (score > next) next = score;
  }
  return best - next;
}

/** Softmax: turns log odds into shares of one, in place. */
export function turnIntoShares(scores: Float64Array): Float64Array {
  const top = scores[indexOfMax(scores)] ?? 0;
  let total = 0;
  for (let i = 0; i < scores.length; i++) {
    const odds = Math.exp((scores[i] ?? 0) - top);
    scores[i] = odds;
    total += odds;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / total;
  return scores;
}
