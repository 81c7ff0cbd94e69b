import { configureLocalization } from '@lit/localize';
import { DESK_LANGUAGES, type DeskLanguage } from '../../shared/language/desk-languages.ts';
import { direction } from '../../shared/language/languages.ts';
import { chooseLocale } from '../locales/locale-codes.ts';

/** The languages of the desk, in the order of the language switch. */
export const DESK_LOCALES = DESK_LANGUAGES;
export type DeskLocale = DeskLanguage;

const SOURCE = 'en';

/** The texts of Web Awesome's controls ("Close", "Clear entry") in our languages. */
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

/** The desk's locale and the function to change it. Texts other than English are loaded on first use. */
export const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: DESK_LOCALES.filter((locale) => locale !== SOURCE),
  loadLocale: async (locale) => {
    const [texts] = await Promise.all([import(`./locales/generated/${locale}.ts`), CONTROLS[locale]?.()]);
    return texts;
  },
});

/** The desk's locale for a person: their choice, else the first supported language of their browser, else English. */
export function chooseDeskLocale(kept: DeskLocale | null, wishes: readonly string[]): DeskLocale {
  return toDeskLocale(chooseLocale([kept, ...wishes], DESK_LOCALES)) ?? SOURCE;
}

/** The locale of a stored or requested tag; null if the desk does not support it. */
export function toDeskLocale(tag: unknown): DeskLocale | null {
  return DESK_LOCALES.find((locale) => locale === tag) ?? null;
}

/** Switches the whole page to a language. Web Awesome's controls read language and direction from the page. */
export async function speakOnPage(locale: DeskLocale): Promise<void> {
  await setLocale(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
}
