import { describe, expect, it } from 'vitest';
import { isOpen, nextOpening, parseHours, type Schedule } from '../../../shared/domain/house/hours.ts';
import { hoursByDay } from '../../../shared/domain/house/week.ts';

const BERLIN = 'Europe/Berlin';
const OFFICE: Schedule = { mon_fri: '08:00-12:00, 13:00-18:00', weekend: '10:00-14:00' };
const instant = (iso: string) => new Date(iso);

describe('parseHours', () => {
  it.each([
    ['24/7', [[0, 1440]]],
    ['closed', []],
    [
      '08:00-12:00, 13:00-18:00',
      [
        [480, 720],
        [780, 1080],
      ],
    ],
    [
      '13:00-18:00, 08:00-12:00',
      [
        [480, 720],
        [780, 1080],
      ],
    ],
    ['22:00-06:00', [[1320, 1800]]],
    ['06:00-24:00', [[360, 1440]]],
  ])('reads %s', (text, spans) => {
    expect(parseHours(text)?.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])).toEqual(spans);
  });

  it.each([
    '',
    '8:00-12:00',
    '08:00',
    '08:00-08:00',
    '08:00-12:00,13:00-18:00',
    '08:00-25:00',
    '08:00-24:30',
    '24/7, 08:00-09:00',
    '08:00-12:00, 11:00-13:00',
  ])('refuses %j', (text) => expect(parseHours(text)).toBeNull());
});

describe('isOpen and nextOpening', () => {
  it('use the local time of the property', () => {
    expect(isOpen(OFFICE, instant('2026-11-20T07:00:00Z'), BERLIN)).toBe(true); // Friday 08:00
    expect(isOpen(OFFICE, instant('2026-11-20T06:59:59Z'), BERLIN)).toBe(false);
    expect(isOpen(OFFICE, instant('2026-11-20T11:00:00Z'), BERLIN)).toBe(false); // the break begins
    expect(nextOpening(OFFICE, instant('2026-11-20T11:00:00Z'), BERLIN)).toEqual(instant('2026-11-20T12:00:00Z'));
    expect(nextOpening(OFFICE, instant('2026-11-20T18:00:00Z'), BERLIN)).toEqual(instant('2026-11-21T09:00:00Z'));
    expect(nextOpening(OFFICE, instant('2026-11-20T08:00:00Z'), BERLIN)).toBeNull();
  });

  it('keep a night shift open past midnight', () => {
    const night: Schedule = { mon_fri: '22:00-06:00', weekend: 'closed' };
    expect(isOpen(night, instant('2026-11-21T04:59:00Z'), BERLIN)).toBe(true); // Saturday morning, Friday's shift
    expect(isOpen(night, instant('2026-11-21T05:00:00Z'), BERLIN)).toBe(false);
    expect(nextOpening(night, instant('2026-11-21T05:00:00Z'), BERLIN)).toEqual(instant('2026-11-23T21:00:00Z'));
  });

  it('use a holiday’s hours in place of the weekday’s', () => {
    const closed: Schedule = { ...OFFICE, holidays: [{ date: '2026-12-25', hours: 'closed' }] };
    expect(isOpen(closed, instant('2026-12-25T09:00:00Z'), BERLIN)).toBe(false);
    expect(nextOpening(closed, instant('2026-12-25T09:00:00Z'), BERLIN)).toEqual(instant('2026-12-26T09:00:00Z'));
  });

  it('use a weekday’s own hours, and a holiday’s hours in place of those too', () => {
    const mondays: Schedule = { ...OFFICE, days: { mon: 'closed', sun: '08:00-09:00' } };
    expect(isOpen(mondays, instant('2026-11-23T09:00:00Z'), BERLIN)).toBe(false);
    expect(isOpen(mondays, instant('2026-11-24T09:00:00Z'), BERLIN)).toBe(true);
    expect(nextOpening(mondays, instant('2026-11-22T09:00:00Z'), BERLIN)).toEqual(instant('2026-11-24T07:00:00Z'));
    expect(hoursByDay(mondays)).toEqual(['closed', ...Array(4).fill(OFFICE.mon_fri), OFFICE.weekend, '08:00-09:00']);
    const holiday: Schedule = { ...mondays, holidays: [{ date: '2026-11-23', hours: '10:00-11:00' }] };
    expect(isOpen(holiday, instant('2026-11-23T09:00:00Z'), BERLIN)).toBe(true);
  });

  it('handle days of 23 hours', () => {
    const early: Schedule = { mon_fri: 'closed', weekend: '06:00-07:00' };
    expect(nextOpening(early, instant('2026-03-28T23:30:00Z'), BERLIN)).toEqual(instant('2026-03-29T04:00:00Z'));
  });

  it('return nothing for a house that never opens', () => {
    expect(nextOpening({ mon_fri: 'closed', weekend: 'closed' }, instant('2026-11-20T11:00:00Z'), BERLIN)).toBeNull();
    expect(isOpen({ mon_fri: '24/7', weekend: '24/7' }, instant('2026-11-20T23:59:59.999Z'), BERLIN)).toBe(true);
  });
});
