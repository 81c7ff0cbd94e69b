const LATIN = /^[a-z]+$/;
const NAME_LETTERS_MIN = 4;
const NAME_KEY_LETTERS = 6;

/** The beginning by which a name is known across languages. */
export function nameKey(word: string): string {
  return word.slice(0, NAME_KEY_LETTERS);
}

/** Could the word be spelt alike elsewhere? */
export function mayBeName(word: string): boolean {
  return word.length >= NAME_LETTERS_MIN && LATIN.test(word);
}
