import { expect, it } from 'vitest';
import { staysTrueBeside } from '../../../../../bff/knowledge/facts/binding/stands-beside.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

const presence = (yes: 'yes' | 'no') => ({ type: 'presence' as const, is: yes });
const FREE = {
  type: 'price' as const,
  tiers: [{ cost: 'free' as const, per: null, who: null, ages: null, days: null, season: null }],
};
const HOURS = { type: 'hours' as const, rules: [] };

it.each([
  ['pool.available', presence('no'), 'the lake is nice', false, true],
  ['pool.available', presence('no'), '10:00-21:00', true, true], // the hours are those of the nearest pool
  ['pool.available', presence('no'), '10:00-21:00', false, false],
  ['pool.available', presence('no'), 'except in summer', false, false],
  ['pets.allowed', presence('no'), 'small ones cost 5 €', false, false],
  ['cot.available', presence('yes'), 'blankets are red', false, true],
  ['cot.available', presence('yes'), 'not in zorblax', false, false],
  ['pool.available', presence('yes'), 'currently zorblax', false, false],
  ['pool.available', presence('yes'), 'out of order at the moment', false, false],
  ['pool.available', presence('yes'), 'about zorblax', false, false],
  ['parking.price', FREE, 'guarded zorblax', false, false],
  ['parking.price', FREE, 'breakfast zorblax 12 €', false, true],
  ['pool.hours', HOURS, 'children under 14 only with an adult', false, true],
  ['pool.hours', HOURS, 'children under 14 only until 18:00', false, false],
] as const)(
  'the fact %s %j beside the words “%s” (about another place: %s) stays true: %s',
  (attribute, value, text, isElsewhere, stands) => {
    const fact = { attribute, value: structuredClone(value), exceptions: [] };
    expect(staysTrueBeside(fact as Parameters<typeof staysTrueBeside>[0], { part: partOf(text), isElsewhere })).toBe(
      stands,
    );
  },
);
