import { describe, expect, it } from 'vitest';
import { type Party, totalOf } from '../../../../../bff/knowledge/facts/answering/total.ts';
import type { Tier } from '../../../../../bff/knowledge/facts/fact.ts';

const euros = (amount: number, more: Partial<Tier> = {}): Tier => ({
  cost: { amountMinor: amount * 100, currency: 'EUR', from: false },
  per: null,
  who: null,
  ages: null,
  days: null,
  season: null,
  ...more,
});
const party = (adults: number, children: Party['children'] = [], nights: number | null = null): Party => ({
  adults,
  children,
  nights,
});
const adults = euros(65, { who: 'adult' });
const children = euros(35, { who: 'child', ages: { min: 3, max: 12 } });
const free = { ...euros(0, { ages: { min: null, max: 2 } }), cost: 'free' as const };

describe('the total price of a party', () => {
  it.each<[string, Tier[], Party, number]>([
    ['adults and a child whose age has its own price', [adults, children], party(2, [7]), 165],
    ['a child too old for the price of children pays as a grown-up', [adults, children], party(2, [13]), 195],
    ['who is free', [adults, children, free], party(2, [1, 5]), 165],
    ['a tax from an age on, which nobody younger pays', [taxFrom(13)], party(2, [12], 3), 24],
    ['a tax for each night', [taxFrom(13)], party(2, [14], 3), 36],
    ['one price for each person', [euros(14, { per: 'person' })], party(3), 42],
    [
      'children of no age told, where one price is theirs',
      [adults, euros(30, { who: 'child' })],
      party(1, [null, null]),
      125,
    ],
    [
      'children up to 18 beside their parents',
      [adults, euros(8, { who: 'child', ages: { min: null, max: 18 } })],
      party(2, [17]),
      138,
    ],
  ])('is computed for %s', (_, tiers, who, sum) => {
    expect(totalOf(tiers, who)).toMatchObject({ amountMinor: sum * 100, currency: 'EUR', per: null });
  });

  it.each<[string, Tier[], Party]>([
    ['a single guest pays the price itself', [adults], party(1)],
    ['the text does not say that the price is per person', [euros(49)], party(4)],
    ['a price for a room', [euros(90, { per: 'room_night' })], party(2, [], 2)],
    ['no price for somebody: a child younger than all that are named', [adults, children], party(2, [2])],
    ['no price for somebody: a child, where only grown-ups are named', [adults], party(2, [7])],
    ['two prices for somebody', [adults, euros(50, { who: 'adult' })], party(2)],
    ['children of no age told, where prices go by age', [adults, children], party(2, [null])],
    [
      'a price that only begins there',
      [{ ...adults, cost: { amountMinor: 100, currency: 'EUR', from: true } }],
      party(2),
    ],
    [
      'two currencies',
      [adults, { ...children, cost: { amountMinor: 100, currency: 'USD', from: false } }],
      party(2, [7]),
    ],
    ['prices for each night beside prices for a stay', [taxFrom(18), euros(3, { per: 'person_stay' })], party(2)],
    ['all go free', [free], party(1, [1, 2])],
    ['children whose parents nobody counts', [adults, euros(30, { who: 'child' })], party(0, [7, 9])],
    ['a breakfast for some mornings', [euros(15, { who: 'adult' }), euros(8, { who: 'child' })], party(2, [7], 3)],
    ['a child too young for a treatment', [euros(60, { per: 'person', ages: { min: 16, max: null } })], party(2, [7])],
    ['grown-ups, where only youths have a price', [euros(9, { ages: { min: 13, max: 18 } })], party(2)],
  ])('is null if the price of a guest is unknown: %s', (_, tiers, who) => {
    expect(totalOf(tiers, who)).toBeNull();
  });

  it('is per night if the number of nights is unknown', () => {
    expect(totalOf([taxFrom(16)], party(2))).toMatchObject({ amountMinor: 800, per: 'night' });
  });
});

function taxFrom(age: number): Tier {
  return euros(4, { per: 'person_night', ages: { min: age, max: null } });
}
