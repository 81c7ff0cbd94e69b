import { toPlainDigits } from '../../../shared/domain/text/digits.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { findEntities } from '../../language/entities/find-entities.ts';
import { findKinds, type Kind } from '../../language/lexicon/kinds.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { listOfAll } from '../../language/pack/packs.ts';
import { readCalendar } from './calendar.ts';
import { saysFree } from './claims/negation.ts';

/** In all languages at once: a reply may quote any. */
const ofAll = (check: 'currencyWhole' | 'currencyBeginnings' | 'currencyInside' | 'hourRange' | 'hourMark') =>
  listOfAll(({ checks }) => checks[check]);

/** What a text states that can be compared with another's, whatever the languages. */
export interface Facts {
  /** Every number, in digits or as a word, as plain decimals: "7", "3.2". */
  numbers: ReadonlySet<string>;
  /** Times of day as HH:MM, 24 hours. */
  times: ReadonlySet<string>;
  /** The months it names, which some languages write as numbers. */
  months: ReadonlySet<number>;
  /** Sums: "18 EUR". */
  sums: ReadonlySet<string>;
  /** Is a currency named anywhere? */
  namesCurrency: boolean;
  /** E-mail addresses, web addresses, telephone numbers (digits) and words of letters and digits, in lower case. */
  emails: ReadonlySet<string>;
  links: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
  /** The diets and animals it names: a yes to one is none to another. */
  kinds: ReadonlySet<Kind>;
  /** The concepts its first words speak of: "Yes, …". */
  opening: ReadonlySet<Concept>;
}

export const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
export const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"”»)\]]+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]{2,}\.)+\p{L}{2,24}(?:\/[^\s<>"”»)\]]*)?(?![\p{L}\d@])/giu;
export const PHONE = /(?<![\p{L}\d.,:])(?:\+|00)?\d(?:[\s()/-]{0,2}\d){6,18}(?![\d,:]|\.\d)/gu;
export const CODE =
  /(?<![a-z\u0430-\u044f\u03b1-\u03c9\d-])(?=[a-z\u0430-\u044f\u03b1-\u03c9\d-]*\d)(?=[a-z\u0430-\u044f\u03b1-\u03c9\d-]*[a-z\u0430-\u044f\u03b1-\u03c9])[a-z\u0430-\u044f\u03b1-\u03c9\d]+(?:-[a-z\u0430-\u044f\u03b1-\u03c9\d]+)*(?![a-z\u0430-\u044f\u03b1-\u03c9\d])/giu;
/** Digits with a short unit or ending, or joined to a word: 11kW, 1st, 15h30, 5-minute. */
export const MEASURE = /^\d+(?:\p{L}{1,3}|h\d{2})$|^\d{1,3}-\p{L}{3,}$/u;
export const NUMBER = /(?<!\d)\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu;
const CURRENCY = new RegExp(
  `[€$£¥₽₺₴฿₫₩₹₪₾]|(?<!\\p{L})(?:eur|usd|gbp|chf|pln|czk|huf|sek|nok|dkk|jpy|${ofAll('currencyWhole')}|(?:${ofAll('currencyBeginnings')})\\p{L}{0,3})(?!\\p{L})|${ofAll('currencyInside')}`,
  'giu',
);
/** "7 to 10:30", "zwischen 7 und 10 Uhr": the hour before is one too. */
const BARE_HOUR = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(\d{1,2})\s*(?:[-–—~〜]|\s\p{L}{1,6}\s|${ofAll('hourRange')})\s*(?:\p{L}{1,3}\s)?\d{1,2}\s*(?:[:.h]\s?\d{2}\s*)?([ap]\.?\s?m\b|h\b|${ofAll('hourMark')})?`,
  'giu',
);
const OPENING_WORDS = 3;
const JOINS_WORDS = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Reads a text of this language. Dates are compared by their numbers only, so no present time is needed. */
export function readFacts(text: string, language: string): Facts {
  const { pack, lexicon } = languageFor(language);
  const plain = toNarrow(text);
  const entities = findEntities(plain, pack, new Date(0), 'UTC');
  const sums = new Set<string>();
  const { hours, months } = readCalendar(text, language);
  const times = new Set<string>([...readBareHours(plain), ...hours]);
  const words: string[] = [];
  for (const entity of entities) {
    if (entity.type === 'money') sums.add(`${Number(entity.value.amount)} ${entity.value.currency}`);
    else if (entity.type === 'time') times.add(entity.value);
    else if (entity.type === 'count' && !/\d/.test(entity.text) && entity.value > 1) words.push(String(entity.value));
  }
  // "For six", as Arabic writes it on to the word.
  const bare = JOINS_WORDS.test(plain) ? plain.replace(joinedPattern(pack.prefixes ?? ''), '') : plain;
  for (const entity of bare === plain ? [] : findEntities(bare, pack, new Date(0), 'UTC'))
    if (entity.type === 'count' && !/\d/.test(entity.text) && entity.value > 1) words.push(String(entity.value));
  const first = plain.trim().split(/\s+/u).slice(0, OPENING_WORDS).join(' ');
  return {
    numbers: new Set([...readNumbers(plain), ...words]),
    times,
    months,
    sums,
    namesCurrency: plain.search(CURRENCY) >= 0,
    emails: all(plain, EMAIL),
    links: new Set([...all(plain.replace(EMAIL, ' '), LINK)].map((link) => link.replace(/[.,;:!?]+$/, ''))),
    phones: new Set([...all(plain, PHONE)].map((phone) => phone.replace(/\D/g, ''))),
    codes: new Set([...all(plain, CODE)].filter((code) => !MEASURE.test(code))),
    concepts: withFree(lexicon.read(text).concepts, saysFree(text, language)),
    // A model that obeys may name one in English whatever the guest speaks.
    kinds: findKinds(plain, [language, FALLBACK_LANGUAGE]),
    opening: lexicon.read(first).concepts,
  };
}

const patterns = new Map<string, RegExp>();

/** A pattern of the short words that a language writes on to the word behind them. */
function joinedPattern(prefixes: string): RegExp {
  const words = prefixes.split(', ').toSorted((a, b) => b.length - a.length);
  const pattern = patterns.get(prefixes) ?? new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?=\\p{L}{2})`, 'gu');
  patterns.set(prefixes, pattern);
  return pattern;
}

/** "You pay nothing for it" promises what "free" does. */
function withFree(concepts: ReadonlySet<Concept>, isFree: boolean): ReadonlySet<Concept> {
  return isFree ? new Set<Concept>([...concepts, 'free']) : concepts;
}

/** Marks between clauses of East Asian texts: as narrow ones they would stand in a number. */
const WIDE_MARKS = /([，；！？（）])/u;

/** Wide letters and digits as narrow ones, and every script's digits as 0 to 9. */
export function toNarrow(text: string): string {
  const parts = text.split(WIDE_MARKS).map((part) => (WIDE_MARKS.test(part) ? part : part.normalize('NFKC')));
  return toPlainDigits(parts.join(''));
}

function readNumbers(plain: string): string[] {
  return (plain.match(NUMBER) ?? []).flatMap((written) => {
    const parts = written.split(/[^\d]/).map((part) => String(Number(part)));
    return [toDecimal(written), ...parts];
  });
}

/** "1.000,00", "1,000.00" and "1 000" are all 1000: a last group of three digits is thousands, another is a fraction. */
export function toDecimal(written: string): string {
  const joined = written.replace(/['’\u00a0\u202f ]/g, '');
  const groups = joined.split(/[.,]/);
  const last = groups.at(-1) ?? '';
  const isWhole = groups.length === 1 || (last.length === 3 && groups[0] !== '0');
  if (isWhole) return String(Number(groups.join('')));
  return String(Number(`${groups.slice(0, -1).join('')}.${last}`));
}

function readBareHours(plain: string): string[] {
  return [...plain.matchAll(BARE_HOUR)].flatMap(([all, hour = '', mark = '']) => {
    const value = Number(hour);
    if (value > 24 || !/[:.h]\s?\d{2}|[^\d\s]$/u.test(all.slice(hour.length))) return [];
    const clock = (hours: number): string => `${String(hours % 24).padStart(2, '0')}:00`;
    return /^p/i.test(mark) && value < 12 ? [clock(value), clock(value + 12)] : [clock(value)];
  });
}

function all(text: string, pattern: RegExp): Set<string> {
  return new Set((text.match(pattern) ?? []).map((found) => found.toLowerCase()));
}
