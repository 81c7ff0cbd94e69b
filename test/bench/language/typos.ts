const WORD_LETTERS_MIN = 5;

/** Adds one typing error to every third longer word (a letter swapped, left out, doubled or replaced). */
export function mistype(text: string): string {
  let seed = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  return text.replace(/[a-z]+/gi, (word) => {
    if (word.length < WORD_LETTERS_MIN || next(3) !== 0) return word;
    const place = 1 + next(word.length - 2);
    const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
    switch (next(4)) {
      case 0:
        return `${before}${after[0] ?? ''}${letter}${after.slice(1)}`;
      case 1:
        return `${before}${after}`;
      case 2:
        return `${before}${letter}${letter}${after}`;
      default:
        return `${before}${'etaoinsr'[next(8)] ?? 'e'}${after}`;
    }
  });
}
