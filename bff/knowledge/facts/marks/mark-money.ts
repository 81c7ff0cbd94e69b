import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currencyDigits } from '../currency-digits.ts';
import { LETTER } from '../letter.ts';
import type { Marking } from './marks.ts';

const FILE = new URL('../../../language/facts/currencies.json', import.meta.url);
const families = z
  .record(z.string(), z.array(z.string().length(3)).min(1))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const names = Object.keys(families)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.$]/g, '\\$&'));
const NAME = `(?<!${LETTER})(?:${names.join('|')})(?!${LETTER})`;
/** In scripts that part no words a name may touch the next, and one of letters the figure before it: "350kč", not "loft 26". */
const SIGN = '(?:円|元|块|원|บาท|€|£|¥|￥|₺|₽|₴|₪|₹|฿|₫|₱|₩|\\$)';
const BARE = `(?:${SIGN}|zł|kč|ft|kr|tl|lei)`;
const AMOUNT = String.raw`(?<!\d|\d[.,:])(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,](\d{2}(?!\d)|[-–—]{1,2}))?`;
const MONEY = new RegExp(
  `(?:(${NAME}|${SIGN}|(?<!${LETTER})(?:zł|kč|ft|kr|tl|lei))\\s?${AMOUNT}|${AMOUNT}\\s?(${NAME}(?!\\d)|${BARE}(?![\\p{L}\\d])|円|元|원|บาท))`,
  'gu',
);
const THOUSAND = 1_000;
const MYRIAD = 10_000;
/** Sums counted in tens of thousands, as East Asia does. */
const MYRIADS = /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s?[만万萬]\s?(?:(\d)\s?[천千]\s?)?(원|円|元|块)/gu;
/** "15.-" and "38,–" are of the house's own money. */
const DASHED = /(?<![\d.,])(\d{1,5})[.,][-–—]{1,2}(?![\d\p{L}])/gu;
const SIGN_BEFORE = /[+±×x*–-]\s?$/u;

/** Marks sums of money; one with a sign before it is a change of a price and no price. */
export function markMoney(marking: Marking, homeCurrency: string): void {
  marking.find(MONEY, (match) => {
    const [, before, whole1, cents1, whole2, cents2, after] = match;
    const currency = currencyOf(before ?? after ?? '', homeCurrency);
    const cents = (cents1 ?? cents2 ?? '').replace(/\D/g, '');
    const whole = (whole1 ?? whole2 ?? '').replace(/\D/g, '');
    if (currency === null) return { kind: 'number', value: Number(whole) };
    const digits = currencyDigits(currency);
    const amountMinor = Number(whole) * 10 ** digits + (digits === 2 && cents !== '' ? Number(cents) : 0);
    if (
      SIGN_BEFORE.test(
        marking.plain.slice(Math.max(0, match.index - 2), match.index).replace(/^\S*[\d\p{L}]\s?[–-]/u, ''),
      )
    )
      return { kind: 'number', value: Number(whole) };
    return { kind: 'money', amountMinor, currency };
  });
  marking.find(MYRIADS, (match) => {
    const [, myriads = '', thousands = '0', name = ''] = match;
    const currency = currencyOf(name, homeCurrency);
    const whole = Number(myriads) * MYRIAD + Number(thousands) * THOUSAND;
    if (currency === null) return { kind: 'number', value: whole };
    return { kind: 'money', amountMinor: Math.round(whole * 10 ** currencyDigits(currency)), currency };
  });
  marking.find(DASHED, ([, whole = '']) => ({
    kind: 'money',
    amountMinor: Number(whole) * 10 ** currencyDigits(homeCurrency),
    currency: homeCurrency,
  }));
  markThousands(marking, homeCurrency);
}

/** What counts its money in thousands writes them short: "150k", "280.000d". */
function markThousands(marking: Marking, currency: string): void {
  if (!IN_THOUSANDS.has(currency)) return;
  marking.find(SHORT_THOUSANDS, ([, amount = '']) => {
    const thousands = Number(amount.replace(',', '.'));
    return { kind: 'money', amountMinor: thousands * THOUSAND * 10 ** currencyDigits(currency), currency };
  });
}

const IN_THOUSANDS: ReadonlySet<string> = new Set(['VND', 'IDR', 'COP', 'LAK', 'UZS', 'IRR', 'PYG']);
const SHORT_THOUSANDS = /(?<![\d.,])(\d{1,4}(?:[.,]\d)?)\s?k(?![\p{L}\d])/gu;

/** Kroner are those of the house; what is no currency of its land and could be several is none. */
function currencyOf(name: string, home: string): string | null {
  const family = families[name] ?? [];
  if (family.length > 1) return family.includes(home) ? home : name === '$' ? 'USD' : null;
  return family[0] ?? null;
}
