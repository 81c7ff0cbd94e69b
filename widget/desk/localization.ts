import { configureLocalization } from '@lit/localize';
import { DESK_LANGUAGES, type DeskLanguage } from '../../shared/language/desk-languages.ts';
import { direction } from '../../shared/language/languages.ts';
import { chooseLocale } from '../locales/locale-codes.ts';

/** The languages of the desk, in the order the switch lists them: by their own names. */
export const DESK_LOCALES = DESK_LANGUAGES;
export type DeskLocale = DeskLanguage;

const SOURCE = 'en';

/** What Web Awesome's controls say themselves ("Close", "Clear entry"), in our languages. */
const CONTROLS: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('@awesome.me/webawesome/dist/translations/ar.js'),
  de: () => import('@awesome.me/webawesome/dist/translations/de.js'),
  es: () => import('@awesome.me/webawesome/dist/translations/es.js'),
  fr: () => import('@awesome.me/webawesome/dist/translations/fr.js'),
  it: () => import('@awesome.me/webawesome/dist/translations/it.js'),
  ja: () => import('@awesome.me/webawesome/dist/translations/ja.js'),
  nl: () => import('@awesome.me/webawesome/dist/translations/nl.js'),
  pl: () => import('@awesome.me/webawesome/dist/translations/pl.js'),
  pt: () => import('@awesome.me/webawesome/dist/translations/pt.js'),
  tr: () => import('@awesome.me/webawesome/dist/translations/tr.js'),
  'zh-Hans': () => import('@awesome.me/webawesome/dist/translations/zh-cn.js'),
};

/** The desk's locale, and its change; all but English are loaded when they are first wished. */
export const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: DESK_LOCALES.filter((locale) => locale !== SOURCE),
  loadLocale: async (locale) => {
    const [texts] = await Promise.all([import(`./locales/generated/${locale}.ts`), CONTROLS[locale]?.()]);
    return texts;
  },
});

/** The desk's locale for a person: what they chose, else the first of their browser's wishes that we speak, else English. */
export function chooseDeskLocale(kept: DeskLocale | null, wishes: readonly string[]): DeskLocale {
  return toDeskLocale(chooseLocale([kept, ...wishes], DESK_LOCALES)) ?? SOURCE;
}

/** The locale of a kept or wished tag, or null where the desk does not speak it. */
export function toDeskLocale(tag: unknown): DeskLocale | null {
  return DESK_LOCALES.find((locale) => locale === tag) ?? null;
}

/** Shows the whole page in a language. Web Awesome's controls read theirs, and the direction, from the page. */
export async function speakOnPage(locale: DeskLocale): Promise<void> {
  await setLocale(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}
