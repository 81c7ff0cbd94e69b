import { configureLocalization } from '@lit/localize';
import { LOCALES } from '../locales/launcher-texts.ts';

const SOURCE = 'en';

/** One locale per page: a second widget in another language would change the first one's too. */
export const { getLocale, setLocale } = configureLocalization({
  sourceLocale: SOURCE,
  targetLocales: LOCALES.filter((locale) => locale !== SOURCE),
  loadLocale: (locale) => import(`../locales/generated/${locale}.ts`),
});
