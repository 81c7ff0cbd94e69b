import { expect, it } from 'vitest';
import { isTellable, valueTypeOf } from '../../../../bff/knowledge/facts/tellable.ts';

it.each([
  ['breakfast.hours', true],
  ['parking.price', true],
  ['breakfast.style', false], // answered by an entry in the hotel’s own words
  ['zorblax.hours', false],
])('answers can be computed from the attribute %s: %s', (attribute, isSo) => expect(isTellable(attribute)).toBe(isSo));

it('the attribute “duration” has the value type “limit”', () =>
  expect([valueTypeOf('duration'), valueTypeOf('hours')]).toEqual(['limit', 'hours']));
