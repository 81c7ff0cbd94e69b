import { expect, it } from 'vitest';
import { splitStay } from '../../../../../bff/knowledge/facts/binding/split-stay.ts';

const hours = (attribute: string, from: string | null, until: string | null) => ({
  attribute,
  value: {
    type: 'hours' as const,
    rules: [{ days: null, season: null, spans: [{ from, until }], roundClock: false }],
  },
});

it('from an afternoon until the next morning is an arrival and a departure', () => {
  expect(splitStay(hours('checkIn.hours', '15:00', '10:00'))).toEqual([
    hours('checkIn.hours', '15:00', null),
    hours('checkOut.hours', null, '10:00'),
  ]);
});

it('an arrival by night, as with a key box, ends no stay', () => {
  expect(splitStay(hours('checkIn.hours', '22:00', '08:00'))).toEqual(['unread']);
});

it('an arrival until the night is not told, and all else stays as it is', () => {
  expect(splitStay(hours('checkIn.hours', '15:00', '02:00'))).toEqual(['unread']);
  for (const one of [hours('checkIn.hours', '15:00', '20:00'), hours('bar.hours', '17:00', '02:00')])
    expect(splitStay(one)).toEqual([one]);
  expect(splitStay('unread')).toEqual(['unread']);
});
