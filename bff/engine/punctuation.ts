const COMMA: Record<string, string> = { ja: '、', 'zh-Hans': '，', 'zh-Hant': '，', ar: '، ', fa: '، ', ur: '، ' };
const STOP: Record<string, string> = { ja: '。', 'zh-Hans': '。', 'zh-Hant': '。', hi: '।', bn: '।', ur: '۔', th: '' };

const QUOTES: Record<string, readonly [string, string]> = {
  ...same(['de', 'cs', 'sk', 'sl', 'hr', 'bg', 'is', 'lt', 'ka', 'et'], '„', '“'),
  ...same(['pl', 'ro', 'hu', 'nl', 'sr'], '„', '”'),
  ...same(['fr'], '« ', ' »'),
  ...same(['es', 'it', 'pt', 'ca', 'ru', 'uk', 'el', 'nb', 'lv', 'fa', 'ar'], '«', '»'),
  ...same(['da', 'fi', 'sv'], '”', '”'),
  ...same(['ja', 'zh-Hant'], '「', '」'),
};

function same(languages: readonly string[], begin: string, end: string): Record<string, readonly [string, string]> {
  return Object.fromEntries(languages.map((language) => [language, [begin, end]]));
}

/** Somebody's words, marked as such. */
export function inQuotes(text: string, language: string): string {
  const [begin, end] = QUOTES[language] ?? ['“', '”'];
  return `${begin}${text}${end}`;
}

/** Between the items of a list, as the language writes it. */
export function commaOf(language: string): string {
  return COMMA[language] ?? ', ';
}

/** At the end of a sentence. */
export function stopOf(language: string): string {
  return STOP[language] ?? '.';
}

/** Between a label and what it says. */
export function colonOf(language: string): string {
  if (language === 'fr') return ' : ';
  return /^(?:ja|zh)/.test(language) ? '：' : ': ';
}
