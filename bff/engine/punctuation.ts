const COMMA: Record<string, string> = { ja: '、', 'zh-Hans': '，', 'zh-Hant': '，', ar: '، ', fa: '، ', ur: '، ' };
const STOP: Record<string, string> = { ja: '。', 'zh-Hans': '。', 'zh-Hant': '。', hi: '।', bn: '।', ur: '۔', th: '' };

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
