import { WordBuckets } from './word-buckets.ts';

const CACHE_MAX = 5_000;

/** Words that a mistyped one may have been meant for. */
export class Typos {
  /** The shortest word that is mended. */
  readonly typedMin: number;
  readonly #meantMin: number;
  readonly #meant = new WordBuckets();
  /** Spelt right, but nothing another would be mended to. */
  readonly #kept = new WordBuckets();
  readonly #grave = new Set<string>();
  readonly #mended = new Map<string, string | null>();

  /** `meantMin`: the shortest word that is mended to. */
  constructor({ typedMin, meantMin }: { typedMin: number; meantMin: number }) {
    this.typedMin = typedMin;
    this.#meantMin = meantMin;
  }

  /** Adds a word, folded. To a `grave` one nothing is mended that is more than one slip away, however long it is. */
  add(word: string, isGrave = false): void {
    if (word.length < this.typedMin || this.#isKnown(word)) return;
    if (isGrave) this.#grave.add(word);
    (word.length < this.#meantMin ? this.#kept : this.#meant).add(word);
  }

  /** Adds a word that is spelt right, but is nothing another would be mended to. */
  keep(word: string): void {
    if (!this.#isKnown(word)) this.#kept.add(word);
  }

  /** After the last word was added: they take a third of the room from then on. */
  close(): void {
    this.#meant.close();
    this.#kept.close();
  }

  /** The nearest known word, or null where none is near. */
  mend(word: string): string | null {
    const before = this.#mended.get(word);
    if (before !== undefined) return before;
    const meant = this.#find(word);
    if (this.#mended.size < CACHE_MAX) this.#mended.set(word, meant);
    return meant;
  }

  #isKnown(word: string): boolean {
    return this.#meant.has(word) || this.#kept.has(word);
  }

  #find(word: string): string | null {
    if (this.#isKnown(word)) return word;
    for (const change of [0, 1, -1, 2, -2]) {
      for (const entry of this.#meant.list(word[0] ?? '', word.length + change))
        if (isNear(word, entry, this.#grave.has(entry) ? 1 : slipsIn(entry))) return entry;
    }
    return null;
  }
}

const LONG_WORD = 9;

/** In a long word two slips of the fingers are likely. */
function slipsIn(meant: string): number {
  return meant.length >= LONG_WORD ? 2 : 1;
}

/** Is a word that few slips of the fingers from another? Letters may be missing, added, changed or swapped. */
function isNear(word: string, meant: string, slips = slipsIn(meant)): boolean {
  if (Math.abs(word.length - meant.length) > slips || word[0] !== meant[0]) return false;
  return distance(word, meant, slips) <= slips;
}

/** Damerau–Levenshtein distance (adjacent swaps count one), or more than `limit` as soon as it must be. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      here.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = here;
  }
  return above[b.length] ?? limit + 1;
}
