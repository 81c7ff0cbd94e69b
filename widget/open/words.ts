import words from './words.json' with { type: 'json' };

/** What the page says. */
interface Words {
  /** The button that uses the link. */
  goOn: string;
  /** Shown for a link that was used or has expired. */
  over: string;
}

const KNOWN: Readonly<Record<string, Words>> = words;
const ENGLISH: Words = words.en;

/** The words in the visitor's first available language, with its writing direction; else English. */
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
