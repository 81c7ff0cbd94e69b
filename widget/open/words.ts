import words from './words.json' with { type: 'json' };

/** The texts of the page. */
interface Words {
  /** The button that uses the link. */
  goOn: string;
  /** Shown for a link that was used or has expired. */
  over: string;
}

const WORDS: Readonly<Record<string, Words>> = words;
const ENGLISH_WORDS: Words = words.en;

/** The words in the visitor's first available language, with its writing direction; else English. */
export function wordsFor(languages: readonly string[]): {
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
} {
  for (const tag of languages) {
    const { language, script } = new Intl.Locale(tag).maximize();
    const name = [`${language}-${script}`, language === 'no' ? 'nb' : language].find((one) => one in WORDS);
    const translation = name === undefined ? undefined : WORDS[name];
    if (name !== undefined && translation !== undefined)
      return { language: name, direction: RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr', words: translation };
  }
  return { language: 'en', direction: 'ltr', words: ENGLISH_WORDS };
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr']);
