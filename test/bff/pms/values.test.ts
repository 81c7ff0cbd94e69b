import { describe, expect, it } from 'vitest';
import { writeLocalCursor } from '../../../bff/pms/adapter/pms-clock.ts';
import { addAmounts, readAmount } from '../../../bff/pms/values/amount.ts';
import { addDays, localDate, readLocal, writeLocal } from '../../../bff/pms/values/local-time.ts';
import { boundPersons, isDate, isTimeOfDay } from '../../../bff/pms/values/record-limits.ts';

describe('local times of a PMS', () => {
  it.each([
    ['2026-03-02 16:00:00', '2026-03-02T15:00:00.000Z'],
    ['2026-07-28 22:20:09.0', '2026-07-28T20:20:09.000Z'],
    ['2026-03-02T16:00:00', '2026-03-02T15:00:00.000Z'],
    ['2026-03-02T16:00:00Z', '2026-03-02T16:00:00.000Z'],
    ['2026-03-02T16:00:00+05:30', '2026-03-02T10:30:00.000Z'],
    ['2026-03-02', '2026-03-01T23:00:00.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'], // this time occurs twice that night; the earlier one counts
  ])('are read from %s in Berlin as %s', (text, instant) => {
    expect(readLocal(text, 'Europe/Berlin')).toBe(instant);
  });

  it.each(['', 'yesterday', '2026-02-30 10:00:00', '0000-00-00 00:00:00', null])(
    'are not read from the invalid value %s',
    (text) => {
      expect(readLocal(text, 'Europe/Berlin')).toBeNull();
    },
  );

  it('are written in the property’s time zone, with the property’s own date', () => {
    expect(writeLocal('2026-03-02T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-03 00:30:00');
    expect(localDate('2026-03-02T23:30:00.000Z', 'America/Lima')).toBe('2026-03-02');
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  });
});

it.each([
  ['2026-10-24T23:30:00.000Z', '2026-10-25 01:30:00'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25 00:30:00'], // 02:30, for the first time
  ['2026-10-25T01:30:00.000Z', '2026-10-25 01:30:00'], // 02:30 again
  ['2026-10-25T02:30:00.000Z', '2026-10-25 03:30:00'],
])('the cursor %s is written before the hour that occurs twice: %s', (cursor, text) => {
  expect(writeLocalCursor(cursor, 'Europe/Berlin')).toBe(text);
});

describe('amounts of a PMS', () => {
  it.each([
    [540, 'EUR', '540.00'],
    [540.1, 'EUR', '540.10'],
    ['-0.5', 'EUR', '-0.50'],
    ['1999', 'JPY', '1999'],
    ['1.2345', 'KWD', '1.235'],
    ['0.005', 'EUR', '0.01'],
  ])('are read from %s %s as %s', (value, currency, amount) => {
    expect(readAmount(value, currency)).toEqual({ amount, currency });
  });

  it('are not read from invalid values', () => {
    expect(readAmount('12,50', 'EUR')).toBeNull();
    expect(readAmount(undefined, 'EUR')).toBeNull();
    expect(readAmount(5, '€')).toBeNull();
  });

  it('are added without losing a cent', () => {
    const tenth = { amount: '0.10', currency: 'EUR' };
    expect(addAmounts(Array(3).fill(tenth), 'EUR')).toEqual({ amount: '0.30', currency: 'EUR' });
    expect(addAmounts([tenth, { amount: '1.00', currency: 'CHF' }], 'EUR')).toBeNull();
  });
});

it.each([
  ['2026-02-28', true],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['', false],
])('“%s” as a calendar day is %s', (text, is) => expect(isDate(text)).toBe(is));

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
])('“%s” as a time of day is %s', (text, is) => expect(isTimeOfDay(text)).toBe(is));

it.each([
  [2, 2],
  [-1, 0],
  [1.5, 0],
  [Number.NaN, 0],
  [100_000, 999],
])('the number of persons in %s is %s', (count, kept) => expect(boundPersons(count)).toBe(kept));
