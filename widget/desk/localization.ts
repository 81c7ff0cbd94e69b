import { configureLocalization } from '@lit/localize';
import { chooseLocale } from '../locales/locale-codes.ts';

/** The languages of the desk, in the order the switch lists them: by their own names. */
export const DESK_LOCALES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'ja', 'zh-Hans'] as const;
export type DeskLocale = (typeof DESK_LOCALES)[number];

const SOURCE = 'en';

/** The desk's locale, and its change; all but English are loaded when they are first wished. */
export const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: DESK_LOCALES.filter((locale) => locale !== SOURCE),
  loadLocale: (locale) => import(`./locales/generated/${locale}.ts`),
});

/** The desk's locale for a person: what they chose, else the first of their browser's wishes that we speak, else English. */
export function chooseDeskLocale(kept: DeskLocale | null, wishes: readonly string[]): DeskLocale {
  return toDeskLocale(chooseLocale([kept, ...wishes], DESK_LOCALES)) ?? SOURCE;
}

/** The locale of a kept or wished tag, or null where the desk does not speak it. */
export function toDeskLocale(tag: unknown): DeskLocale | null {
  return DESK_LOCALES.find((locale) => locale === tag) ?? null;
}
