/**
 * Words by their first letter and length. Once closed, the words of a bucket are one string: a word by itself takes five times
 * its letters, and each language knows thousands.
 */
export class WordBuckets {
  #open: Map<string, Set<string>> | null = new Map();
  readonly #closed = new Map<string, string>();

  /** Adds a word that is not empty. Throws once closed. */
  add(word: string): void {
    if (this.#open === null) throw new Error('the list of words is closed');
    const key = keyOf(word[0] ?? '', word.length);
    const bucket = this.#open.get(key);
    if (bucket === undefined) this.#open.set(key, new Set([word]));
    else bucket.add(word);
  }

  /** After the last word was added. */
  close(): void {
    for (const [key, words] of this.#open ?? []) this.#closed.set(key, [...words].join(''));
    this.#open = null;
  }

  has(word: string): boolean {
    const key = keyOf(word[0] ?? '', word.length);
    if (this.#open !== null) return this.#open.get(key)?.has(word) === true;
    const all = this.#closed.get(key) ?? '';
    let place = all.indexOf(word);
    while (place % word.length > 0) place = all.indexOf(word, place + 1);
    return place >= 0;
  }

  /** The words that begin with a letter and have so many, in the order in which they were added; none before it is closed. */
  *list(letter: string, length: number): Generator<string> {
    const all = this.#closed.get(keyOf(letter, length)) ?? '';
    for (let place = 0; place < all.length; place += length) yield all.slice(place, place + length);
  }
}

function keyOf(letter: string, length: number): string {
  return `${letter}${length}`;
}
