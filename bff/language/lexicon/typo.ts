import { WordBuckets } from './word-buckets.ts';

const CACHE_MAX = 5_000;

/** Finds the known word that a mistyped word may stand for. */
export class Typos {
  /** The length of the shortest word that is corrected. */
  readonly minTypedLength: number;
  readonly #minSuggestedLength: number;
  readonly #suggested = new WordBuckets();
  /** Correct words that are never suggested. */
  readonly #neverSuggested = new WordBuckets();
  readonly #exactOnly = new Set<string>();
  readonly #corrections = new Map<string, string | null>();

  /** `minSuggestedLength`: the length of the shortest word that may be suggested. */
  constructor({ minTypedLength, minSuggestedLength }: { minTypedLength: number; minSuggestedLength: number }) {
    this.minTypedLength = minTypedLength;
    this.#minSuggestedLength = minSuggestedLength;
  }

  /** Adds a folded word. An `isExactOnly` word is suggested for one typing error at most, even if the word is long. */
  add(word: string, isExactOnly = false): void {
    if (word.length < this.minTypedLength || this.#isKnown(word)) return;
    if (isExactOnly) this.#exactOnly.add(word);
    (word.length < this.#minSuggestedLength ? this.#neverSuggested : this.#suggested).add(word);
  }

  /** Adds a correct word that is never suggested. */
  keep(word: string): void {
    if (!this.#isKnown(word)) this.#neverSuggested.add(word);
  }

  /** Compacts the added words to a third of their memory. No word may be added afterwards. */
  close(): void {
    this.#suggested.close();
    this.#neverSuggested.close();
  }

  /** Returns the nearest known word, or null if no known word is near. */
  correct(word: string): string | null {
    const cached = this.#corrections.get(word);
    if (cached !== undefined) return cached;
    const suggestion = this.#find(word);
    if (this.#corrections.size < CACHE_MAX) this.#corrections.set(word, suggestion);
    return suggestion;
  }

  #isKnown(word: string): boolean {
    return this.#suggested.has(word) || this.#neverSuggested.has(word);
  }

  #find(word: string): string | null {
    if (this.#isKnown(word)) return word;
    for (const change of [0, 1, -1, 2, -2]) {
      for (const entry of this.#suggested.list(word[0] ?? '', word.length + change))
        if (isNear(word, entry, this.#exactOnly.has(entry) ? 1 : errorsAllowed(entry))) return entry;
    }
    return null;
  }
}

const LONG_WORD = 9;

/** A long word may hold two typing errors. */
function errorsAllowed(meant: string): number {
  return meant.length >= LONG_WORD ? 2 : 1;
}

/** Whether one word is within that many typing errors of another: letters missing, added, changed or swapped. */
function isNear(word: string, meant: string, errorsMax = errorsAllowed(meant)): boolean {
  if (Math.abs(word.length - meant.length) > errorsMax || word[0] !== meant[0]) return false;
  return distanceUpTo(word, meant, errorsMax) <= errorsMax;
}

/**
 * The Damerau–Levenshtein distance (a swap of neighbours counts one). Stops with `limit + 1` as soon as the limit is
 * passed.
 */
function distanceUpTo(a: string, b: string, limit: number): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previousRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (previousRow[column - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, (rowBeforePrevious[column - 2] ?? 0) + 1);
      currentRow.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow[b.length] ?? limit + 1;
}
