/** The 45 languages guests are answered in: BCP 47 tags and own names. */
export const LANGUAGES = {
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fil: 'Filipino',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  ja: '日本語',
  ka: 'ქართული',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sr: 'Српски',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const;

/** The language used when the guest's is unknown. */
export const FALLBACK_LANGUAGE = 'en' satisfies keyof typeof LANGUAGES;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = /* @__PURE__ */ Object.keys(LANGUAGES) as LanguageCode[];

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Other tags that browsers send for our languages. */
const ALIAS: Record<string, LanguageCode> = {
  no: 'nb',
  nn: 'nb',
  tl: 'fil',
  iw: 'he',
  in: 'id',
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
};

/** The text direction of a language. */
export function direction(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
}

/** Our code for a BCP 47 tag ("de-AT" → "de", "zh-TW" → "zh-Hant"), or null if unsupported. */
export function toLanguageCode(tag: string): LanguageCode | null {
  return matchLanguage(tag, LANGUAGE_CODES);
}

/** The code that a BCP 47 tag matches, or null. */
export function matchLanguage<Code extends string>(tag: string, codes: readonly Code[]): Code | null {
  const parts = tag.toLowerCase().split(/[-_]/);
  for (let count = parts.length; count > 0; count--) {
    const candidate = parts.slice(0, count).join('-');
    const normalized = (ALIAS[candidate] ?? candidate).toLowerCase();
    const match = codes.find((code) => code.toLowerCase() === normalized);
    if (match !== undefined) return match;
  }
  return null;
}
