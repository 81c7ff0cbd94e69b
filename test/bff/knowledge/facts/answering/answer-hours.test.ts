import { expect, it } from 'vitest';
import { answerHours, isIn, weekday } from '../../../../../bff/knowledge/facts/answering/answer-hours.ts';
import type { HoursRule } from '../../../../../bff/knowledge/facts/fact.ts';

/** A Friday, five past three in the afternoon. */
const MOMENT = { now: new Date('2026-11-20T14:05:00Z'), timezone: 'Europe/Berlin' };
const rule = (from: string | null, until: string | null, days: number[] | null = null): HoursRule => ({
  days: days === null ? null : { days, holidays: false },
  season: null,
  spans: [{ from, until }],
  roundClock: false,
});
const DAILY = rule('07:00', '10:00');
const SUNDAYS = rule(null, '11:00', [6]);
const ask = (conditions: Parameters<typeof answerHours>[1], rules = [DAILY, SUNDAYS]) => {
  const told = answerHours({ type: 'hours', rules }, conditions, MOMENT);
  return told === null
    ? null
    : [told.rules.map(({ spans }) => `${spans[0]?.from}-${spans[0]?.until}`).join(), told.state];
};

it.each([
  [{}, ['07:00-10:00,null-11:00', null]],
  [{ day: 0 }, ['07:00-10:00', null]],
  [{ day: 6 }, ['07:00-11:00', null]], // a rule that names one end keeps the other
  [{ day: 0, time: '09:00' }, ['07:00-10:00', 'open']],
  [{ day: 0, time: '10:00' }, ['07:00-10:00', 'closed']],
  [{ isNow: true }, ['07:00-10:00', 'closed_now']],
  [{ date: '2026-11-22', time: '10:30' }, ['07:00-11:00', 'open']],
])('asked for hours with the conditions %j, the answer is %j', (conditions, told) =>
  expect(ask(conditions)).toEqual(told),
);

it('hours that end after midnight cover the time until they end', () => {
  expect(ask({ day: 0, time: '00:30' }, [rule('17:00', '01:00')])?.[1]).toBe('open');
});

it('two rules for one day, or a season without dates, give no answer', () => {
  expect(ask({ day: 0 }, [DAILY, rule('08:00', '11:00')])).toBeNull();
  expect(ask({ day: 0 }, [{ ...DAILY, season: { name: 'summer' } }])).toBeNull();
});

it.each([
  [{ from: '05-01', until: '09-30' }, '2026-05-01', true],
  [{ from: '05-01', until: '09-30' }, '2026-10-01', false],
  [{ from: '11-01', until: '03-31' }, '2027-01-15', true], // from autumn into spring
  [{ name: 'summer' as const }, '2026-07-01', false],
])('the season %j contains %s: %s', (season, date, isSo) => expect(isIn(season, date)).toBe(isSo));

it('weekday() counts from Monday as 0', () => expect(['2026-11-23', '2026-11-22'].map(weekday)).toEqual([0, 6]));

it('hours for a few days around New Year say nothing of other days, hours for a long season mean closed outside it', () => {
  const newYear = { ...DAILY, season: { from: '12-30', until: '01-03' } };
  expect(ask({ day: 0 }, [newYear])).toBeNull();
  expect(ask({ date: '2026-11-22' }, [newYear])).toBeNull();
  expect(ask({ date: '2026-11-22' }, [{ ...DAILY, season: { from: '05-01', until: '09-30' } }])?.[1]).toBe('closed');
});
