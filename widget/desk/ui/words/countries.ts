import { deskLocale } from './format.ts';

const FIRST = 'A'.charCodeAt(0);
const LETTERS = Array.from({ length: 26 }, (_, nr) => String.fromCharCode(FIRST + nr));
const cachedLists = new Map<string, readonly { code: string; name: string }[]>();

/** The countries (ISO 3166-1) by name in the desk's language. Codes without a name in this browser are left out. */
export function listCountries(): readonly { code: string; name: string }[] {
  const locale = deskLocale();
  const known = cachedLists.get(locale);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const canonical = (code: string) => new Intl.Locale('und', { region: code }).region === code;
  const found = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((code) => {
    const name = isCountry(code) && canonical(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [{ code, name }];
  });
  const list = found.sort((a, b) => a.name.localeCompare(b.name, locale));
  cachedLists.set(locale, list);
  return list;
}

/** Excludes codes that are not countries: private use, groups of countries, unknown. */
function isCountry(code: string): boolean {
  return !/^(?:AA|Q[M-Z]|X[A-JL-Z]|ZZ|EU|EZ|UN)$/.test(code);
}
