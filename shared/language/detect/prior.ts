import { type LanguageCode, toLanguageCode } from '../languages.ts';
import type { DetectedLanguage, DetectHints } from './types.ts';

/** A language expected before the guest wrote, with its weight in log odds. */
export interface Prior {
  code: LanguageCode;
  weight: number;
  source: DetectedLanguage['source'];
}

/** Fitted by hand on the development half: settles a tie between similar languages, but does not outvote clear text. */
const CONVERSATION_WEIGHT = 1.5;
const BROWSER_WEIGHT = 1.3;
const SECOND_BROWSER_WEIGHT = 0.5;
const PAGE_WEIGHT = 0.5;
const COUNTRY_WEIGHT = 0.7;
const BROWSER_LANGUAGES_MAX = 4;

/** Languages of countries whose code is not also a language tag. */
const COUNTRY_LANGUAGE: Readonly<Record<string, LanguageCode>> = {
  ...{
    AT: 'de',
    AU: 'en',
    BR: 'pt',
    BD: 'bn',
    CA: 'en',
    CH: 'de',
    CN: 'zh-Hans',
    CZ: 'cs',
    DE: 'de',
    DK: 'da',
    EE: 'et',
    EG: 'ar',
  },
  ...{
    ES: 'es',
    FI: 'fi',
    FR: 'fr',
    GB: 'en',
    GE: 'ka',
    GR: 'el',
    HK: 'zh-Hant',
    HR: 'hr',
    HU: 'hu',
    ID: 'id',
    IE: 'en',
    IL: 'he',
    IN: 'hi',
  },
  ...{
    IR: 'fa',
    IS: 'is',
    IT: 'it',
    JP: 'ja',
    KR: 'ko',
    LT: 'lt',
    LV: 'lv',
    MX: 'es',
    MY: 'ms',
    NL: 'nl',
    NO: 'nb',
    PH: 'fil',
    PK: 'ur',
  },
  ...{
    PL: 'pl',
    PT: 'pt',
    RO: 'ro',
    RS: 'sr',
    RU: 'ru',
    SA: 'ar',
    SE: 'sv',
    SI: 'sl',
    SK: 'sk',
    TH: 'th',
    TR: 'tr',
    TW: 'zh-Hant',
  },
  ...{ AE: 'ar', AR: 'es', BG: 'bg', CL: 'es', CO: 'es', UA: 'uk', US: 'en', VN: 'vi' },
};

/** The hints' languages, most trusted first. Unsupported languages are left out. */
export function readPriors({ conversation, browser, page, country }: DetectHints): Prior[] {
  const priors: Prior[] = [];
  const add = (tag: string | undefined, weight: number, source: Prior['source']): void => {
    const code = tag === undefined ? null : toLanguageCode(tag);
    if (code !== null) priors.push({ code, weight, source });
  };
  add(conversation, CONVERSATION_WEIGHT, 'conversation');
  for (const [i, tag] of (browser ?? []).slice(0, BROWSER_LANGUAGES_MAX).entries())
    add(tag, i === 0 ? BROWSER_WEIGHT : SECOND_BROWSER_WEIGHT, 'browser');
  add(page, PAGE_WEIGHT, 'page');
  add(country === undefined ? undefined : COUNTRY_LANGUAGE[country.toUpperCase()], COUNTRY_WEIGHT, 'browser');
  return priors;
}
