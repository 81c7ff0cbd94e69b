import { Temporal } from 'temporal-polyfill';
import { isUnspaced } from '../fold.ts';
import type { LanguagePack } from '../pack.ts';
import { anyOf, type Scan } from './scan.ts';

/** Days at the property as `YYYY-MM-DD`. A day without a year is the next one to come; a weekday too. */
export function findDates(scan: Scan, pack: LanguagePack, now: Date, timezone: string): void {
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const open = isUnspaced(pack.code) ? '' : '(?<![\\p{L}\\p{M}\\d])';
  const close = isUnspaced(pack.code) ? '' : '(?![\\p{L}\\p{M}])';
  const { dates } = pack;
  scan.find(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu, ([, year, month, day], text) =>
    toDate(Number(day), Number(month), Number(year), today, text),
  );
  scan.find(
    /(?<!\d)(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日號号일]?/gu,
    ([, year, month, day], text) =>
      toDate(Number(day), Number(month), year === undefined ? null : Number(year), today, text),
  );
  scan.find(
    /(?<![\d.,:])(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})|\.)?(?![\d:])/gu,
    ([match, first, second, year], text) => {
      if (/^\d{1,2}-\d{1,2}$/.test(match) || (/^\d{1,2}\.\d{2}$/.test(match) && Number(second) > 12)) return null;
      const american = pack.code === 'en' && match.includes('/') && Number(second) > 12;
      const [day, month] = american ? [second, first] : [first, second];
      return toDate(Number(day), Number(month), readYear(year), today, text);
    },
  );
  for (const [index, words] of dates.months.entries()) {
    const month = `(?:${anyOf(words)})`;
    const ordinal = '(?:st|nd|rd|th|er|º|ª|\\.|-?го|-?ое|-?е|ης|η)?';
    scan.find(
      new RegExp(
        `(?<!\\d)(\\d{1,2})${ordinal}\\s*(?:of\\s+|de\\s+|d['’]\\s*)?${month}\\.?${close}(?:\\s*,?\\s*(\\d{4}))?`,
        'gu',
      ),
      ([, day, year], text) => toDate(Number(day), index + 1, readYear(year), today, text),
    );
    scan.find(
      new RegExp(`${open}${month}\\.?\\s+(?:the\\s+)?(\\d{1,2})${ordinal}(?![\\d:])(?:\\s*,\\s*(\\d{4}))?`, 'gu'),
      ([, day, year], text) => toDate(Number(day), index + 1, readYear(year), today, text),
    );
  }
  const relative = [
    [dates.dayAfterTomorrow, 2],
    [dates.yesterday, -1],
    [dates.tomorrow, 1],
    [dates.tonight, 0],
    [dates.today, 0],
  ] as const;
  for (const [words, days] of relative) {
    scan.find(new RegExp(`${open}(?:${anyOf(words)})${close}`, 'gu'), (_, text) => ({
      type: 'date',
      text,
      value: today.add({ days }).toString(),
    }));
  }
  for (const [index, words] of dates.weekdays.entries()) {
    scan.find(new RegExp(`${open}(?:${anyOf(words)})${close}`, 'gu'), (_, text) => ({
      type: 'date',
      text,
      value: today.add({ days: (index + 1 - today.dayOfWeek + 7) % 7 }).toString(),
    }));
  }
}

function readYear(year: string | undefined): number | null {
  if (year === undefined) return null;
  return year.length === 2 ? 2_000 + Number(year) : Number(year);
}

function toDate(day: number, month: number, year: number | null, today: Temporal.PlainDate, text: string) {
  const years = year === null ? [today.year, today.year + 1] : [year];
  for (const candidate of years) {
    if (!(month >= 1 && month <= 12 && day >= 1 && candidate >= 1)) return null;
    if (day > Temporal.PlainYearMonth.from({ year: candidate, month }).daysInMonth) continue;
    const date = Temporal.PlainDate.from({ year: candidate, month, day });
    if (year !== null || Temporal.PlainDate.compare(date, today) >= 0)
      return { type: 'date' as const, text, value: date.toString() };
  }
  return null;
}
