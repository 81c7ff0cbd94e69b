import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import type { Scan } from './scan.ts';

/** Currencies by sign, code and name. Signs and codes are the same in all languages; names come from the packs. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'EUR USD GBP JPY CNY TWD HKD AUD CAD NZD SGD KRW ISK BGN UAH CHF PLN CZK HUF SEK NOK DKK RUB TRY THB VND INR AED SAR IDR RON GEL'
      .split(' ')
      .map((code) => [code.toLowerCase(), code]),
  ),
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  rmb: 'CNY',
  nt$: 'TWD',
  ntd: 'TWD',
  hk$: 'HKD',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₩': 'KRW',
  '₹': 'INR',
  '₪': 'ILS',
  '₾': 'GEL',
  ...Object.assign({}, ...PACKS.map(({ currencies }) => currencies ?? {})),
};

const UNIT = Object.keys(CURRENCIES)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[.$]/g, '\\$&'))
  .join('|');
const AMOUNT = '\\d{1,3}(?:[., \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const AFTER = new RegExp(`(?<!\\d[.,]?)(${AMOUNT})\\s?(${UNIT})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])`, 'gu');
const BEFORE = new RegExp(`(?<![\\p{Script=Latin}])(${UNIT})\\s?(${AMOUNT})(?![\\d])`, 'gu');

/** Finds sums of money. The amount becomes a decimal in plain digits with a point. */
export function findMoney(scan: Scan, pack: LanguagePack): void {
  if (!scan.hasDigit) return;
  scan.find(AFTER, ([, amount = '', unit = ''], text) => toMoney(amount, unit, text, pack));
  scan.find(BEFORE, ([, unit = '', amount = ''], text) => toMoney(amount, unit, text, pack));
}

function toMoney(written: string, unit: string, text: string, { localCurrencies }: LanguagePack) {
  const currency = localCurrencies?.[unit] ?? CURRENCIES[unit];
  if (currency === undefined) return null;
  return { type: 'money' as const, text, value: { amount: readAmount(written), currency } };
}

/**
 * "1.234,50" and "1,234.50" are both 1234.50: a last group of three digits is thousands, one of one or two digits is
 * cents.
 */
function readAmount(written: string): string {
  const [, whole = written, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/[\s\u00a0]/g, '')) ?? [];
  const units = whole.replace(/[.,]/g, '');
  return cents === undefined ? units : `${units}.${cents.padEnd(2, '0')}`;
}
