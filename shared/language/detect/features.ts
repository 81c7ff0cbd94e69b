/** Longest text examined, in UTF-16 units; more takes time and adds nothing. */
const TEXT_CHARS_MAX = 240;
/** Longest run of characters used as a feature; whole words may be longer. */
const GRAM_CHARS_MAX = 5;
const HAN_GRAM_CHARS_MAX = 2;
const WORD_CHARS_MAX = 14;

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const SPACELESS = /[\u3400-\u9fff\uf900-\ufaff]/;

let lastText = '';
let lastWords: readonly string[] = [];

/** Splits a text into normalised lower-case words. The last text is cached, because each vote needs it. */
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

/** A word, prepared for reading its features. */
export interface PaddedWord {
  /** With "_" at both ends. Han text has no word boundaries. */
  text: string;
  /** Runs up to this length are features. */
  gramChars: number;
  /** Whether the whole word is a feature too. */
  whole: boolean;
}

/** Marks both ends of a word. */
export function padWord(word: string): PaddedWord {
  if (SPACELESS.test(word)) return padded(word, HAN_GRAM_CHARS_MAX);
  return padded(`_${word}_`, GRAM_CHARS_MAX);
}

function padded(text: string, gramChars: number): PaddedWord {
  return { text, gramChars, whole: text.length > gramChars && text.length <= WORD_CHARS_MAX + 2 };
}

/**
 * Calls `visit` for each feature: runs of one to five characters ("_" marks word boundaries) and whole words; for Han text
 * characters and pairs. Training uses these, and `unpackModel` reads the same ones. Returns the number of characters.
 */
export function visitFeatures(words: readonly string[], visit: (feature: string) => void): number {
  let chars = 0;
  for (const word of words) {
    chars += word.length;
    const { text, gramChars, whole } = padWord(word);
    for (let start = 0; start < text.length; start++) {
      const last = Math.min(gramChars, text.length - start);
      for (let length = 1; length <= last; length++) {
        if (length === 1 && text[start] === '_') continue;
        visit(text.slice(start, start + length));
      }
    }
    if (whole) visit(text);
  }
  return chars;
}
