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
])('%s is a concept: %s, and a fine concept: %s', (name, isOne, isFine) => {
  expect([isConcept(name), isThing(name)]).toEqual([isOne, isFine]);
});

it('each concept name is unique', () => {
  const names = [...CONCEPT_NAMES, ...SUBJECT_NAMES];
  expect(new Set(names).size).toBe(names.length);
});

it('a subject such as “pony” is a fine concept and no thing', () => {
  expect([isConcept('pony'), isFine('pony'), isThing('pony')]).toEqual([true, true, false]);
});

it('wider concepts are known concepts, and no concept is wider than itself', () => {
  const odd = Object.entries(wider).filter(([name, all]) => ![name, ...all].every(isConcept) || all.includes(name));
  expect(odd).toEqual([]);
});

it('drinking water is wider than tap water, and no concept is wider than a towel', () => {
  expect(widerThan('tap_water')).toContain('drinking_water');
  expect(widerThan('towel')).toEqual([]);
});
