import { Temporal } from 'temporal-polyfill';
import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { isUnitAt } from './durations.ts';
import { anyOf, type Beginnings, beginningsOf, numberBeginningsOf, numberWords, perPack, type Scan } from './scan.ts';

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const MARKS = PACKS.flatMap(({ dates }) => dates.marks ?? []);
const markOf = (part: 'year' | 'month' | 'day') => `[${MARKS.map((marks) => marks[part]).join('')}]`;
/** A date with a sign behind each number, as in Japanese. All languages' signs are read, as guests copy dates. */
const MARKED = new RegExp(
  `(?<!\\d)(?:(\\d{4})\\s*${markOf('year')}\\s*)?(\\d{1,2})\\s*${markOf('month')}\\s*(\\d{1,2})\\s*${markOf('day')}?`,
  'gu',
);
const NUMERIC = /(?<![\d.,:])(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})|\.)?(?![\d:])/gu;
/** A decimal number, if a unit of time follows: "1.5 hours". */
const DECIMAL = /^\d{1,2}\.\d$/;
/**
 * How languages write a day beside a month's name. All are read together, as the month's name already tells the
 * language.
 */
const listOf = (part: 'ordinal' | 'ofMonth' | 'beforeDay') => PACKS.flatMap(({ dates }) => dates[part] ?? []);
const ORDINAL = `(?:${[...listOf('ordinal'), '\\.'].join('|')})?`;
const OF_MONTH = `(?:${listOf('ofMonth').join('|')})?`;
const BEFORE_DAY = `(?:${listOf('beforeDay').join('|')})?`;
/** "From the 5th": the next day with that number. */
const dayAloneOf = perPack(({ dates }: LanguagePack) =>
  dates.dayAlone === null ? null : new RegExp(`(?<![\\p{L}\\d])${dates.dayAlone}`, 'gu'),
);

/** "In two days", in digits or words. */
const inDaysOf = perPack(({ numbers, script, spokenTimes }: LanguagePack) => {
  if (spokenTimes.inDays === null) return [];
  const isLoose = script.unspaced || script.attachedEndings;
  const [open, close] = isLoose ? ['', ''] : ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}])'];
  const inWords = numberWords(numbers);
  return spokenTimes.inDays.split('|').map((one) => ({
    pattern: new RegExp(`${open}(?:${one.replaceAll('N', `(\\d{1,2}|${inWords.source})`)})${close}`, 'gu'),
    read: inWords.read,
  }));
});

/** A language's patterns for days, weekdays and months. */
const patternsOf = perPack((pack: LanguagePack) => {
  const open = pack.script.unspaced ? '' : '(?<![\\p{L}\\p{M}\\d])';
  const close = pack.script.unspaced ? '' : '(?![\\p{L}\\p{M}])';
  const [prefix, suffix] = [pack.dates.attachedBefore ?? '', pack.dates.attachedBehind ?? ''];
  const word = (words: string) => new RegExp(`${open}${prefix}(?:${anyOf(words)})${suffix}${close}`, 'gu');
  const begin = (words: string): Beginnings => (prefix === '' ? beginningsOf(pack, words) : null);
  const { dates, times } = pack;
  return {
    months: dates.months.map((words) => {
      const month = `(?:${anyOf(words)})`;
      return {
        begins: beginningsOf(pack, words),
        patterns: [
          new RegExp(`(?<!\\d)(\\d{1,2})${ORDINAL}\\s*${OF_MONTH}${month}\\.?${close}(?:\\s*,?\\s*(\\d{4}))?`, 'gu'),
          new RegExp(`${open}${month}\\.?\\s+${BEFORE_DAY}(\\d{1,2})${ORDINAL}(?![\\d:])(?:\\s*,\\s*(\\d{4}))?`, 'gu'),
        ],
      };
    }),
    relative: (
      [
        [dates.dayAfterTomorrow, 2],
        [dates.yesterday, -1],
        [dates.tomorrow, 1],
        [dates.tonight, 0],
        [dates.today, 0],
      ] as const
    ).map(([words, days]) => ({ pattern: word(words), begins: begin(words), days })),
    dayParts: word([times.am, times.pm].join(',')),
    weekdays: dates.weekdays.map((words) => ({ pattern: word(words), begins: begin(words) })),
  };
});

/** Today's date at the property, computed at the first call: most messages name no day. */
type Today = () => Temporal.PlainDate;

function dayAt(now: Date, timezone: string): Today {
  let day: Temporal.PlainDate | undefined;
  return () => {
    day ??= Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
    return day;
  };
}

/** Finds dates as `YYYY-MM-DD`. A day without a year, or a weekday, is the next one to come. */
export function findDates(scan: Scan, pack: LanguagePack, now: Date, timezone: string): void {
  const today = dayAt(now, timezone);
  const { months, relative, weekdays, dayParts } = patternsOf(pack);
  if (scan.hasDigit) {
    findNumeric(scan, pack, today);
    for (const [index, { patterns, begins }] of months.entries()) {
      if (!scan.mayHold(begins)) continue;
      for (const pattern of patterns) {
        scan.find(pattern, ([, day, year], text) => toDate(Number(day), index + 1, readYear(year), today, text));
      }
    }
  }
  findFromNow(scan, pack, today);
  for (const { pattern, begins, days } of relative) {
    if (!scan.mayHold(begins)) continue;
    scan.find(pattern, (match, text) =>
      isInDayPart(scan.plain, match, dayParts) ? null : { type: 'date', text, value: today().add({ days }).toString() },
    );
  }
  for (const [index, { pattern, begins }] of weekdays.entries()) {
    if (!scan.mayHold(begins)) continue;
    const days = (index + 1 - today().dayOfWeek + 7) % 7;
    scan.find(pattern, (_, text) => ({ type: 'date', text, value: today().add({ days }).toString() }));
  }
}

/** Whether the word is part of a time of day: in Spanish one word means both "tomorrow" and "morning". */
function isInDayPart(plain: string, { index, 0: { length } }: RegExpExecArray, dayParts: RegExp): boolean {
  return [...plain.matchAll(dayParts)].some(
    (part) => part.index < index && index + length <= part.index + part[0].length,
  );
}

function findFromNow(scan: Scan, pack: LanguagePack, today: Today): void {
  if (!scan.hasDigit && !scan.mayHold(numberBeginningsOf(pack))) return;
  for (const { pattern, read } of inDaysOf(pack)) {
    scan.find(pattern, ([, days = ''], text) => ({
      type: 'date',
      text,
      value: today()
        .add({ days: read(days) })
        .toString(),
    }));
  }
  const dayAlone = dayAloneOf(pack);
  if (dayAlone === null) return;
  scan.find(dayAlone, ([, day], text) => {
    const next = [0, 1, 2]
      .map((months) => toDate(Number(day), today().add({ months }).month, today().add({ months }).year, today, text))
      .find((date) => date !== null && date.value >= today().toString());
    return next ?? null;
  });
}

function findNumeric(scan: Scan, pack: LanguagePack, today: Today): void {
  scan.find(ISO, ([, year, month, day], text) => toDate(Number(day), Number(month), Number(year), today, text));
  scan.find(MARKED, ([, year, month, day], text) => toDate(Number(day), Number(month), readYear(year), today, text));
  scan.find(NUMERIC, ({ 0: match, 1: first, 2: second, 3: year, index }, text) => {
    if (DECIMAL.test(match) && isUnitAt(scan, index + match.length, pack)) return null;
    if (/^\d{1,2}-\d{1,2}$/.test(match) || (/^\d{1,2}\.\d{2}$/.test(match) && Number(second) > 12)) return null;
    const isMonthFirst = pack.dates.monthFirst && match.includes('/') && Number(second) > 12;
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return toDate(Number(day), Number(month), readYear(year), today, text);
  });
}

function readYear(year: string | undefined): number | null {
  if (year === undefined) return null;
  return year.length === 2 ? 2_000 + Number(year) : Number(year);
}

function toDate(day: number, month: number, year: number | null, today: Today, text: string) {
  const years = year === null ? [today().year, today().year + 1] : [year];
  for (const candidateYear of years) {
    if (!(month >= 1 && month <= 12 && day >= 1 && candidateYear >= 1)) return null;
    if (day > Temporal.PlainYearMonth.from({ year: candidateYear, month }).daysInMonth) continue;
    const date = Temporal.PlainDate.from({ year: candidateYear, month, day });
    if (year !== null || Temporal.PlainDate.compare(date, today()) >= 0)
      return { type: 'date' as const, text, value: date.toString() };
  }
  return null;
}
