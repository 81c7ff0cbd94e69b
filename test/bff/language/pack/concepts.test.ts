import { expect, it } from 'vitest';
import { CONCEPT_NAMES, isConcept, isThing } from '../../../../bff/language/pack/concepts.ts';

it.each([
  ['towel', true, false],
  ['lifeguard', true, true],
  ['toString', false, false],
  ['towels', false, false],
])('%s is a concept: %s, and one that only tells entries apart: %s', (name, isOne, isFine) => {
  expect([isConcept(name), isThing(name)]).toEqual([isOne, isFine]);
});

it('each name stands once', () => {
  expect(new Set(CONCEPT_NAMES).size).toBe(CONCEPT_NAMES.length);
});
