const NONE: readonly never[] = [];

/** Maps words to values. A single value is stored without an array, which halves the memory of all languages. */
export class WordIndex<V extends object> {
  readonly #byWord = new Map<string, V | V[]>();
  #longest = 0;

  /** The length of its longest word. */
  get longest(): number {
    return this.#longest;
  }

  add(word: string, value: V): void {
    this.#longest = Math.max(this.#longest, word.length);
    const existing = this.#byWord.get(word);
    if (existing === undefined) this.#byWord.set(word, value);
    else if (Array.isArray(existing)) existing.push(value);
    else this.#byWord.set(word, [existing, value]);
  }

  /** Frees the spare capacity of the arrays, after the last word is added. */
  trim(): void {
    for (const [word, existing] of this.#byWord) if (Array.isArray(existing)) this.#byWord.set(word, existing.slice());
  }

  has(word: string): boolean {
    return this.#byWord.has(word);
  }

  get(word: string): readonly V[] {
    const existing = this.#byWord.get(word);
    if (existing === undefined) return NONE;
    return Array.isArray(existing) ? existing : [existing];
  }
}
