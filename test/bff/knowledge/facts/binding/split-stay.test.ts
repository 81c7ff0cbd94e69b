import { expect, it } from 'vitest';
import { splitStay } from '../../../../../bff/knowledge/facts/binding/split-stay.ts';

const hours = (attribute: string, from: string | null, until: string | null) => ({
  attribute,
  value: {
    type: 'hours' as const,
    rules: [{ days: null, season: null, spans: [{ from, until }], roundClock: false }],
  },
});

it('check-in hours from afternoon until next morning are split into check-in and check-out', () => {
  expect(splitStay(hours('checkIn.hours', '15:00', '10:00'))).toEqual([
    hours('checkIn.hours', '15:00', null),
    hours('checkOut.hours', null, '10:00'),
  ]);
});

it('check-in hours that start at night are not split into check-in and check-out', () => {
  expect(splitStay(hours('checkIn.hours', '22:00', '08:00'))).toEqual(['unread']);
});

it('check-in hours that end at night stay unread, and other hours are unchanged', () => {
  expect(splitStay(hours('checkIn.hours', '15:00', '02:00'))).toEqual(['unread']);
  for (const one of [hours('checkIn.hours', '15:00', '20:00'), hours('bar.hours', '17:00', '02:00')])
    expect(splitStay(one)).toEqual([one]);
  expect(splitStay('unread')).toEqual(['unread']);
});
