import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import { type FactWords, patternOf, signsOf, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

const DASH = '[-–—~〜～]';
const SHORT_MONTH_LETTERS = 3;

/** A day and a month, each with a stop: "1.6. – 15.9." */
const NUMBERED_DAY = String.raw`(\d{1,2})\.\s?(\d{1,2})\.`;

/** "24/12", "24/12-26/12". "24/7" is no day, and three figures are a full date. */
const SLASHED_DAYS = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\s?[-–—~〜～]\s?(\d{1,2})\/(\d{1,2}))?(?![\d/]|[.,]\d)/gu;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ROMAN_MONTH = String.raw`(?<![\p{L}\d])(?:${ROMAN.join('|')})(?!\p{L})\.?`;

interface Patterns {
  /** A range of months by number. */
  numberedMonths: RegExp;
  months: readonly RegExp[];
  season: RegExp;
  /** "Between May and October", with the word in front or behind. */
  between: RegExp;
  numbered: RegExp;
  month: RegExp;
  /** Several months in a row: "July and August", "VII i VIII". */
  monthList: RegExp;
  romanList: RegExp;
  /** A day of the year: "24 December". */
  date: RegExp;
  /** Joins two items of a list; `range` matches the joiners that include all between them. */
  joint: RegExp;
  range: RegExp;
  /** Whether the month comes before the day in figures; null if the language's writers do both. */
  isMonthFirst: boolean | null;
  /** Whole names as short as an abbreviation: "maj", "mei". */
  shortMonths: ReadonlySet<string>;
}

const patternsOf = new Map<string, Patterns>();

/** Marks seasons: by name, months, days with their month, and ranges. */
export function markSeasons(marking: Marking, words: FactWords, pack: LanguagePack): void {
  const patterns = patternsOf.get(words.language) ?? build(words, pack);
  patternsOf.set(words.language, patterns);
  const { roles, language } = words;
  marking.find(patternOf(language, 'gu', roles.summer), () => ({
    kind: 'season',
    season: { name: 'summer' },
  }));
  marking.find(patternOf(language, 'gu', roles.winter), () => ({
    kind: 'season',
    season: { name: 'winter' },
  }));
  marking.find(patterns.numberedMonths, ([, first = '', last = '']) => {
    const [from, until] = [Number(first), Number(last)];
    if (from < 1 || from > 12 || until < 1 || until > 12) return null;
    return {
      kind: 'season',
      season: { from: monthDay(from, 1), until: monthDay(until, MONTH_LENGTHS[until - 1] ?? 28) },
    };
  });
  marking.find(patterns.numbered, ([, day1, month1, day2, month2]) => {
    const [from, until] = [numberedDay(day1, month1), numberedDay(day2, month2)];
    return from === null || until === null ? null : { kind: 'season', season: { from, until } };
  });
  marking.find(patterns.season, ({ groups = {} }) => {
    const from = yearDay(patterns, groups['m1'], groups['d1'] ?? groups['d1b'], 'first');
    const until = yearDay(patterns, groups['m2'], groups['d2'] ?? groups['d2b'], 'last');
    return from === null || until === null ? null : { kind: 'season', season: { from, until } };
  });
  const between = patternOf(language, 'u', roles.between);
  marking.find(patterns.between, ({ 0: whole, groups = {} }) => {
    if (!between.test(whole)) return null;
    const from = yearDay(patterns, groups['m1'], groups['d1'] ?? groups['d1b'], 'first');
    const until = yearDay(patterns, groups['m2'], groups['d2'] ?? groups['d2b'], 'last');
    return from === null || until === null ? null : { kind: 'season', season: { from, until } };
  });
  marking.find(patterns.monthList, ({ 0: list }) => {
    const names = [...list.matchAll(patterns.month)].map(([name]) => name);
    return toSeason(names.map((name) => patterns.months.findIndex((month) => month.test(name))));
  });
  marking.find(patterns.romanList, ({ groups = {} }) => {
    const list = groups['list'] ?? '';
    const months = list.split(patterns.joint).map((name) => ROMAN.indexOf(name.replace('.', '').trim()));
    return toSeason(months, months.length === 2 && patterns.range.test(list));
  });
  markSingle(marking, patterns);
}

/** Marks a single day or month. */
function markSingle(marking: Marking, patterns: Patterns): void {
  marking.find(SLASHED_DAYS, ([, ...figures]) => readSlashed(figures, patterns.isMonthFirst));
  marking.find(patterns.date, ({ groups = {} }) => {
    const day = yearDay(patterns, groups['m1'], groups['d1'], 'first');
    return day === null ? null : { kind: 'season', season: { from: day, until: day } };
  });
  marking.find(patterns.month, ({ 0: name, index }) => {
    const isFullName = name.length > SHORT_MONTH_LETTERS || !/^\p{Script=Latin}/u.test(name);
    if (isFullName) {
      const [from, until] = [yearDay(patterns, name, undefined, 'first'), yearDay(patterns, name, undefined, 'last')];
      return from === null || until === null ? null : { kind: 'season', season: { from, until } };
    }
    // "May" may be a month, "may" and "mar" other words: if unsure, it makes the part uncertain.
    const isMonthName = patterns.shortMonths.has(name) || /^\p{Lu}/u.test(marking.text.slice(index));
    return isMonthName ? { kind: 'role', role: 'if' } : null;
  });
}

/** Turns consecutive months into one season; other lists are none. Months count from 0. */
function toSeason(months: readonly number[], isRange = false) {
  if (months.includes(-1)) return null;
  const [first = -1] = months;
  const last = months.at(-1) ?? -1;
  const areConsecutive = months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) + 1) % 12);
  if (!(areConsecutive || isRange)) return null;
  const season = { from: monthDay(first + 1, 1), until: monthDay(last + 1, MONTH_LENGTHS[last] ?? 28) };
  return { kind: 'season' as const, season };
}

/** Reads one day or a range; null if day and month could be swapped. */
function readSlashed(figures: readonly (string | undefined)[], isMonthFirst: boolean | null) {
  const [one, two, three = one, four = two] = figures.map((figure) =>
    figure === undefined ? undefined : Number(figure),
  );
  if (one === undefined || two === undefined || three === undefined || four === undefined) return null;
  if (one === 24 && two === 7) return null;
  const isSure = one > 12 || two > 12 || three > 12 || four > 12 || (one === two && three === four);
  const isMonthBefore = isSure ? two > 12 || four > 12 : isMonthFirst;
  if (isMonthBefore === null) return null;
  const [from, until] = isMonthBefore
    ? [numberedDay(String(two), String(one)), numberedDay(String(four), String(three))]
    : [numberedDay(String(one), String(two)), numberedDay(String(three), String(four))];
  return from === null || until === null ? null : { kind: 'season' as const, season: { from, until } };
}

function isMonthFirst(language: string): boolean | null {
  if (language === FALLBACK_LANGUAGE) return null; // "3/4" is in April in London, in March in New York
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
}

function listShortMonths(language: string): ReadonlySet<string> {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = MONTH_LENGTHS.map((_, index) => format.format(Date.UTC(2024, index, 15)).toLowerCase());
  return new Set(names.filter((name) => name.length <= SHORT_MONTH_LETTERS && name !== 'may'));
}

/** Returns the pattern sources for joining list items and for ranges. */
export function listJoints(language: string, roles: FactWords['roles']): { to: string; joint: string } {
  const all = sourceOf(language, roles.to, roles.and);
  return {
    to: `(?:${DASH}|${sourceOf(language, withoutWords(roles.to, roles.and))})`,
    joint: `\\s*(?:${DASH}|[,/&+、・]|${all}|,\\s*${sourceOf(language, roles.and)})\\s*`,
  };
}

/**
 * Removes words: "and" between hours makes a range ("between 8 and 10"), but between days a list ("Tuesday and
 * Thursday").
 */
function withoutWords(words: string, others: string): string {
  const known = new Set(others.split(',').map((word) => word.trim()));
  return words
    .split(',')
    .filter((word) => !known.has(word.trim()))
    .join(',');
}

function listMonths({ language, roles, months }: FactWords, pack: LanguagePack): string[] {
  // Czech "pro" is both short for December and the word for "for".
  const smallWords = new Set(
    [roles.for, roles.and, roles.from, roles.until].flatMap((list) => list.split(',')).map((one) => one.trim()),
  );
  return pack.dates.months.map((own, index) => {
    const midMonth = Date.UTC(2024, index, 15);
    const names = (['long', 'short'] as const).map((form) =>
      new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(midMonth),
    );
    const [long = ''] = names;
    const all = [...names, own, months?.[index] ?? '']
      .flatMap((list) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name.toLowerCase() === long.toLowerCase() || !smallWords.has(name.toLowerCase()));
    return sourceOf(
      language,
      all.filter((name) => /\p{L}/u.test(name) && (name.length > 2 || !/^\p{Script=Latin}/u.test(name))).join(','),
    );
  });
}

function build(words: FactWords, pack: LanguagePack): Patterns {
  const { language, roles } = words;
  const month = listMonths(words, pack);
  const { to, joint } = listJoints(language, roles);
  const [from, between, and] = [roles.from, roles.between, roles.and].map((list) => sourceOf(language, list));
  const ordinal = sourceOf(language, roles.ordinal);
  const order = `(?:${ordinal}|\\.)?\\s*(?:${sourceOf(language, roles.of)}\\s)?`;
  const sign = signsOf(roles.month);
  const hour = sourceOf(language, pack.times.clock, 'h, hs, hrs');
  const named = (n: number) =>
    `(?:(?<d${n}>\\d{1,2})${order})?(?<m${n}>${month.join('|')})(?!\\d)(?:\\s+(?<d${n}b>\\d{1,2})(?![\\d:.]\\d|\\d|\\s*[-–—]\\s*\\d|\\s?${hour})(?:${ordinal})?)?`;
  return {
    numberedMonths: new RegExp(`(?<!\\d)(\\d{1,2})(?:${sign})?\\s?${DASH}\\s?(\\d{1,2})${sign}`, 'gu'),
    months: month.map((source) => new RegExp(`^${source}$`, 'u')),
    season: new RegExp(`(?:${from}\\s*)?${named(1)}\\.?\\s*${to}\\s*${named(2)}`, 'gu'),
    between: new RegExp(`(?:${between}\\s*)?${named(1)}\\.?\\s*${and}\\s*${named(2)}(?:\\s*${between})?`, 'gu'),
    numbered: new RegExp(`(?:${from}\\s*)?(?<![\\d.])${NUMBERED_DAY}\\s*${to}\\s*${NUMBERED_DAY}(?!\\d)`, 'gu'),
    month: new RegExp(`(?:${month.join('|')})(?!\\d)`, 'gu'),
    monthList: new RegExp(`(?:${month.join('|')})(?:${joint}(?:${month.join('|')}))+(?!\\d)`, 'gu'),
    romanList: new RegExp(`(?<list>${ROMAN_MONTH}(?:${joint}${ROMAN_MONTH})+)(?:\\s?\\p{L}{1,4}\\.)?`, 'gu'), // "VII i VIII mj."
    date: new RegExp(`(?<![\\d.,:])(?<d1>\\d{1,2})${order}(?<m1>${month.join('|')})(?!\\p{L}|\\d)`, 'gu'),
    joint: new RegExp(joint, 'u'),
    range: new RegExp(to, 'u'),
    isMonthFirst: isMonthFirst(language),
    shortMonths: listShortMonths(language),
  };
}

const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function yearDay(
  { months }: Patterns,
  name: string | undefined,
  day: string | undefined,
  end: 'first' | 'last',
): string | null {
  const month = months.findIndex((pattern) => pattern.test(name ?? ''));
  if (month < 0) return null;
  const number = day === undefined ? (end === 'first' ? 1 : (MONTH_LENGTHS[month] ?? 28)) : Number(day);
  if (number < 1 || number > (MONTH_LENGTHS[month] ?? 31)) return null;
  return monthDay(month + 1, number);
}

function numberedDay(day: string | undefined, month: string | undefined): string | null {
  const [one, other] = [Number(day), Number(month)];
  return other >= 1 && other <= 12 && one >= 1 && one <= (MONTH_LENGTHS[other - 1] ?? 31) ? monthDay(other, one) : null;
}

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
