import { configureLocalization } from '@lit/localize';
import { LOCALES } from '../locales/launcher-texts.ts';

const SOURCE = 'en';

/** A page has one locale: a second widget in another language would also change the locale of the first widget. */
export const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: LOCALES.filter((locale) => locale !== SOURCE),
  loadLocale: (locale) => import(`../locales/generated/${locale}.ts`),
});
