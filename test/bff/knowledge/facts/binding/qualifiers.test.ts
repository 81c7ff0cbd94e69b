import { expect, it } from 'vitest';
import { hasQualifier, hasRole } from '../../../../../bff/knowledge/facts/binding/qualifiers.ts';
import { subjectOf } from '../../../../../bff/knowledge/facts/catalogue.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

it.each([
  ['12 € except Sundays', 'parking', true],
  ['12 € at the car park next door', 'parking', true], // about another house
  ['the nearest bus stop is 200 m away', 'bus', false], // about no particular house
  ['a deposit of 50 € when booking', 'deposit', false],
  ['12 € when booked online', 'breakfast', true],
  ['20 € for a lost key', 'key', false],
  ['12 €', 'breakfast', false],
])('“%s” about %s turns the meaning: %s', (text, subject, does) => {
  expect(hasQualifier(partOf(text), subjectOf(subject))).toBe(does);
});

it('a part has the roles of its words', () => {
  expect(hasRole(partOf('free of charge'), 'included', 'free')).toBe(true);
  expect(hasRole(partOf('free of charge'), 'not')).toBe(false);
});
