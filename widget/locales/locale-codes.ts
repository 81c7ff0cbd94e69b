import { direction, matchLanguage } from '../../shared/language/languages.ts';

export { direction };

/** Picks the first of the guest's wishes (BCP 47 tags) that is on offer; `en` where none is. */
export function chooseLocale(wishes: readonly (string | null | undefined)[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish ? matchLanguage(wish, offered) : null;
    if (code !== null) return code;
  }
  return 'en';
}
