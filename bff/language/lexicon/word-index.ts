const NONE: readonly never[] = [];

/**
 * Values by words. Most words have one, which is kept without a list around it: of all languages together that is half of
 * what their words weigh.
 */
export class WordIndex<V extends object> {
  readonly #byWord = new Map<string, V | V[]>();
  #longest = 0;

  /** The letters of its longest word. */
  get longest(): number {
    return this.#longest;
  }

  add(word: string, value: V): void {
    this.#longest = Math.max(this.#longest, word.length);
    const known = this.#byWord.get(word);
    if (known === undefined) this.#byWord.set(word, value);
    else if (Array.isArray(known)) known.push(value);
    else this.#byWord.set(word, [known, value]);
  }

  /** Gives back the room that lists keep for more: after the last word was added. */
  trim(): void {
    for (const [word, known] of this.#byWord) if (Array.isArray(known)) this.#byWord.set(word, known.slice());
  }

  has(word: string): boolean {
    return this.#byWord.has(word);
  }

  get(word: string): readonly V[] {
    const known = this.#byWord.get(word);
    if (known === undefined) return NONE;
    return Array.isArray(known) ? known : [known];
  }
}
