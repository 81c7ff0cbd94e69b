import { expect, it } from 'vitest';
import { readClock, readOpeningHours } from '../../../bff/site-import/opening-hours.ts';

const rule = (days: number[] | null, from: string, until: string) => ({
  days: days === null ? null : { days, holidays: false },
  season: null,
  spans: [{ from, until }],
  roundClock: false,
});

it.each([
  ['15:00', '15:00'],
  ['15:00:00', '15:00'],
  ['T15:30', '15:30'],
  ['2011-04-05T14:00:00+02:00', '14:00'],
  ['24:00', '24:00'],
  ['24:30', null],
  ['3 pm', null],
  ['25:00', null],
])('the time “%s” is read as %s', (written, clock) => expect(readClock(written)).toBe(clock));

it.each([
  ['a range of days', 'Mo-Fr 09:00-17:00', [rule([0, 1, 2, 3, 4], '09:00', '17:00')]],
  ['every day', 'Mo-Su 07:00-10:30', [rule(null, '07:00', '10:30')]],
  ['days apart', 'Mo,We 09:00-17:00', [rule([0, 2], '09:00', '17:00')]],
  [
    'the same hours on several days',
    [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'http://schema.org/Friday', opens: '09:00', closes: '17:00' },
    ],
    [rule([0, 4], '09:00', '17:00')],
  ],
  [
    'two spans of a day',
    [
      { dayOfWeek: 'Monday', opens: '12:00', closes: '14:00' },
      { dayOfWeek: 'Monday', opens: '18:00', closes: '22:00' },
    ],
    [
      {
        ...rule([0], '12:00', '14:00'),
        spans: [
          { from: '12:00', until: '14:00' },
          { from: '18:00', until: '22:00' },
        ],
      },
    ],
  ],
  ['day and night', { opens: '00:00', closes: '23:59' }, [{ days: null, season: null, spans: [], roundClock: true }]],
  [
    'closed',
    { dayOfWeek: 'Tuesday', opens: '00:00', closes: '00:00' },
    [{ days: { days: [1], holidays: false }, season: null, spans: [], roundClock: false }],
  ],
  [
    'public holidays',
    { dayOfWeek: ['PublicHolidays'], opens: '10:00', closes: '12:00' },
    [{ ...rule([], '10:00', '12:00'), days: { days: [], holidays: true } }],
  ],
])('opening hours with %s are read', (_, given, rules) => expect(readOpeningHours(given)).toEqual(rules));

it.each([
  ['dates of one year', { opens: '09:00', closes: '17:00', validFrom: '2026-06-01', validThrough: '2026-09-01' }],
  ['an unknown day', { dayOfWeek: 'Someday', opens: '09:00', closes: '17:00' }],
  ['no hour', { dayOfWeek: 'Monday' }],
  ['one that cannot be read among others', ['Mo 09:00-17:00', 'when we feel like it']],
  ['nothing', []],
])('opening hours with %s give no rule', (_, given) => expect(readOpeningHours(given)).toBeNull());
