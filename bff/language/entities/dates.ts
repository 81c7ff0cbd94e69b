import { Temporal } from 'temporal-polyfill';
import type { LanguagePack } from '../pack.ts';
import { isUnitAt } from './durations.ts';
import { anyOf, type Beginnings, beginningsOf, numbersBegin, numberWords, perPack, type Scan } from './scan.ts';
import { SPOKEN_TIMES } from './spoken-times.ts';

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu;
const EAST_ASIAN = /(?<!\d)(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日號号일]?/gu;
const NUMERIC = /(?<![\d.,:])(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})|\.)?(?![\d:])/gu;
/** Before a unit of time it is a number: "1.5 hours". */
const DECIMAL = /^\d{1,2}\.\d$/;
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|\\.|-?го|-?ое|-?е|ης|η)?';

/** "From the 5th": the next day of that number. */
const ENGLISH_DAY = /(?<![\p{L}\d])the (\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])(?!\s+floor)/gu;

/** "In two days", with the number in digits or words. */
const inDaysOf = perPack(({ code, numbers, script }: LanguagePack) => {
  const spoken = SPOKEN_TIMES[code]?.inDays;
  if (spoken === undefined) return [];
  const isLoose = script.unspaced || script.attachedEndings;
  const [open, close] = isLoose ? ['', ''] : ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}])'];
  const inWords = numberWords(numbers);
  return spoken.split('|').map((one) => ({
    pattern: new RegExp(`${open}(?:${one.replaceAll('N', `(\\d{1,2}|${inWords.source})`)})${close}`, 'gu'),
    read: inWords.read,
  }));
});

/** What is written onto a day without a space: "for tomorrow", "and on Sunday"; "tomorrow too", "on Sunday as well". */
const STUCK_BEFORE: Partial<Record<string, string>> = { he: '[ושכלבמה]{0,3}', ar: '[وفبل]{0,2}' };
const STUCK_BEHIND: Partial<Record<string, string>> = {
  ko: '(?:에도|에는|에|도|은|는|부터|까지|로|으로|의|이|엔)?',
};

/** The words for days, and the patterns of day and month, of a language. */
const patternsOf = perPack((pack: LanguagePack) => {
  const open = pack.script.unspaced ? '' : '(?<![\\p{L}\\p{M}\\d])';
  const close = pack.script.unspaced ? '' : '(?![\\p{L}\\p{M}])';
  const [prefix, suffix] = [STUCK_BEFORE[pack.code] ?? '', STUCK_BEHIND[pack.code] ?? ''];
  const word = (words: string) => new RegExp(`${open}${prefix}(?:${anyOf(words)})${suffix}${close}`, 'gu');
  const begin = (words: string): Beginnings => (prefix === '' ? beginningsOf(pack, words) : null);
  const { dates, times } = pack;
  return {
    months: dates.months.map((words) => {
      const month = `(?:${anyOf(words)})`;
      return {
        begins: beginningsOf(pack, words),
        patterns: [
          new RegExp(
            `(?<!\\d)(\\d{1,2})${ORDINAL}\\s*(?:of\\s+|de\\s+|d['’]\\s*)?${month}\\.?${close}(?:\\s*,?\\s*(\\d{4}))?`,
            'gu',
          ),
          new RegExp(`${open}${month}\\.?\\s+(?:the\\s+)?(\\d{1,2})${ORDINAL}(?![\\d:])(?:\\s*,\\s*(\\d{4}))?`, 'gu'),
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

/** The day it is at the property: reckoned when it is first asked for, for most messages name no day. */
type Today = () => Temporal.PlainDate;

function dayAt(now: Date, timezone: string): Today {
  let day: Temporal.PlainDate | undefined;
  return () => {
    day ??= Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
    return day;
  };
}

/** Days at the property as `YYYY-MM-DD`. A day without a year is the next one to come; a weekday too. */
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

/** Spanish "de la mañana" tells which half of a day, and "mañana" in it is no tomorrow. */
function isInDayPart(plain: string, { index, 0: { length } }: RegExpExecArray, dayParts: RegExp): boolean {
  return [...plain.matchAll(dayParts)].some(
    (part) => part.index < index && index + length <= part.index + part[0].length,
  );
}

function findFromNow(scan: Scan, pack: LanguagePack, today: Today): void {
  if (!scan.hasDigit && !scan.mayHold(numbersBegin(pack))) return;
  for (const { pattern, read } of inDaysOf(pack)) {
    scan.find(pattern, ([, days = ''], text) => ({
      type: 'date',
      text,
      value: today()
        .add({ days: read(days) })
        .toString(),
    }));
  }
  if (pack.code !== 'en') return;
  scan.find(ENGLISH_DAY, ([, day], text) => {
    const next = [0, 1, 2]
      .map((months) => toDate(Number(day), today().add({ months }).month, today().add({ months }).year, today, text))
      .find((date) => date !== null && date.value >= today().toString());
    return next ?? null;
  });
}

function findNumeric(scan: Scan, pack: LanguagePack, today: Today): void {
  scan.find(ISO, ([, year, month, day], text) => toDate(Number(day), Number(month), Number(year), today, text));
  scan.find(EAST_ASIAN, ([, year, month, day], text) =>
    toDate(Number(day), Number(month), readYear(year), today, text),
  );
  scan.find(NUMERIC, ({ 0: match, 1: first, 2: second, 3: year, index }, text) => {
    if (DECIMAL.test(match) && isUnitAt(scan, index + match.length, pack)) return null;
    if (/^\d{1,2}-\d{1,2}$/.test(match) || (/^\d{1,2}\.\d{2}$/.test(match) && Number(second) > 12)) return null;
    const american = pack.code === 'en' && match.includes('/') && Number(second) > 12;
    const [day, month] = american ? [second, first] : [first, second];
    return toDate(Number(day), Number(month), readYear(year), today, text);
  });
}

function readYear(year: string | undefined): number | null {
  if (year === undefined) return null;
  return year.length === 2 ? 2_000 + Number(year) : Number(year);
}

function toDate(day: number, month: number, year: number | null, today: Today, text: string) {
  const years = year === null ? [today().year, today().year + 1] : [year];
  for (const candidate of years) {
    if (!(month >= 1 && month <= 12 && day >= 1 && candidate >= 1)) return null;
    if (day > Temporal.PlainYearMonth.from({ year: candidate, month }).daysInMonth) continue;
    const date = Temporal.PlainDate.from({ year: candidate, month, day });
    if (year !== null || Temporal.PlainDate.compare(date, today()) >= 0)
      return { type: 'date' as const, text, value: date.toString() };
  }
  return null;
}
