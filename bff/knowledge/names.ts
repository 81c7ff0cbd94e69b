const LATIN = /^[a-z]+$/;
const NAME_LETTERS_MIN = 4;
const NAME_KEY_LETTERS = 6;

/** Returns the key of a name: its first letters, which stay the same across languages. */
export function nameKey(word: string): string {
  return word.slice(0, NAME_KEY_LETTERS);
}

/** Whether other languages may spell the word alike. */
export function mayBeName(word: string): boolean {
  return word.length >= NAME_LETTERS_MIN && LATIN.test(word);
}
