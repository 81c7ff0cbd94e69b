/** Longest text looked at, in UTF-16 units: more says nothing new and would only cost time. */
const TEXT_CHARS_MAX = 240;
/** Longest run of characters that is a feature; a whole word may be longer. */
const GRAM_CHARS_MAX = 5;
const WORD_CHARS_MAX = 14;

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const SPACELESS = /[\u3400-\u9fff\uf900-\ufaff]/;

let lastText = '';
let lastWords: readonly string[] = [];

/** The words of a text in lower case, composed, with one kind of apostrophe. The last text's are kept: each vote asks for them. */
export function cutWords(text: string): readonly string[] {
  if (text !== lastText) {
    lastWords = readWords(text);
    lastText = text;
  }
  return lastWords;
}

function readWords(text: string): readonly string[] {
  const lower = text.slice(0, TEXT_CHARS_MAX).replaceAll('İ', 'i').toLowerCase().normalize('NFC').replaceAll('’', "'");
  return lower.match(WORD) ?? [];
}

/**
 * Hands each feature of the words to `visit`: runs of one to five characters ("_" where a word begins and ends) and
 * whole words. Han text has no words: its characters and pairs. Returns how many characters the words have.
 */
export function visitFeatures(words: readonly string[], visit: (feature: string) => void): number {
  let chars = 0;
  for (const word of words) {
    chars += word.length;
    const spaceless = SPACELESS.test(word);
    const padded = spaceless ? word : `_${word}_`;
    const longest = spaceless ? 2 : GRAM_CHARS_MAX;
    for (let start = 0; start < padded.length; start++) {
      const last = Math.min(longest, padded.length - start);
      for (let length = 1; length <= last; length++) {
        if (length === 1 && padded[start] === '_') continue;
        visit(padded.slice(start, start + length));
      }
    }
    if (padded.length > longest && padded.length <= WORD_CHARS_MAX + 2) visit(padded);
  }
  return chars;
}
