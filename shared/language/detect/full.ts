import { franc } from 'franc';
import { type LanguageCode, toLanguageCode } from '../languages.ts';
import type { DetectedLanguage, DetectHints } from './types.ts';

const FROM_FRANC: Record<string, LanguageCode> = {
  arb: 'ar',
  bul: 'bg',
  ben: 'bn',
  cat: 'ca',
  ces: 'cs',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  spa: 'es',
  ekk: 'et',
  pes: 'fa',
  fin: 'fi',
  tgl: 'fil',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  jpn: 'ja',
  kat: 'ka',
  kor: 'ko',
  lit: 'lt',
  lvs: 'lv',
  zlm: 'ms',
  nob: 'nb',
  nld: 'nl',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  srp: 'sr',
  swe: 'sv',
  tha: 'th',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  vie: 'vi',
  cmn: 'zh-Hans',
};

/** The language a guest writes. Never throws. */
export function detect(text: string, hints: DetectHints = {}): DetectedLanguage {
  const found = FROM_FRANC[franc(text, { only: Object.keys(FROM_FRANC), minLength: 12 })];
  if (found !== undefined) return { code: found, confidence: 0.7, source: 'text' };
  const tags = [hints.conversation, hints.page, ...(hints.browser ?? [])].filter((tag) => tag !== undefined);
  const [known] = tags.map(toLanguageCode).filter((code) => code !== null);
  return { code: known ?? 'en', confidence: 0.3, source: known === undefined ? 'default' : 'conversation' };
}
