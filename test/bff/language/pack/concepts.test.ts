import { expect, it } from 'vitest';
import wider from '../../../../bff/language/data/wider.json' with { type: 'json' };
import {
  CONCEPT_NAMES,
  isConcept,
  isFine,
  isThing,
  SUBJECT_NAMES,
  widerThan,
} from '../../../../bff/language/pack/concepts.ts';

it.each([
  ['towel', true, false],
  ['lifeguard', true, true],
  ['toString', false, false],
  ['towels', false, false],
])('%s is a concept: %s, and one that only tells entries apart: %s', (name, isOne, isFine) => {
  expect([isConcept(name), isThing(name)]).toEqual([isOne, isFine]);
});

it('each name stands once', () => {
  const names = [...CONCEPT_NAMES, ...SUBJECT_NAMES];
  expect(new Set(names).size).toBe(names.length);
});

it('a subject is a concept, finer than intents are written over, and no thing', () => {
  expect([isConcept('pony'), isFine('pony'), isThing('pony')]).toEqual([true, true, false]);
});

it('what lies within something wider names concepts alone, and never itself', () => {
  const odd = Object.entries(wider).filter(([name, all]) => ![name, ...all].every(isConcept) || all.includes(name));
  expect(odd).toEqual([]);
});

it('tap water is drinking water, and a towel lies within nothing', () => {
  expect(widerThan('tap_water')).toContain('drinking_water');
  expect(widerThan('towel')).toEqual([]);
});
