import { DAY_MS } from '../../../../shared/domain/time.ts';
import { fold, isUnspaced } from '../../../language/lexicon/fold.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import type { Days } from '../fact.ts';
import { type FactWords, patternOf, sourceOf } from '../words.ts';
import { listJoints, markSeasons } from './mark-seasons.ts';
import type { Marking } from './marks.ts';

/** The first Monday of 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const SHORT_LETTERS = 3;
/** Scripts in which one sign may be a day's whole name. */
const SIGN = /^[\p{Script=Han}\p{Script=Hangul}]$/u;
const OPENS = /[(（]/u;
const CLOSES = /[)）]/u;
/** A whole name that may take an s: "Mondays", "montags". */
const WHOLE = /^\p{Script=Latin}{4,}[^s\P{L}]$/u;

interface Patterns {
  day: RegExp;
  one: RegExp;
  /** A single sign that is a whole name. */
  sign: RegExp;
  names: readonly RegExp[];
  list: RegExp;
  /**
   * A word for "closed" that makes a day of the short name before it ("Su suljettu"), with nothing behind it: "We
   * closed our gym" names no day.
   */
  closed: RegExp;
  /** "So ab 9". */
  end: RegExp;
}

const patternsOf = new Map<string, Patterns>();

/** Marks days of the week, lists and ranges of them, public holidays and seasons. */
export function markDays(marking: Marking, words: FactWords, pack: LanguagePack): void {
  const patterns = patternsOf.get(words.language) ?? build(words, pack);
  patternsOf.set(words.language, patterns);
  markSeasons(marking, words, pack);
  marking.find(patterns.list, (match) => {
    if (isProse(marking, match, patterns)) return null;
    const days = readDays(match[0], patterns, words);
    return days === null ? null : { kind: 'days', days, end: endOf(match) };
  });
}

/**
 * Whether a short name is an ordinary word: "so", "mer" and "sun" are words, "So 8–11" and "sat." are days. A Latin
 * short name needs a capital, a stop, a figure or "closed" behind it. A single sign needs a figure or "closed" behind
 * it, brackets around it, or another day beside it.
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

/**
 * Returns where a day ends. A stop behind a whole name ends the sentence; behind a short name it belongs to the name.
 */
function endOf({ 0: whole, index }: RegExpExecArray): number {
  const end = index + whole.trimEnd().length;
  return /\p{L}{5}\.$/u.test(whole.trimEnd()) ? end - 1 : end;
}

function readDays(text: string, patterns: Patterns, { roles, language }: FactWords): Days | null {
  const has = (list: string) => patternOf(language, 'u', list).test(text);
  // Removed first, as words for holidays and working days contain the sign for Sunday.
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

function build({ language, roles, days }: FactWords, pack: LanguagePack): Patterns {
  const each = days.map((own, day) => {
    const names = (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY_MS),
    );
    const dayNames = [...names, own, pack.dates.weekdays[day] ?? ''].flatMap((list) => list.split(','));
    const all = dayNames.flatMap((name) => (WHOLE.test(name.trim()) ? [name, `${name.trim()}s`] : [name]));
    return sourceOf(
      language,
      [...all, ...all.map(fold)]
        .map((name) => name.trim())
        .filter((name) => name.length > 1 || SIGN.test(name))
        .join(','),
    );
  });
  // Behind a figure, the sign for Monday means a month and that for Sunday a date.
  const one = `(?<!\\d)(?:${each.join('|')})\\.?`;
  const { to, joint } = listJoints(language, roles);
  const more = `(?:${one}|${sourceOf(language, roles.holidays, roles.weekends, roles.weekdays, roles.daily)})`;
  // Signs of days stand side by side, without a joining word.
  const beside = isUnspaced(language) ? `|(?<=${one})(?=${more})` : '';
  const between = sourceOf(language, roles.between);
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
  };
}
