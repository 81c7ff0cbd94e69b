import { z } from 'zod';
import { recordOf } from '../../../shared/domain/record-of.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/language/languages.ts';
import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import { ATTRIBUTES, SUBJECTS } from './catalogue.ts';
import { languageFiles } from './language-files.ts';
import { LETTER } from './letter.ts';
import { EXCEPTIONS, ITEMS, PER, PLACES, WHO } from './terms.ts';

/**
 * Words and phrases parted by commas, as in the language packs; a star stands for any ending, and one in front for whatever the
 * word is joined to ("7시부터"). Empty: the language has none.
 */
const list = z.string();

/** What words do in a sentence about a house, besides naming its subject. */
export const ROLES = [
  'from', // before an hour, a price, an age: "from", "ab", "od"
  'from_after', // behind it: "から", "den itibaren"
  'until',
  'until_after',
  'to', // between the two ends of a range
  'between', // before a range whose ends "and" joins
  'and',
  'but', // what opens another clause: "but", "aber"
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
  'if', // any word that makes a condition which no value holds
  'elsewhere', // what is another's, or not in the house: "next door", "the nearest"
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
  'shortened', // words whose stop ends no sentence: "max.", "tel."
  'ordinal', // behind a day of the month: "1st", "1er"
  'of', // between it and its month: "1 de mayo"
  'month', // behind a month's number: "4月"
  'hour', // between an hour and its minutes: "8 Uhr 30", "8時30"
  'half', // behind an hour: "7時半"
  'spaces', // what a car park is counted in: "8 spaces"
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

/** By which words facts are read in one language. */
const factWords = z.strictObject({
  language: z.enum(LANGUAGE_CODES as [LanguageCode, ...LanguageCode[]]),
  roles: each(ROLES),
  /** Short names of Monday to Sunday, beside those of the pack and of Intl. */
  days: z.array(list).length(7),
  /** Names of January to December in other cases, beside those of the pack and of Intl. */
  months: z.array(list).length(12).optional(),
  /** What stands behind `per`, or alone between two prices: "night", "Nacht". */
  units: some(PER),
  /** What says it without `per`: "nightly", "p.P.", "一泊". */
  rates: some(PER),
  who: some(WHO),
  places: some(PLACES),
  items: some(ITEMS),
  exceptions: some(EXCEPTIONS),
  /** How owners name things beside the words guests have for them: subjects of the catalogue, or what of one is there or not. */
  things: z.partialRecord(z.enum(THINGS as [string, ...string[]]), list).optional(),
});
export type FactWords = z.infer<typeof factWords>;

const words = languageFiles(new URL('../../language/facts/words/', import.meta.url), (value) => factWords.parse(value));

/** The languages facts can be read in. */
export const READ_LANGUAGES: readonly string[] = words.languages;

/** A language's words; null where nobody has written them yet. */
export function wordsFor(language: string): FactWords | null {
  return words.find(language);
}

/** A word of so many letters is the same without its accents: guests leave them out ("todavia"). */
const BARE_LETTERS_MIN = 5;

/** A pattern's source for any of the words, longest first, each as a whole word where the language parts words. */
export function sourceOf(language: string, ...lists: readonly (string | undefined)[]): string {
  const all = lists.flatMap((one) =>
    (one ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  );
  const bare = all.filter((word) => word.length >= BARE_LETTERS_MIN).map(fold);
  const known = [...new Set([...all, ...bare])].filter((word) => word !== '').toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return '(?!)';
  return `(?:${joinRuns(known.map((word) => toSource(word, isUnspaced(language)))).join('|')})`;
}

/** A pattern's source for signs, which may touch the words about them: "時", "시". */
export function signsOf(list: string): string {
  const signs = list
    .split(',')
    .map((sign) => sign.trim())
    .filter((sign) => sign !== '');
  return signs.length === 0 ? '(?!)' : `(?:${signs.toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** A word's source, and what must stand before and after it. */
interface WordSource {
  opens: string;
  body: string;
  closes: string;
}

const patterns = new Map<string, RegExp>();

/** A pattern for any of the words of a language's lists, made once: there are as many as lists that are asked for. */
export function patternOf(language: string, flags: 'u' | 'iu' | 'gu' | 'giu', ...lists: readonly string[]): RegExp {
  const key = [language, flags, ...lists].join('\n');
  const known = patterns.get(key) ?? new RegExp(sourceOf(language, ...lists), flags);
  patterns.set(key, known);
  return known;
}

/** Words that begin and end alike share what must stand around them: each copy of it is compiled, and takes its time. */
function joinRuns(words: readonly WordSource[]): string[] {
  const runs: { opens: string; bodies: string[]; closes: string }[] = [];
  for (const { opens, body, closes } of words) {
    const run = runs.at(-1);
    if (run !== undefined && run.opens === opens && run.closes === closes) run.bodies.push(body);
    else runs.push({ opens, bodies: [body], closes });
  }
  return runs.map(({ opens, bodies, closes }) => `${opens}(?:${bodies.join('|')})${closes}`);
}

function toSource(word: string, anywhere: boolean): WordSource {
  const escaped = word
    .replace(/^\*|\*$/g, '')
    .replace(/[.\\+?^$()[\]{}|/*]/g, '\\$&')
    .replaceAll(/(?<=.)['’](?=.)/g, "['’]?")
    .replaceAll(/^['’]|['’]$/g, "['’]")
    .replaceAll(' ', '\\s+')
    // Arabic is written with its vowel signs or without.
    .replaceAll(/[\u0621-\u064a]/gu, '$&[\\u064b-\\u0652]*');
  const body = word.endsWith('*') ? `${escaped}${LETTER}*` : escaped;
  if (anywhere) return { opens: '', body, closes: '' };
  const opens = /^[\p{L}\p{M}]/u.test(word) ? `(?<!${LETTER})` : '';
  const closes = /[\p{L}\p{M}]\*?$/u.test(word) ? `(?!${LETTER})` : '';
  return { opens, body, closes };
}
