/** Longest text looked at, in UTF-16 units: more says nothing new and would only cost time. */
const TEXT_CHARS_MAX = 240;
/** Longest run of characters that is a feature; a whole word may be longer. */
const GRAM_CHARS_MAX = 5;
const HAN_GRAM_CHARS_MAX = 2;
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

/** A word as its features are read from it. */
export interface PaddedWord {
  /** With "_" where it begins and ends. Han text has no words, and no ends. */
  text: string;
  /** Each run of up to so many characters is a feature. */
  gramChars: number;
  /** The whole is a feature too, though longer. */
  whole: boolean;
}

/** A word with its ends marked. */
export function padWord(word: string): PaddedWord {
  if (SPACELESS.test(word)) return padded(word, HAN_GRAM_CHARS_MAX);
  return padded(`_${word}_`, GRAM_CHARS_MAX);
}

function padded(text: string, gramChars: number): PaddedWord {
  return { text, gramChars, whole: text.length > gramChars && text.length <= WORD_CHARS_MAX + 2 };
}

/**
 * Hands each feature of the words to `visit`: runs of one to five characters ("_" where a word begins and ends) and
 * whole words; of Han text characters and pairs. Models are fitted on these; `unpackModel` reads the same ones from its
 * tree. Returns how many characters the words have.
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
