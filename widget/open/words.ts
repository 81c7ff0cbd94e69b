import words from './words.json' with { type: 'json' };

/** What the page says. */
interface Words {
  /** The button that uses the link. */
  goOn: string;
  /** A link that was used or is too old, and what to do. */
  over: string;
}

const KNOWN: Readonly<Record<string, Words>> = words;
const ENGLISH: Words = words.en;

/** The words in the first of the visitor's languages that has them, and how that is written; else in English. */
export function wordsFor(languages: readonly string[]): {
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
} {
  for (const tag of languages) {
    const { language, script } = new Intl.Locale(tag).maximize();
    const name = [`${language}-${script}`, language === 'no' ? 'nb' : language].find((one) => one in KNOWN);
    const found = name === undefined ? undefined : KNOWN[name];
    if (name !== undefined && found !== undefined)
      return { language: name, direction: RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr', words: found };
  }
  return { language: 'en', direction: 'ltr', words: ENGLISH };
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr']);
