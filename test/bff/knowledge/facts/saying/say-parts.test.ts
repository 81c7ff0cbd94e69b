import { expect, it } from 'vitest';
import type { HoursRule, Tier } from '../../../../../bff/knowledge/facts/fact.ts';
import {
  sayAges,
  sayClock,
  sayCost,
  sayDate,
  sayDay,
  sayList,
  sayMeasure,
  sayMoney,
  sayRules,
  saySeason,
  sayTier,
} from '../../../../../bff/knowledge/facts/saying/say-parts.ts';
import { type FactTexts, textsFor } from '../../../../../bff/knowledge/facts/texts.ts';

const texts = (language: string): FactTexts => {
  const own = textsFor(language);
  if (own === null) throw new Error(`no texts in ${language}`);
  return own;
};
const [en, de] = [texts('en'), texts('de')];
const rule = (days: number[] | null, more: Partial<HoursRule> = {}): HoursRule => ({
  days: days === null ? null : { days, holidays: false },
  season: null,
  spans: [{ from: '07:00', until: '10:00' }],
  roundClock: false,
  ...more,
});

it.each([
  [[0, 1, 2, 3, 4], /Monday to Friday|weekdays/i],
  [[0, 1, 2], /Monday.*Wednesday/],
  [[0, 2], /Monday and Wednesday/],
  [[5, 6], /weekend|Saturday/i],
])('hours on the days %j are put into words', (days, text) => expect(sayRules(en, [rule(days)])).toMatch(text));

it('the rules “closed” and “round the clock” are put into words', () => {
  expect(sayRules(en, [rule([6], { spans: [] })])).toMatch(/closed/i);
  expect(sayRules(en, [rule(null, { spans: [], roundClock: true })])).toMatch(/24|clock/i);
});

it('amounts are said without empty cents, in the language’s format', () => {
  expect([sayMoney(en, 1950, 'EUR'), sayMoney(en, 1900, 'EUR'), sayMoney(de, 1950, 'EUR')]).toEqual([
    '€19.50',
    '€19',
    expect.stringMatching(/^19,50\s€$/),
  ]);
  expect(sayMoney(en, 1200, 'JPY')).toBe('¥1,200');
});

it('a price is said with its unit and the guests it applies to', () => {
  const tier: Tier = {
    cost: { amountMinor: 900, currency: 'EUR', from: false },
    per: 'person',
    who: 'child',
    ages: { min: 4, max: 11 },
    days: null,
    season: null,
  };
  expect(sayCost(en, tier)).toBe('€9 per person');
  expect(sayCost(en, { ...tier, cost: { amountMinor: 900, currency: 'EUR', from: true } })).toMatch(/from/);
  expect(sayTier(en, tier)).toMatch(/children.*4.*11.*€9/);
});

it('days, hours, ages, lengths and seasons are said in the language’s format', () => {
  expect([sayDay(en, 6), sayDay(de, 0)]).toEqual(['Sunday', 'Montag']);
  expect(sayClock(de, '07:05')).toMatch(/^0?7:05$/);
  expect(sayDate(en, '2026-12-06')).toMatch(/Sunday.*6|December 6/);
  expect([sayAges(en, null, 3), sayAges(en, 16, null)]).toEqual([
    expect.stringMatching(/3/),
    expect.stringMatching(/16/),
  ]);
  expect(sayMeasure(de, 2.05, 'meter')).toBe('2,05 m');
  expect(saySeason(en, { from: '05-01', until: '09-30' })).toMatch(/May 1.*September 30|1 May.*30 September/);
  expect(sayList(de, ['a', 'b'])).toBe('a und b');
});
