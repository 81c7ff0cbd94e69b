import { expect, it } from 'vitest';
import { findDates } from '../../../../bff/language/entities/dates.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

/** A Friday, 23:30 in Berlin, which is Saturday in Tokyo. */
const NOW = new Date('2026-11-20T22:30:00Z');
const find = (code: string, text: string, timezone = 'Europe/Berlin') => {
  const scan = new Scan(text);
  findDates(scan, languageFor(code).pack, NOW, timezone);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['en', 'tomorrow', ['2026-11-21']],
  ['de', 'übermorgen', ['2026-11-22']],
  ['en', 'on Sunday', ['2026-11-22']],
  ['en', '5 December', ['2026-12-05']],
  ['en', 'December 5th', ['2026-12-05']],
  ['de', 'am 5.12.', ['2026-12-05']],
  ['en', '2027-01-02', ['2027-01-02']],
  ['en', '5 May', ['2027-05-05']], // this year's day is past
  ['en', '31 February', []],
  ['en', '1.5 hours', []],
  ['ja', '12月5日', ['2026-12-05']],
  ['es', 'por la mañana', []], // means the morning and not tomorrow
  ['es', 'mañana', ['2026-11-21']],
])('%s: the dates in “%s” are %j', (code, text, dates) => expect(find(code, text)).toEqual(dates));

it('“today” is the day in the timezone of the property', () => {
  expect(find('en', 'today')).toEqual(['2026-11-20']);
  expect(find('en', 'today', 'Asia/Tokyo')).toEqual(['2026-11-21']);
});
