import { expect, it } from 'vitest';
import { answerPrice } from '../../../../../bff/knowledge/facts/answering/answer-price.ts';
import type { Conditions } from '../../../../../bff/knowledge/facts/answering/question.ts';
import type { Tier } from '../../../../../bff/knowledge/facts/fact.ts';

const tier = (euros: number | 'free', more: Partial<Tier> = {}): Tier => ({
  cost: euros === 'free' ? 'free' : { amountMinor: euros * 100, currency: 'EUR', from: false },
  per: 'person',
  who: null,
  ages: null,
  days: null,
  season: null,
  ...more,
});
const TIERS = [
  tier(19),
  tier(9, { who: 'child', ages: { min: 4, max: 11 } }),
  tier('free', { ages: { min: null, max: 3 } }),
];
const ask = (conditions: Conditions, tiers = TIERS, asksFree = false) =>
  answerPrice({ type: 'price', tiers }, { subject: 'breakfast', kind: 'price', conditions, asksFree });
const costs = (...args: Parameters<typeof ask>) =>
  ask(...args)?.tiers.map(({ cost }) => (typeof cost === 'object' ? cost.amountMinor / 100 : cost)) ?? null;

it.each([
  [{}, [19, 9, 'free']],
  [{ age: 7 }, [9]],
  [{ age: 2 }, ['free']],
  [{ age: 15 }, [19]],
  [{ age: 40 }, [19]],
  [{ isChild: true }, [9, 'free']],
])('asked for a price with the conditions %j, the answer is %j', (conditions, told) =>
  expect(costs(conditions)).toEqual(told),
);

it('a sum for several guests is computed only from an exact price per person', () => {
  expect(ask({ count: 2 }, [tier(19)])?.sum).toMatchObject({ count: 2 });
  expect(ask({ count: 2 }, [tier(19, { per: 'stay' })])?.sum).toBeNull();
  expect(ask({ count: 2 }, [tier(19, { cost: { amountMinor: 1900, currency: 'EUR', from: true } })])?.sum).toBeNull();
});

it('the verdict whether a thing is free is yes, no, or null if it is free for some guests only', () => {
  const verdict = (tiers: Tier[]) => ask({}, tiers, true)?.verdict;
  expect([verdict([tier('free')]), verdict([tier(19)]), verdict(TIERS)]).toEqual(['yes', 'no', null]);
});

it('a price for weekends does not answer a question about Monday', () => {
  const weekend = tier(25, { days: { days: [5, 6], holidays: false } });
  expect(costs({ day: 6 }, [weekend])).toEqual([25]);
  expect(costs({ day: 0 }, [weekend])).toBeNull();
});
