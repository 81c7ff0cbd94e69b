import type { LanguagePack } from '../pack.ts';
import type { Scan } from './scan.ts';

const CURRENCIES: Record<string, string> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  ευρώ: 'EUR',
  евро: 'EUR',
  євро: 'EUR',
  يورو: 'EUR',
  ユーロ: 'EUR',
  유로: 'EUR',
  欧元: 'EUR',
  歐元: 'EUR',
  ยูโร: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  jpy: 'JPY',
  円: 'JPY',
  yen: 'JPY',
  元: 'CNY',
  cny: 'CNY',
  rmb: 'CNY',
  人民币: 'CNY',
  人民幣: 'CNY',
  nt$: 'TWD',
  ntd: 'TWD',
  twd: 'TWD',
  台币: 'TWD',
  台幣: 'TWD',
  新台币: 'TWD',
  新台幣: 'TWD',
  圓: 'TWD',
  hk$: 'HKD',
  hkd: 'HKD',
  港币: 'HKD',
  港幣: 'HKD',
  us$: 'USD',
  美元: 'USD',
  달러: 'USD',
  ドル: 'USD',
  a$: 'AUD',
  aud: 'AUD',
  c$: 'CAD',
  cad: 'CAD',
  nz$: 'NZD',
  nzd: 'NZD',
  s$: 'SGD',
  sgd: 'SGD',
  krw: 'KRW',
  isk: 'ISK',
  bgn: 'BGN',
  лв: 'BGN',
  грн: 'UAH',
  uah: 'UAH',
  руб: 'RUB',

  chf: 'CHF',
  francs: 'CHF',
  'fr.': 'CHF',
  franken: 'CHF',
  zł: 'PLN',
  pln: 'PLN',
  kč: 'CZK',
  czk: 'CZK',
  ft: 'HUF',
  huf: 'HUF',
  kr: 'SEK',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  '₽': 'RUB',
  rub: 'RUB',
  '₺': 'TRY',
  tl: 'TRY',
  try: 'TRY',
  '₴': 'UAH',
  '฿': 'THB',
  thb: 'THB',
  บาท: 'THB',
  '₫': 'VND',
  vnd: 'VND',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  '₪': 'ILS',
  aed: 'AED',
  sar: 'SAR',
  rm: 'MYR',
  rp: 'IDR',
  idr: 'IDR',
  lei: 'RON',
  ron: 'RON',
  '₾': 'GEL',
  gel: 'GEL',
};

const UNIT = Object.keys(CURRENCIES)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[.$]/g, '\\$&'))
  .join('|');
const AMOUNT = '\\d{1,3}(?:[., \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const AFTER = new RegExp(`(?<![\\d.,])(${AMOUNT})\\s?(${UNIT})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])`, 'gu');
const BEFORE = new RegExp(`(?<![\\p{Script=Latin}])(${UNIT})\\s?(${AMOUNT})(?![\\d])`, 'gu');

/** One word or sign for several currencies: which is meant, the language tells. */
const LOCAL: Partial<Record<string, Record<string, string>>> = {
  'zh-Hant': { 元: 'TWD', $: 'TWD' },
  'zh-Hans': { '¥': 'CNY' },
  nb: { kr: 'NOK' },
  da: { kr: 'DKK' },
  is: { kr: 'ISK' },
  ur: { rs: 'PKR' },
};

/** Sums with their currency; the amount is a decimal in plain digits with a point. */
export function findMoney(scan: Scan, { code }: LanguagePack): void {
  if (!scan.hasDigit) return;
  scan.find(AFTER, ([, amount = '', unit = ''], text) => toMoney(amount, unit, text, code));
  scan.find(BEFORE, ([, unit = '', amount = ''], text) => toMoney(amount, unit, text, code));
}

function toMoney(written: string, unit: string, text: string, code: string) {
  const currency = LOCAL[code]?.[unit] ?? CURRENCIES[unit];
  if (currency === undefined) return null;
  return { type: 'money' as const, text, value: { amount: readAmount(written), currency } };
}

/** "1.234,50" and "1,234.50" are both 1234.50: a last group of three digits is thousands, of one or two is cents. */
export function readAmount(written: string): string {
  const [, whole = written, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/[\s\u00a0]/g, '')) ?? [];
  const units = whole.replace(/[.,]/g, '');
  return cents === undefined ? units : `${units}.${cents.padEnd(2, '0')}`;
}
