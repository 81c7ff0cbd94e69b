import { keepByKey } from '../../base/keep-by-key.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { findPack, listOfAll, PACKS } from '../../language/pack/packs.ts';
import { dateFormat, numberFormat } from '../../language/saying/formats.ts';
import { say } from '../../language/saying/say.ts';
import { hasNegation } from '../utterance/negation.ts';
import { findAnswerPolarity, mentionsFree, splitSentences } from './answer-polarity.ts';
import { opensWithDenial } from './opening-denial.ts';
import { findUnits, type PriceUnit, readCredentials } from './unit-words.ts';

/**
 * A value in the hotel's text that can be said in any language. It is taken from the text only and is no fact of the
 * house.
 */
export type QuotedValue =
  | { kind: 'yes' | 'no' | 'free' }
  | { kind: 'price'; amount: number; currency: string; units: PriceUnit[] }
  | { kind: 'hours'; from: string; to: string }
  | { kind: 'from' | 'until'; time: string }
  | { kind: 'minutes'; count: number }
  | { kind: 'distance'; value: number; unit: 'kilometer' | 'meter' | 'mile' }
  | { kind: 'network' | 'password'; word: string }
  | { kind: 'mail'; address: string };

const VALUES_MAX = 6;
const UNIT_REACH = 28;
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['¥', 'JPY'],
  ...PACKS.flatMap(({ pricedIn }) => Object.entries(pricedIn ?? {})),
]);
const BEHIND = PACKS.flatMap(({ pricedIn }) => Object.keys(pricedIn ?? {})).join('|');
const PRICE = new RegExp(
  String.raw`(?:(€|£|\$|¥|CHF|EUR|USD|GBP)\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?(€|£|\$|¥|CHF|EUR|USD|GBP|${BEHIND}))`,
  'gu',
);
const hours = (part: keyof LanguagePack['writtenHours']) => listOfAll(({ writtenHours }) => writtenHours[part]);
const [MARK, DOTTED_MARK, ARTICLE] = [hours('mark'), hours('dottedMark'), hours('article')];
const TIME = new RegExp(String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(${MARK}|${DOTTED_MARK})?`, 'iu');
const CLOCK = String.raw`(?:\d{1,2}[:.]\d{2}(?:\s?(?:${MARK}))?|\d{1,2}\s?(?:${MARK}|${DOTTED_MARK})\b)`;
const RANGE = new RegExp(
  String.raw`(${CLOCK}|\d{1,2})\s*(?:-|–|—|~|${hours('range')})\s*(?:${ARTICLE})?(${CLOCK})`,
  'giu',
);
const SINGLE = new RegExp(String.raw`(${hours('from')}|${hours('until')})\s+(?:${ARTICLE})?(${CLOCK})`, 'giu');
const UNTIL = new RegExp(`^(?:${hours('until')})`, 'iu');
const MINUTES = new RegExp(String.raw`(\d{1,3})\s?(?:${hours('minutes')})`, 'giu');
const DISTANCE = new RegExp(
  String.raw`(\d{1,4}(?:[.,]\d)?)\s?(km|m\b|${listOfAll(({ distances }) => distances)})`,
  'giu',
);
/** A text that is only a time, with at most a "from" or "until". Our own sentence adds these words. */
const BARE_CLOCK = new RegExp(
  String.raw`^(?:(?:${hours('before')})\s+)?(\d{1,2}(?:[:.]\d{2})?\s*(?:${MARK}|${DOTTED_MARK})?)$`,
  'iu',
);

/** Whether a text names a sum of money. */
export function holdsPrice(text: string): boolean {
  return text.search(PRICE) >= 0;
}

/**
 * Finds the values in a hotel's answer that need no translation, in the order of the text. A yes or no counts only at
 * the start. A text that denies or excepts anything gives nothing else, as a value beside a denial ("Pets cannot stay.
 * Next door it is 20 €") could say the opposite. `language`: the text's language; `label`: the question it answers, if
 * any.
 */
export function findQuoted(text: string, language: string, label = ''): readonly QuotedValue[] {
  return cached(`${language} ${label}\n${text}`, () =>
    label !== '' && opensWithDenial(text, label, language) ? [NO] : readQuoted(text, language),
  );
}

const NO: QuotedValue = { kind: 'no' };
/** A hotel's answers are few and used often. */
const KEPT_MAX = 1_000;
const cached = keepByKey<readonly QuotedValue[]>(KEPT_MAX);

function readQuoted(text: string, language: string): QuotedValue[] {
  const polarity = findAnswerPolarity(text);
  if (polarity?.kind === 'no') return [{ kind: 'no' }]; // what follows belongs to something else and stays in the quotation
  // A denial does not affect names, passwords and addresses.
  if (hasNegation(text, language)) return [...findCredentials(text), ...findMail(text)];
  const prices = findPrices(text);
  return [
    ...(polarity === null ? [] : [{ kind: polarity.kind }]),
    ...(polarity?.isFree === true && prices.length === 0 ? [{ kind: 'free' as const }] : []),
    ...findCredentials(text),
    ...findMail(text),
    // A sentence with "free" and a price is left to the quotation.
    ...splitSentences(text).flatMap((sentence) => (mentionsFree(sentence) ? [] : findPrices(sentence))),
    ...findTimes(text),
    ...findLengths(text),
  ].slice(0, VALUES_MAX);
}

/** Writes a value in the guest's language. */
export function sayQuoted(quoted: QuotedValue, code: string): string {
  switch (quoted.kind) {
    case 'yes':
      return say(code, 'fact_yes');
    case 'no':
      return say(code, 'fact_no');
    case 'free':
      return say(code, 'fact_free');
    case 'price':
      return sayPrice(quoted, code);
    case 'hours':
      return say(code, 'time_range', { from: formatClock(quoted.from, code), to: formatClock(quoted.to, code) });
    case 'from':
      return say(code, 'time_from', { time: formatClock(quoted.time, code) });
    case 'until':
      return say(code, 'time_until', { time: formatClock(quoted.time, code) });
    case 'minutes':
      return numberFormat(code, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(quoted.count);
    case 'distance':
      return numberFormat(code, { style: 'unit', unit: quoted.unit, unitDisplay: 'short' }).format(quoted.value);
    case 'network':
      return say(code, 'network', { name: quoted.word });
    case 'mail':
      return quoted.address;
    case 'password':
      return say(code, 'password', { password: quoted.word });
    default:
      return quoted satisfies never;
  }
}

/** Writes `15:00` in the guest's language. */
export function formatClock(clock: string, code: string): string {
  const [hour = '0', minute = '0'] = clock.split(':');
  const time = new Date(Date.UTC(2000, 0, 1, Number(hour), Number(minute)));
  return dateFormat(clockLocale(code), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(time);
}

/** Hotels write 15:00 everywhere. English alone would make it 3 PM, which only some of its readers use. */
export function clockLocale(code: string): string {
  return findPack(code)?.clockLocale ?? code;
}

/** Reads a text that is only an hour, as written and as `HH:MM`; null for longer texts. */
export function readBareClock(text: string): { text: string; value: string } | null {
  const [, clock] = BARE_CLOCK.exec(text.trim()) ?? [];
  const value = clock === undefined ? null : readClock(clock);
  return clock === undefined || value === null ? null : { text: clock, value };
}

/** Reads `15:00`, "3 pm" or "15 Uhr" as `HH:MM`; null for anything else. */
export function readClock(text: string): string | null {
  const [, hour, minute = '00', half = ''] = TIME.exec(text) ?? [];
  if (hour === undefined) return null;
  const value = (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const hours = /^[ap]/i.test(half) ? value : Number(hour);
  return hours > 24 || Number(minute) > 59 ? null : `${String(hours % 24).padStart(2, '0')}:${minute}`;
}

function sayPrice({ amount, currency, units }: Extract<QuotedValue, { kind: 'price' }>, code: string): string {
  const price = numberFormat(code, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol', // the hotel's words do not say whose dollars or kroner they are
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
  if (units.includes('person') && units.includes('night')) return say(code, 'price_person_night', { price });
  const [unit] = units;
  if (unit === undefined) return price;
  return say(code, `price_${unit}` as const, { price });
}

function findPrices(text: string): QuotedValue[] {
  return [...text.matchAll(PRICE)].map((match) => {
    const [all, before, amountAfter, amountBefore, after] = match;
    const currencyName = before ?? after ?? '';
    const textBehind =
      text.slice(match.index + all.length, match.index + all.length + UNIT_REACH).split(/[.;!?(]|,\s/u)[0] ?? '';
    return {
      kind: 'price' as const,
      amount: Number((amountAfter ?? amountBefore ?? '').replace(',', '.')),
      currency: CURRENCIES.get(currencyName.toLowerCase()) ?? CURRENCIES.get(currencyName) ?? currencyName,
      units: findUnits(textBehind),
    };
  });
}

function findTimes(text: string): QuotedValue[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, from = '', to = '']): QuotedValue[] => {
    const [start, end] = [readClock(from), readClock(to)];
    return start === null || end === null ? [] : [{ kind: 'hours', from: start, to: end }];
  });
  if (ranges.length > 0) return ranges.slice(0, 2);
  return [...text.matchAll(SINGLE)].flatMap(([, word = '', clock = '']): QuotedValue[] => {
    const time = readClock(clock);
    return time === null ? [] : [{ kind: UNTIL.test(word) ? 'until' : 'from', time }];
  });
}

function findLengths(text: string): QuotedValue[] {
  const minutes = [...text.matchAll(MINUTES)].map(
    ([, count]): QuotedValue => ({ kind: 'minutes', count: Number(count) }),
  );
  const distances = [...text.matchAll(DISTANCE)].map(
    ([, value = '', unit = '']): QuotedValue => ({
      kind: 'distance',
      value: Number(value.replace(',', '.')),
      unit: /^k/i.test(unit) ? 'kilometer' : /^mi/i.test(unit) ? 'mile' : 'meter',
    }),
  );
  return [...distances.slice(0, 2), ...minutes.slice(0, 2)];
}

/** Finds the e-mail address, if there is exactly one. */
function findMail(text: string): QuotedValue[] {
  const [address, ...others] = new Set(text.match(MAIL));
  return address === undefined || others.length > 0 ? [] : [{ kind: 'mail', address }];
}

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

function findCredentials(text: string): QuotedValue[] {
  const { network, password } = readCredentials(text);
  return [
    ...(network === undefined ? [] : [{ kind: 'network' as const, word: network }]),
    ...(password === undefined ? [] : [{ kind: 'password' as const, word: password.replace(/[.]$/, '') }]),
  ];
}
