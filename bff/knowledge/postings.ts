const NOWHERE: readonly number[] = [];

/**
 * Which of many sets hold a term. A message names a few and most sets hold none of them: who asks by term looks at the others not at
 * all.
 */
export class Postings<T extends string> {
  readonly #places = new Map<T, number[]>();
  readonly #size: number;

  constructor(sets: readonly ReadonlySet<T>[]) {
    this.#size = sets.length;
    for (const [place, set] of sets.entries()) {
      for (const term of set) {
        const places = this.#places.get(term);
        if (places === undefined) this.#places.set(term, [place]);
        else places.push(place);
      }
    }
  }

  /** The places of the sets that hold a term. */
  of(term: T): readonly number[] {
    return this.#places.get(term) ?? NOWHERE;
  }

  /** For each set how many of the terms it holds. */
  count(terms: readonly T[]): Uint32Array {
    const counts = new Uint32Array(this.#size);
    for (const term of terms) for (const place of this.of(term)) counts[place] = Number(counts[place]) + 1;
    return counts;
  }
}
