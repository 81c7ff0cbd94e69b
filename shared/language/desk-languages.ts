import type { LanguageCode } from './languages.ts';

/** Languages of the desk and of printed reports, in list order, with their own names. */
export const DESK_LANGUAGES = [
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'tr',
  'ar',
  'ja',
  'zh-Hans',
] as const satisfies readonly LanguageCode[];
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];
