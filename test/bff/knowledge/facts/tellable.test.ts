import { expect, it } from 'vitest';
import { isTellable, valueTypeOf } from '../../../../bff/knowledge/facts/tellable.ts';

it.each([
  ['breakfast.hours', true],
  ['parking.price', true],
  ['breakfast.style', false], // answered by an entry in the hotel’s own words
  ['zorblax.hours', false],
])('answers are computed of %s: %s', (attribute, isSo) => expect(isTellable(attribute)).toBe(isSo));

it('a length of time is a limit', () =>
  expect([valueTypeOf('duration'), valueTypeOf('hours')]).toEqual(['limit', 'hours']));
