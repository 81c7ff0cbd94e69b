const NO_INDEXES: readonly number[] = [];

/**
 * An inverted index: it lists the sets that contain a term. A message has few terms and most sets contain none of them, so
 * the search reads only the sets with a term in common.
 */
export class Postings<T extends string> {
  readonly #indexes = new Map<T, number[]>();
  readonly #size: number;

  constructor(sets: readonly ReadonlySet<T>[]) {
    this.#size = sets.length;
    for (const [index, set] of sets.entries()) {
      for (const term of set) {
        const indexes = this.#indexes.get(term);
        if (indexes === undefined) this.#indexes.set(term, [index]);
        else indexes.push(index);
      }
    }
  }

  /** Returns the indexes of the sets that contain a term. */
  of(term: T): readonly number[] {
    return this.#indexes.get(term) ?? NO_INDEXES;
  }

  /** Counts for each set how many of the terms the set contains. */
  count(terms: readonly T[]): Uint32Array {
    const counts = new Uint32Array(this.#size);
    for (const term of terms) for (const index of this.of(term)) counts[index] = Number(counts[index]) + 1;
    return counts;
  }
}
