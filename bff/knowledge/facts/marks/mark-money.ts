import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { currencyDigits } from '../currency-digits.ts';
import { LETTER } from '../letter.ts';
import type { Marking } from './marks.ts';

const FILE = new URL('../../../language/facts/currencies.json', import.meta.url);
const words = z.array(z.string().min(1)).min(1);
const codes = z.array(z.string().length(3)).min(1);
/** The words and signs for money. */
const moneySchema = z.strictObject({
  /** Names of money, with the currencies that use them. */
  names: z.record(z.string(), codes),
  /** Names in scripts without spaces, which may touch the next word. */
  signs: words,
  /** Short names of letters, which may touch the figure before them: "350 kr". */
  short: words,
  /** Short names that may also touch the word behind them. */
  suffixes: words,
  /** Words for sums counted in tens of thousands. */
  myriads: z.strictObject({ tenThousand: words, thousand: words, names: words }),
  /** Currencies whose sums are often written in thousands. */
  inThousands: codes,
});
const moneyWords = moneySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

const anyOf = (ones: readonly string[]): string => ones.map((one) => one.replace(/[.$]/g, '\\$&')).join('|');
const NAME = `(?<!${LETTER})(?:${anyOf(Object.keys(moneyWords.names).toSorted((a, b) => b.length - a.length))})(?!${LETTER})`;
const SIGN = `(?:${anyOf(moneyWords.signs)})`;
const SHORT = anyOf(moneyWords.short);
/** A short name may touch the figure before it, but not a word: "350kr", not "loft 26". */
const BARE = `(?:${SIGN}|${SHORT})`;
const AMOUNT = String.raw`(?<!\d|\d[.,:])(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,](\d{2}(?!\d)|[-–—]{1,2}))?`;
const MONEY = new RegExp(
  `(?:(${NAME}|${SIGN}|(?<!${LETTER})(?:${SHORT}))\\s?${AMOUNT}|${AMOUNT}\\s?(${NAME}(?!\\d)|${BARE}(?![\\p{L}\\d])|${anyOf(moneyWords.suffixes)}))`,
  'gu',
);
const THOUSAND = 1_000;
const MYRIAD = 10_000;
/** Sums counted in tens of thousands, as in East Asia. */
const { tenThousand, thousand, names } = moneyWords.myriads;
const MYRIADS = new RegExp(
  `(?<![\\d.,])(\\d{1,4}(?:\\.\\d)?)\\s?(?:${anyOf(tenThousand)})\\s?(?:(\\d)\\s?(?:${anyOf(thousand)})\\s?)?(${anyOf(names)})`,
  'gu',
);
/** "15.-" and "38,–": sums in the house's own currency. */
const DASHED = /(?<![\d.,])(\d{1,5})[.,][-–—]{1,2}(?![\d\p{L}])/gu;
const SIGN_BEFORE = /[+±×x*–-]\s?$/u;

/** Marks sums of money. A sum with a sign before it changes a price and is no price itself. */
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

/** Marks sums written in thousands: "150k", "280.000d". */
function markThousands(marking: Marking, currency: string): void {
  if (!IN_THOUSANDS.has(currency)) return;
  marking.find(SHORT_THOUSANDS, ([, amount = '']) => {
    const thousands = Number(amount.replace(',', '.'));
    return { kind: 'money', amountMinor: thousands * THOUSAND * 10 ** currencyDigits(currency), currency };
  });
}

const IN_THOUSANDS: ReadonlySet<string> = new Set(moneyWords.inThousands);
const SHORT_THOUSANDS = /(?<![\d.,])(\d{1,4}(?:[.,]\d)?)\s?k(?![\p{L}\d])/gu;

/** Returns the currency of a name. For an ambiguous one ("kroner"), the house's currency if it fits; otherwise null. */
function currencyOf(name: string, home: string): string | null {
  const family = moneyWords.names[name] ?? [];
  if (family.length > 1) return family.includes(home) ? home : name === '$' ? 'USD' : null;
  return family[0] ?? null;
}
