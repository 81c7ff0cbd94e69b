import { z } from 'zod';
import { recordOf } from '../../../shared/domain/record-of.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/language/languages.ts';
import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import { ATTRIBUTES, SUBJECTS } from './catalogue.ts';
import { languageFiles } from './language-files.ts';
import { LETTER } from './letter.ts';
import { EXCEPTIONS, ITEMS, PER, PLACES, WHO } from './terms.ts';

/**
 * Comma-separated words and phrases, as in the language packs. A star at the end is any ending; one in front is any
 * word it is attached to ("7시부터"). Empty if the language has none.
 */
const list = z.string();

/** The roles of words in a sentence about a house, beside naming its subject. */
export const ROLES = [
  'from', // before an hour, a price, an age: "from", "ab", "od"
  'from_after', // behind it: "から", "den itibaren"
  'until',
  'until_after',
  'to', // between the two ends of a range
  'between', // before a range whose ends "and" joins
  'and',
  'but', // starts another clause: "but", "aber"
  'daily',
  'weekdays',
  'weekends',
  'holidays',
  'summer',
  'winter',
  'round_clock',
  'in_advance', // beside a length of time: "24 hours before", "24h im Voraus"
  'closed',
  'years', // behind an age
  'aged', // before one
  'under',
  'and_older', // behind an age: "and older", "+"
  'and_younger',
  'minutes',
  'free',
  'included',
  'not_included',
  'on_request',
  'not',
  'except',
  'except_after', // behind what it excepts: "hariç", "を除く"
  'only',
  'if', // any word for a condition, which no value can express
  'elsewhere', // not of the house: "next door", "the nearest"
  'about', // before a figure that is not exact
  'for',
  'at_most',
  'at_least',
  'height',
  'booking_needed',
  'booking_not_needed',
  'booking_impossible',
  'allowed',
  'forbidden',
  'per',
  'on_foot',
  'by_car',
  'by_bus',
  'network',
  'password',
  'now',
  'shortened', // abbreviations, whose stop ends no sentence: "max.", "tel."
  'ordinal', // behind a day of the month: "1st", "1er"
  'of', // between day and month: "1 de mayo"
  'month', // behind a month's number: "4月"
  'hour', // between an hour and its minutes: "8 Uhr 30", "8時30"
  'half', // behind an hour: "7時半"
  'spaces', // the unit of a car park: "8 spaces"
  'filler', // adds nothing: "is served", "costs", "approx."
] as const;
export type Role = (typeof ROLES)[number];

function each<K extends string>(keys: readonly K[]) {
  return z.strictObject(recordOf(keys, () => list));
}

function some<K extends string>(keys: readonly K[]) {
  return z.partialRecord(z.enum(keys as readonly [K, ...K[]]), list);
}

const THINGS = [
  ...SUBJECTS.map(({ name }) => name),
  ...[...ATTRIBUTES.values()].flatMap(({ id, type }) => (type === 'presence' ? [id] : [])),
];

/** The words for reading facts in one language. */
const factWords = z.strictObject({
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  roles: each(ROLES),
  /** Short names of Monday to Sunday, in addition to those of the pack and of Intl. */
  days: z.array(list).length(7),
  /** Other forms of January to December, in addition to those of the pack and of Intl. */
  months: z.array(list).length(12).optional(),
  /** The unit behind `per`, or alone between two prices: "night", "Nacht". */
  units: some(PER),
  /** Units without `per`: "nightly", "p.P.", "一泊". */
  rates: some(PER),
  who: some(WHO),
  places: some(PLACES),
  items: some(ITEMS),
  exceptions: some(EXCEPTIONS),
  /**
   * Owners' words for subjects of the catalogue, or for features that are there or not, in addition to guests' words.
   */
  things: z.partialRecord(z.enum(THINGS as [string, ...string[]]), list).optional(),
});
export type FactWords = z.infer<typeof factWords>;

const words = languageFiles(new URL('../../language/facts/words/', import.meta.url), (value) => factWords.parse(value));

/** The languages with words for facts. */
export const READ_LANGUAGES: readonly string[] = words.languages;

/** Returns a language's words, or null if nobody has written them yet. */
export function wordsFor(language: string): FactWords | null {
  return words.find(language);
}

/** Words of this length also match without accents, which guests often leave out ("todavia"). */
const BARE_LETTERS_MIN = 5;

/** A pattern source for any of the words, longest first, as whole words if the language writes spaces. */
export function sourceOf(language: string, ...lists: readonly (string | undefined)[]): string {
  const all = lists.flatMap((one) =>
    (one ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  );
  const withoutAccents = all.filter((word) => word.length >= BARE_LETTERS_MIN).map(fold);
  const words = [...new Set([...all, ...withoutAccents])]
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return '(?!)';
  return `(?:${joinRuns(words.map((word) => toSource(word, isUnspaced(language)))).join('|')})`;
}

/** A pattern source for signs, which may touch the words around them: "時", "시". */
export function signsOf(list: string): string {
  const signs = list
    .split(',')
    .map((sign) => sign.trim())
    .filter((sign) => sign !== '');
  return signs.length === 0 ? '(?!)' : `(?:${signs.toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** A word's pattern source, with the conditions before and behind it. */
interface WordSource {
  opens: string;
  body: string;
  closes: string;
}

const patterns = new Map<string, RegExp>();

/** Returns a cached pattern for any of the words. */
export function patternOf(language: string, flags: 'u' | 'iu' | 'gu' | 'giu', ...lists: readonly string[]): RegExp {
  const key = [language, flags, ...lists].join('\n');
  const pattern = patterns.get(key) ?? new RegExp(sourceOf(language, ...lists), flags);
  patterns.set(key, pattern);
  return pattern;
}

/** Joins words with equal conditions around them, as each copy of a condition takes time to compile. */
function joinRuns(words: readonly WordSource[]): string[] {
  const runs: { opens: string; bodies: string[]; closes: string }[] = [];
  for (const { opens, body, closes } of words) {
    const lastRun = runs.at(-1);
    if (lastRun !== undefined && lastRun.opens === opens && lastRun.closes === closes) lastRun.bodies.push(body);
    else runs.push({ opens, bodies: [body], closes });
  }
  return runs.map(({ opens, bodies, closes }) => `${opens}(?:${bodies.join('|')})${closes}`);
}

function toSource(word: string, isAnywhere: boolean): WordSource {
  const escaped = word
    .replace(/^\*|\*$/g, '')
    .replace(/[.\\+?^$()[\]{}|/*]/g, '\\$&')
    .replaceAll(/(?<=.)['’](?=.)/g, "['’]?")
    .replaceAll(/^['’]|['’]$/g, "['’]")
    .replaceAll(' ', '\\s+')
    // Arabic may be written with or without vowel signs.
    .replaceAll(/[\u0621-\u064a]/gu, '$&[\\u064b-\\u0652]*');
  const body = word.endsWith('*') ? `${escaped}${LETTER}*` : escaped;
  if (isAnywhere) return { opens: '', body, closes: '' };
  const opens = /^[\p{L}\p{M}]/u.test(word) ? `(?<!${LETTER})` : '';
  const closes = /[\p{L}\p{M}]\*?$/u.test(word) ? `(?!${LETTER})` : '';
  return { opens, body, closes };
}
