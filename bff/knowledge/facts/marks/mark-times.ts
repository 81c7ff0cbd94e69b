import { languageFor } from '../../../language/lexicon/registry.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import type { Span } from '../fact.ts';
import { type FactWords, patternOf, signsOf, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

const DASH = '[-–—~〜～−]';

interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Clearly an hour: with minutes, "Uhr", "kl." or "pm". */
  isSure: boolean;
}

interface Patterns {
  bare: RegExp;
  bareEnd: RegExp;
  bareStart: RegExp;
  /** A joining word at the start of the text. */
  and: RegExp;
  range: RegExp;
  /** "Between 22:30 and 7", "8 és 10 között". */
  between: RegExp;
  from: RegExp;
  until: RegExp;
  single: RegExp;
  am: RegExp;
  roundClock: RegExp;
  /** "24 hours in advance": a length of time before something, no opening hours. */
  inAdvance: RegExp;
}

const patternsOf = new Map<string, Patterns>();

/** Marks hours and ranges of hours. A range of two bare figures counts only if nothing else claims them. */
export function markTimes(marking: Marking, words: FactWords, pack: LanguagePack): void {
  const patterns = patternsFor(words, pack);
  const between = patternOf(words.language, 'u', words.roles.between);
  for (const range of [patterns.between, patterns.range])
    marking.find(range, ({ 0: whole, index, groups = {} }) => {
      if (range === patterns.between && !between.test(whole)) return null;
      const [from, until] = [readClock(groups, 'a', patterns), readClock(groups, 'b', patterns)];
      if (from === null || until === null) return null;
      // "Between 23 and 7" are hours if nothing behind them is counted.
      const isBare = range !== patterns.range && /^\s*(?:[,.;)]|$)/u.test(marking.plain.slice(index + whole.length));
      if (!(from.isSure || until.isSure || isBare)) return null;
      return { kind: 'span', span: toSpan(from, until) };
    });
  marking.find(patterns.inAdvance, () => ({ kind: 'role', role: 'if' }));
  marking.find(patterns.roundClock, () => ({ kind: 'role', role: 'round_clock' }));
  marking.find(patterns.from, ({ groups = {} }) => {
    const clock = readClock(groups, 'a', patterns) ?? readClock(groups, 'b', patterns);
    return clock?.isSure ? { kind: 'span', span: { from: toText(clock), until: null } } : null;
  });
  marking.find(patterns.until, ({ groups = {} }) => {
    const clock = readClock(groups, 'a', patterns) ?? readClock(groups, 'b', patterns);
    return clock?.isSure ? { kind: 'span', span: { from: null, until: toText(clock) } } : null;
  });
  marking.find(patterns.single, ({ groups = {} }) => {
    const clock = readClock(groups, 'a', patterns);
    return clock?.isSure ? { kind: 'clock', time: toText(clock) } : null;
  });
}

/**
 * Marks bare hours in a text that has hours: behind a day, a check-in or a check-out ("at weekends until 22", "Sun from
 * 9", "check-out until 10"). "(11 on Sundays)" is the same end as in the hours before it.
 */
export function markBareEnds(marking: Marking, words: FactWords, pack: LanguagePack): void {
  const marks = marking.all();
  const last = marks.findLast((mark) => mark.kind === 'span');
  if (last === undefined) return;
  const patterns = patternsFor(words, pack);
  const toOpenSpan = (hour: number, isFrom: boolean) => {
    const time = toText({ hour, minute: 0, half: null, isSure: true });
    return { kind: 'span' as const, span: isFrom ? { from: time, until: null } : { from: null, until: time } };
  };
  for (const [pattern, isFrom] of [
    [patterns.bareEnd, false],
    [patterns.bareStart, true],
  ] as const)
    marking.find(pattern, ({ index, groups = {} }) => {
      const before = marks.findLast(({ end }) => end <= index);
      const gap = before === undefined ? '' : marking.plain.slice(before.end, index);
      const hour = Number(groups['end']);
      const clause = /[^,.;:()]*$/u.exec(marking.plain.slice(0, index))?.[0] ?? '';
      if (hour > 24 || !(isStay(clause, words, pack) || (before?.kind === 'days' && gap.trim() === ''))) return null;
      return toOpenSpan(hour, isFrom);
    });
  if (last.kind !== 'span' || (last.span.from !== null && last.span.until !== null)) return;
  const isFrom = last.span.from !== null;
  const days = marks.filter(({ kind, start }) => kind === 'days' && start > last.end);
  marking.find(BARE_HOUR, ({ 0: figure, index }) => {
    const end = index + figure.length;
    const isBeside = days.some(
      (one) =>
        (BEFORE_DAY.test(marking.plain.slice(end, one.start)) && CLAUSE_END.test(marking.plain.slice(one.end))) ||
        (marking.plain.slice(one.end, index).trim() === '' && CLAUSE_END.test(marking.plain.slice(end))),
    );
    return isBeside && Number(figure) <= 24 ? toOpenSpan(Number(figure), isFrom) : null;
  });
}

const BARE_HOUR = /(?<![\d.,:])\d{1,2}(?![\d%]|[.,:]\d)/gu;
/** Between an hour and its day: "11 on Sundays". */
const BEFORE_DAY = /^\s*(?:\p{L}{1,3}\s+)?$/u;
const CLAUSE_END = /^\s*(?:[.,;)）]|$)/u;

/** Whether a clause names check-in or check-out. */
function isStay(clause: string, { language, things }: FactWords, { code }: LanguagePack): boolean {
  if (patternOf(language, 'u', things?.['checkOut'] ?? '', things?.['checkIn'] ?? '').test(clause)) return true;
  const { concepts } = languageFor(code).lexicon.read(clause);
  return concepts.has('check_out') || concepts.has('check_in');
}

/** Marks two bare figures that may be hours ("breakfast 7-10"), if nothing else claims them. */
export function markBareSpans(marking: Marking, words: FactWords, pack: LanguagePack): void {
  const { bare, and } = patternsFor(words, pack);
  const days = marking.all().filter(({ kind }) => kind === 'days' || kind === 'season');
  marking.find(bare, ({ 0: whole, index, groups = {} }) => {
    const end = index + whole.length;
    const next = /\S/u.exec(marking.plain.slice(end));
    const isJoined = next !== null && and.test(marking.plain.slice(end + next.index));
    const isCounted =
      next !== null && !isJoined && /\p{L}/u.test(next[0]) && !days.some(({ start }) => start === end + next.index);
    if (isCounted) return null;
    const [a, b] = [Number(groups['a']), Number(groups['b'])];
    if (a > 24 || b > 24 || a === b) return null;
    const wholeHour = { minute: 0, half: null, isSure: true };
    return {
      kind: 'span',
      span: { from: toText({ hour: a, ...wholeHour }), until: toText({ hour: b, ...wholeHour }) },
    };
  });
}

function patternsFor(words: FactWords, pack: LanguagePack): Patterns {
  const patterns = patternsOf.get(words.language) ?? build(words, pack);
  patternsOf.set(words.language, patterns);
  return patterns;
}

/** Words before an hour that are certain ("kl. 15"). Articles ("les 2") and single letters are not. */
function listAhead(clock: string, filler: string): string {
  const fillers = new Set(filler.split(',').map((word) => word.trim()));
  const words = clock.split(',').map((word) => word.trim());
  return words.filter((word) => /^\p{Script=Latin}{2}/u.test(word) && !fillers.has(word)).join(',');
}

/** Returns signs of one letter, which may touch the next word: "分". */
function listSigns(words: string): string {
  const all = words.split(',').map((word) => word.trim().replace('*', ''));
  return all.filter((word) => [...word].length === 1 && !/\p{Script=Latin}/u.test(word)).join(',');
}

function build({ language, roles }: FactWords, { times, durations }: LanguagePack): Patterns {
  const am = sourceOf(language, times.am, 'am, a.m., a.m');
  const pm = sourceOf(language, times.pm, 'pm, p.m., p.m');
  const unit = sourceOf(language, times.clock, 'h, hs, hrs');
  const ahead = sourceOf(language, listAhead(times.clock, roles.filler));
  const hour = signsOf(roles.hour);
  const half = signsOf(roles.half);
  const minute = signsOf(listSigns(roles.minutes));
  const noon = sourceOf(language, times.noon);
  const midnight = sourceOf(language, times.midnight);
  const clock = (name: string) =>
    `(?:(?<${name}noon>(?:(?<![\\d:.,])12\\s?)?${noon})|(?<${name}mid>${midnight})|(?:(?:(?<!\\d\\s?)(?<${name}ahead>${ahead})|(?:${unit}))\\.?\\s*)?(?:(?<${name}day>${am}|${pm})\\s*)?(?<![\\d:]|\\d[.,])(?<${name}>\\d{1,2})(?:(?:[:.h：]|\\s?(?:${hour}|h)\\s?)(?<${name}min>[0-5]\\d)(?!\\d)(?:${minute})?)?(?<${name}half>${half})?(?!\\d|[.,:]\\d)(?:\\s?(?<${name}half2>${am}|${pm}))?(?:\\s?(?<${name}unit>${unit}|${hour})(?<${name}half4>${half})?)?(?:\\s?(?<${name}half3>${am}|${pm}))?)`;
  const from = sourceOf(language, roles.from);
  const until = sourceOf(language, roles.until);
  const to = sourceOf(language, roles.to);
  const after = (list: string) => sourceOf(language, list);
  const inAdvance = sourceOf(language, roles.in_advance);
  const hours = sourceOf(language, durations.hour);
  const length = (figures: string) =>
    `(?:${sourceOf(language, roles.round_clock)}|(?<![\\d:.,])(?:${figures})\\s*${hours})`;
  return {
    bare: new RegExp(
      `(?:${from}\\s*)?(?<![\\d:]|\\d[.,])(?<a>\\d{1,2})\\s*(?:${DASH}|${to})\\s*(?<b>\\d{1,2})(?![\\d%]|[.,:]\\d|\\s*[x×])`,
      'gu',
    ),
    bareEnd: new RegExp(
      `${until}\\s*(?:${ahead}\\.?\\s*)?(?<end>\\d{1,2})${noon === '(?!)' ? '' : `(?:\\s?${noon})?`}(?=\\s*(?:[.,;)](?!\\d)|$))`,
      'gu',
    ),
    bareStart: new RegExp(`${from}\\s*(?:${ahead}\\.?\\s*)?(?<end>\\d{1,2})(?=\\s*(?:[.,;)](?!\\d)|$))`, 'gu'),
    and: new RegExp(`^${sourceOf(language, roles.and)}`, 'u'),
    range: new RegExp(
      `(?:${from}\\s*)?${clock('a')}\\s*(?:${after(roles.from_after)}\\s*)?(?:${DASH}|${to}|${after(roles.from_after)})\\s*${clock('b')}(?:\\s?${after(roles.until_after)})?`,
      'gu',
    ),
    between: new RegExp(
      `(?:${after(roles.between)}\\s*)?${clock('a')}\\s*${after(roles.and)}\\s*${clock('b')}(?:\\s*${after(roles.between)})?`,
      'gu',
    ),
    from: new RegExp(`(?:${from}\\s*${clock('a')}|${clock('b')}\\s?(?:${after(roles.from_after)}|\\+))`, 'gu'),
    until: new RegExp(`(?:${until}\\s*${clock('a')}|${clock('b')}\\s?${after(roles.until_after)})`, 'gu'),
    single: new RegExp(clock('a'), 'gu'),
    am: new RegExp(`^(?:${am})$`, 'u'),
    roundClock: new RegExp(sourceOf(language, roles.round_clock), 'gu'),
    // "Before 10 h" is an hour, "in advance 24 hours" a length.
    inAdvance: new RegExp(`${length('\\d{1,3}')}\\s*${inAdvance}|${inAdvance}\\s*${length('24|36|48|72')}`, 'gu'),
  };
}

function readClock(groups: Record<string, string | undefined>, name: string, { am }: Patterns): Clock | null {
  if (groups[`${name}noon`] !== undefined) return { hour: 12, minute: 0, half: null, isSure: true };
  if (groups[`${name}mid`] !== undefined) return { hour: 24, minute: 0, half: null, isSure: true };
  const digits = groups[name];
  if (digits === undefined) return null;
  const minutes = groups[`${name}min`];
  const day = groups[`${name}half2`] ?? groups[`${name}half3`] ?? groups[`${name}day`];
  const hour = Number(digits);
  const isHalf = groups[`${name}half`] !== undefined || groups[`${name}half4`] !== undefined;
  const minute = !isHalf ? Number(minutes ?? 0) : 30;
  if (hour > 24) return null;
  const half = day === undefined ? null : am.test(day) ? 'am' : 'pm';
  if (half !== null && hour > 12 && half === 'am') return null;
  const isSure =
    minutes !== undefined ||
    half !== null ||
    groups[`${name}unit`] !== undefined ||
    groups[`${name}ahead`] !== undefined;
  return { hour: toDay(hour, half), minute, half, isSure };
}

function toDay(hour: number, half: Clock['half']): number {
  if (half === null || hour > 12) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Builds a span: "6-10 pm" is in the evening, "9-5 pm" starts in the morning. */
function toSpan(from: Clock, until: Clock): Span {
  const isEvening = from.half === null && until.half === 'pm' && from.hour < 12 && from.hour + 12 < until.hour;
  const isFromNoon = from.half === null && until.half === 'pm' && from.hour === 12;
  const start = isEvening && !isFromNoon ? { ...from, hour: from.hour + 12 } : from;
  // "下午3点至7点", "3pm to 7": both hours are in the afternoon.
  const isSameHalf = from.half === 'pm' && until.half === null && until.hour < 12 && until.hour + 12 > from.hour;
  const end = isSameHalf ? { ...until, hour: until.hour + 12 } : until;
  return { from: toText(start), until: toText(end) };
}

function toText({ hour, minute }: Clock): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
