import type { LanguageCode } from './languages.ts';

/** The languages of the desk and of what is printed for staff, in the order a list shows them: by their own names. */
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
