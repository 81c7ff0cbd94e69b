const CACHE_MAX = 5_000;
/** Words that a mistyped one may have been meant for. */
export class Typos {
  /** The shortest word that is mended. */
  readonly typedMin: number;
  readonly #meantMin: number;
  readonly #known = new Set<string>();
  readonly #grave = new Set<string>();
  readonly #byStart = new Map<string, string[]>();
  readonly #mended = new Map<string, string | null>();

  /** `meantMin`: the shortest word that is mended to. */
  constructor({ typedMin, meantMin }: { typedMin: number; meantMin: number }) {
    this.typedMin = typedMin;
    this.#meantMin = meantMin;
  }

  /** Adds a word, folded. To a `grave` one nothing is mended that is more than one slip away, however long it is. */
  add(word: string, isGrave = false): void {
    if (word.length < this.typedMin || this.#known.has(word)) return;
    this.#known.add(word);
    if (isGrave) this.#grave.add(word);
    if (word.length < this.#meantMin) return; // spelt right, but too short to be what another was meant for
    const key = `${word[0]}${word.length}`;
    const near = this.#byStart.get(key);
    if (near === undefined) this.#byStart.set(key, [word]);
    else near.push(word);
  }

  /** Adds a word that is spelt right, but is nothing another would be mended to. */
  keep(word: string): void {
    this.#known.add(word);
  }

  /** Gives back the room that lists keep for more: after the last word was added. */
  trim(): void {
    for (const [key, near] of this.#byStart) this.#byStart.set(key, near.slice());
  }

  /** The nearest known word, or null where none is near. */
  mend(word: string): string | null {
    const before = this.#mended.get(word);
    if (before !== undefined) return before;
    const meant = this.#find(word);
    if (this.#mended.size < CACHE_MAX) this.#mended.set(word, meant);
    return meant;
  }

  #find(word: string): string | null {
    if (this.#known.has(word)) return word;
    for (const change of [0, 1, -1, 2, -2]) {
      const near = this.#byStart
        .get(`${word[0]}${word.length + change}`)
        ?.find((entry) => isNear(word, entry, this.#grave.has(entry) ? 1 : slipsIn(entry)));
      if (near !== undefined) return near;
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
