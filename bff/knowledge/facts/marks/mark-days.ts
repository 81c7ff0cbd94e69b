import { DAY_MS } from '../../../../shared/domain/time.ts';
import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import { fold, isUnspaced } from '../../../language/lexicon/fold.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import type { Days } from '../fact.ts';
import { type FactWords, patternOf, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

const DASH = '[-–—~〜～]';
/** The first Monday of 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const SHORT_LETTERS = 3;
/** A whole name may be one sign of these. */
const SIGN = /^[\p{Script=Han}\p{Script=Hangul}]$/u;
const OPENS = /[(（]/u;
const CLOSES = /[)）]/u;
/** "Mondays", "montags", "terças": a whole name may take an s. */
const WHOLE = /^\p{Script=Latin}{4,}[^s\P{L}]$/u;

/** "4〜11月": months by their numbers. */
const NUMBERED_MONTHS = /(?<!\d)(\d{1,2})[月월]?\s?[-–—~〜～]\s?(\d{1,2})(?:[月월])(?:末)?/gu;

/** "1.6. – 15.9.": a day and a month, each with its stop. */
const NUMBERED_DAY = String.raw`(\d{1,2})\.\s?(\d{1,2})\.`;

/** "24/12", "24/12-26/12"; "24/7" is no day, and three figures are a date of some year. */
const SLASHED_DAYS = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\s?[-–—~〜～]\s?(\d{1,2})\/(\d{1,2}))?(?![\d/]|[.,]\d)/gu;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ROMAN_MONTH = String.raw`(?<![\p{L}\d])(?:${ROMAN.join('|')})(?!\p{L})\.?`;

interface Patterns {
  day: RegExp;
  one: RegExp;
  /** A single sign that is a day's whole name. */
  sign: RegExp;
  names: readonly RegExp[];
  list: RegExp;
  months: readonly RegExp[];
  /** "Su suljettu": what makes a day of a short name before it, and nothing behind: "We closed our gym" tells no day. */
  closed: RegExp;
  /** "So ab 9". */
  end: RegExp;
  season: RegExp;
  /** "Between May and October", the word in front or behind. */
  between: RegExp;
  numbered: RegExp;
  month: RegExp;
  /** "July and August", "VII i VIII": several, one behind the other. */
  monthList: RegExp;
  romanList: RegExp;
  /** "24 December": one day of the year. */
  date: RegExp;
  /** What stands between two of a list, and what makes it all between them. */
  joint: RegExp;
  range: RegExp;
  /** Does the month stand before the day in figures? Null where writers of the language do both. */
  isMonthFirst: boolean | null;
  /** Whole names that are as short as a shortened one: "maj", "mei". */
  shortMonths: ReadonlySet<string>;
}

const patternsOf = new Map<string, Patterns>();

/** Marks days of the week, lists and ranges of them, public holidays, and parts of the year. */
export function markDays(marking: Marking, words: FactWords, pack: LanguagePack): void {
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
  marking.find(NUMBERED_MONTHS, ([, first = '', last = '']) => {
    const [from, until] = [Number(first), Number(last)];
    if (from < 1 || from > 12 || until < 1 || until > 12) return null;
    return { kind: 'season', season: { from: monthDay(from, 1), until: monthDay(until, LAST[until - 1] ?? 28) } };
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
  marking.find(patterns.between, ({ groups = {} }) => {
    const [first, last] = groups['m1'] === undefined ? [3, 4] : [1, 2];
    const from = yearDay(patterns, groups[`m${first}`], groups[`d${first}`] ?? groups[`d${first}b`], 'first');
    const until = yearDay(patterns, groups[`m${last}`], groups[`d${last}`] ?? groups[`d${last}b`], 'last');
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
  marking.find(SLASHED_DAYS, ([, ...figures]) => readSlashed(figures, patterns.isMonthFirst));
  marking.find(patterns.date, ({ groups = {} }) => {
    const day = yearDay(patterns, groups['m1'], groups['d1'], 'first');
    return day === null ? null : { kind: 'season', season: { from: day, until: day } };
  });
  marking.find(patterns.month, ({ 0: name, index }) => {
    const isLong = name.length > SHORT_LETTERS || !/^\p{Script=Latin}/u.test(name);
    if (isLong) {
      const [from, until] = [yearDay(patterns, name, undefined, 'first'), yearDay(patterns, name, undefined, 'last')];
      return from === null || until === null ? null : { kind: 'season', season: { from, until } };
    }
    // "May" may be a month, "may" and "mar" other words: where it may be one, nothing is known for sure.
    const isWritten = patterns.shortMonths.has(name) || /^\p{Lu}/u.test(marking.text.slice(index));
    return isWritten ? { kind: 'role', role: 'if' } : null;
  });
  marking.find(patterns.list, (match) => {
    if (isProse(marking, match, patterns)) return null;
    const days = readDays(match[0], patterns, words);
    return days === null ? null : { kind: 'days', days, end: endOf(match) };
  });
}

/** Months one behind the other are one part of the year; others are several, and no one season. Months count from 0. */
function toSeason(months: readonly number[], isRange = false) {
  if (months.includes(-1)) return null;
  const [first = -1] = months;
  const last = months.at(-1) ?? -1;
  const follow = months.every((month, at) => at === 0 || month === ((months[at - 1] ?? 0) + 1) % 12);
  if (!(follow || isRange)) return null;
  const season = { from: monthDay(first + 1, 1), until: monthDay(last + 1, LAST[last] ?? 28) };
  return { kind: 'season' as const, season };
}

/** One day or the days from one to another; null where day and month could be either. */
function readSlashed(figures: readonly (string | undefined)[], isMonthFirst: boolean | null) {
  const [one, two, three = one, four = two] = figures.map((figure) =>
    figure === undefined ? undefined : Number(figure),
  );
  if (one === undefined || two === undefined || three === undefined || four === undefined) return null;
  if (one === 24 && two === 7) return null;
  const isSure = one > 12 || two > 12 || three > 12 || four > 12 || (one === two && three === four);
  const first = isSure ? two > 12 || four > 12 : isMonthFirst;
  if (first === null) return null;
  const [from, until] = first
    ? [numberedDay(String(two), String(one)), numberedDay(String(four), String(three))]
    : [numberedDay(String(one), String(two)), numberedDay(String(three), String(four))];
  return from === null || until === null ? null : { kind: 'season' as const, season: { from, until } };
}

/**
 * "So", "mer" and "sun" are words, "So 8–11" and "sat." are days: a short name alone has a capital, a stop, a figure or "closed" behind
 * it. One sign of another script may be a part of any word: it is a day where a figure or "closed" is behind it, in brackets, or
 * beside another.
 */
function isProse(
  { text, plain }: Marking,
  { 0: whole, index }: RegExpExecArray,
  { closed, end, sign }: Patterns,
): boolean {
  const name = text.slice(index, index + whole.length).trim();
  if (name.length > SHORT_LETTERS || !/^\p{L}+$/u.test(name)) return false;
  const isLatin = /^\p{Script=Latin}/u.test(name);
  if (!isLatin && name.length > 1) return false;
  const after = plain.slice(index + whole.length);
  if (/^\s*(?:\d|[-–:,]\s*\d)/u.test(after) || closed.test(after) || end.test(after)) return false;
  if (isLatin) return name === name.toLowerCase() || name.length < SHORT_LETTERS;
  const [before = '', behind = ''] = [plain[index - 1], after[0]];
  return !(OPENS.test(before) && CLOSES.test(behind)) && ![before, behind].some((one) => sign.test(one));
}

/** A stop behind a whole name ends the sentence; behind a short one it belongs to it. */
function endOf({ 0: whole, index }: RegExpExecArray): number {
  const end = index + whole.trimEnd().length;
  return /\p{L}{5}\.$/u.test(whole.trimEnd()) ? end - 1 : end;
}

function readDays(text: string, patterns: Patterns, { roles, language }: FactWords): Days | null {
  const has = (list: string) => patternOf(language, 'u', list).test(text);
  // "祝日" and "平日" hold the sign for Sunday.
  const phrases = patternOf(language, 'gu', roles.weekdays, roles.weekends, roles.daily, roles.holidays);
  const bare = text.replace(phrases, ({ length }) => ' '.repeat(length));
  const found = [...bare.matchAll(patterns.one)].map((match) => ({
    day: patterns.names.findIndex((name) => name.test(match[0])),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const isBetween = found.length === 2 && has(roles.between); // "between Monday and Friday"
  const days = new Set<number>();
  for (const [index, { day, at }] of found.entries()) {
    if (day < 0) return null;
    const before = found[index - 1];
    const between = before === undefined ? '' : text.slice(before.end, at);
    if (before !== undefined && (isBetween || patterns.day.test(between))) {
      for (let one = before.day; one !== day; one = (one + 1) % 7) days.add(one);
    }
    days.add(day);
  }
  if (has(roles.weekdays)) for (const day of [0, 1, 2, 3, 4]) days.add(day);
  if (has(roles.weekends)) for (const day of [5, 6]) days.add(day);
  if (has(roles.daily)) for (const day of [0, 1, 2, 3, 4, 5, 6]) days.add(day);
  return { days: [...days].toSorted((a, b) => a - b), holidays: has(roles.holidays) };
}

function isMonthFirst(language: string): boolean | null {
  if (language === FALLBACK_LANGUAGE) return null; // "3/4" is in April in London, in March in New York
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
}

function listShortMonths(language: string): ReadonlySet<string> {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = LAST.map((_, index) => format.format(Date.UTC(2024, index, 15)).toLowerCase());
  return new Set(names.filter((name) => name.length <= SHORT_LETTERS && name !== 'may'));
}

function build({ language, roles, days, months }: FactWords, pack: LanguagePack): Patterns {
  const each = days.map((own, day) => {
    const names = (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY_MS),
    );
    const named = [...names, own, pack.dates.weekdays[day] ?? ''].flatMap((list) => list.split(','));
    const all = named.flatMap((name) => (WHOLE.test(name.trim()) ? [name, `${name.trim()}s`] : [name]));
    return sourceOf(
      language,
      [...all, ...all.map(fold)]
        .map((name) => name.trim())
        .filter((name) => name.length > 1 || SIGN.test(name))
        .join(','),
    );
  });
  // Czech "pro" is short for December, and the word for "for".
  const small = new Set(
    [roles.for, roles.and, roles.from, roles.until].flatMap((list) => list.split(',')).map((one) => one.trim()),
  );
  const month = pack.dates.months.map((own, index) => {
    const at = Date.UTC(2024, index, 15);
    const names = (['long', 'short'] as const).map((form) =>
      new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(at),
    );
    const [long = ''] = names;
    const all = [...names, own, months?.[index] ?? '']
      .flatMap((list) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name.toLowerCase() === long.toLowerCase() || !small.has(name.toLowerCase()));
    return sourceOf(
      language,
      all.filter((name) => /\p{L}/u.test(name) && (name.length > 2 || !/^\p{Script=Latin}/u.test(name))).join(','),
    );
  });
  // "11月" is a month, "17日" a date.
  const one = `(?<!\\d)(?:${each.join('|')})\\.?`;
  const to = `(?:${DASH}|${sourceOf(language, without(roles.to, roles.and))})`;
  const more = `(?:${one}|${sourceOf(language, roles.holidays, roles.weekends, roles.weekdays, roles.daily)})`;
  const joint = `\\s*(?:${DASH}|[,/&+、・]|${sourceOf(language, roles.to, roles.and)}|,\\s*${sourceOf(language, roles.and)})\\s*`;
  // "土日祝": signs of days stand side by side.
  const beside = isUnspaced(language) ? `|(?<=${one})(?=${more})` : '';
  const between = sourceOf(language, roles.between);
  const and = sourceOf(language, roles.and);
  const hour = sourceOf(language, pack.times.clock, 'h, hs, hrs');
  const named = (n: number) =>
    `(?:(?<d${n}>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s*(?:de |of )?)?(?<m${n}>${month.join('|')})(?!\\d)(?:\\s+(?<d${n}b>\\d{1,2})(?![\\d:.]\\d|\\d|\\s*[-–—]\\s*\\d|\\s?${hour})(?:st|nd|rd|th)?)?`;
  return {
    day: new RegExp(`^\\s*${to}\\s*$`, 'u'),
    one: new RegExp(one, 'gu'),
    sign: new RegExp(`^(?!\\p{Script=Latin})(?:${each.join('|')})$`, 'u'),
    names: each.map((source) => new RegExp(`^${source}\\.?$`, 'u')),
    list: new RegExp(
      `(?:${sourceOf(language, roles.from, roles.between)}\\s+)?${more}(?:(?:${joint}${beside})${more})*(?:\\s*${between})?`,
      'gu',
    ),
    closed: new RegExp(`^\\s*[-–:]?\\s*${sourceOf(language, roles.closed)}\\s*(?:[.,;)]|$)`, 'u'),
    end: new RegExp(`^\\s*${sourceOf(language, roles.from, roles.until)}\\s*\\d`, 'u'),
    months: month.map((source) => new RegExp(`^${source}$`, 'u')),
    season: new RegExp(`(?:${sourceOf(language, roles.from)}\\s*)?${named(1)}\\.?\\s*${to}\\s*${named(2)}`, 'gu'),
    between: new RegExp(
      `${between}\\s*${named(1)}\\.?\\s*${and}\\s*${named(2)}|${named(3)}\\.?\\s*${and}\\s*${named(4)}\\s*${between}`,
      'gu',
    ),
    numbered: new RegExp(
      `(?:${sourceOf(language, roles.from)}\\s*)?(?<![\\d.])${NUMBERED_DAY}\\s*${to}\\s*${NUMBERED_DAY}(?!\\d)`,
      'gu',
    ),
    month: new RegExp(`(?:${month.join('|')})(?!\\d)`, 'gu'),
    monthList: new RegExp(`(?:${month.join('|')})(?:${joint}(?:${month.join('|')}))+(?!\\d)`, 'gu'),
    romanList: new RegExp(`(?<list>${ROMAN_MONTH}(?:${joint}${ROMAN_MONTH})+)(?:\\s?\\p{L}{1,4}\\.)?`, 'gu'), // "VII i VIII mj."
    date: new RegExp(
      `(?<![\\d.,:])(?<d1>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s*(?:de |of )?(?<m1>${month.join('|')})(?!\\p{L}|\\d)`,
      'gu',
    ),
    joint: new RegExp(joint, 'u'),
    range: new RegExp(to, 'u'),
    isMonthFirst: isMonthFirst(language),
    shortMonths: listShortMonths(language),
  };
}

/** "Between 8 and 10" is a range of hours, and "Tuesday and Thursday" are two days: what joins days ranges over none between them. */
function without(words: string, others: string): string {
  const known = new Set(others.split(',').map((word) => word.trim()));
  return words
    .split(',')
    .filter((word) => !known.has(word.trim()))
    .join(',');
}

const LAST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function yearDay(
  { months }: Patterns,
  name: string | undefined,
  day: string | undefined,
  end: 'first' | 'last',
): string | null {
  const month = months.findIndex((pattern) => pattern.test(name ?? ''));
  if (month < 0) return null;
  const number = day === undefined ? (end === 'first' ? 1 : (LAST[month] ?? 28)) : Number(day);
  if (number < 1 || number > (LAST[month] ?? 31)) return null;
  return monthDay(month + 1, number);
}

function numberedDay(day: string | undefined, month: string | undefined): string | null {
  const [one, other] = [Number(day), Number(month)];
  return other >= 1 && other <= 12 && one >= 1 && one <= (LAST[other - 1] ?? 31) ? monthDay(other, one) : null;
}

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
