import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';

const cache = new Map<string, number>();

/** Returns a currency's decimal places: two for euros, none for yen. */
export function currencyDigits(currency: string): number {
  const digits =
    cache.get(currency) ??
    new Intl.NumberFormat(FALLBACK_LANGUAGE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  cache.set(currency, digits);
  return digits;
}
