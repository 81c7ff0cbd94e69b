import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';

const known = new Map<string, number>();

/** How many digits a currency has behind its point: two for euros, none for yen. */
export function currencyDigits(currency: string): number {
  const digits =
    known.get(currency) ??
    new Intl.NumberFormat(FALLBACK_LANGUAGE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  known.set(currency, digits);
  return digits;
}
