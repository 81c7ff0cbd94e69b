import { expect, it } from 'vitest';
import { findSubjects, presenceOf, subjectOf } from '../../../../bff/knowledge/facts/catalogue.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const found = (...concepts: Concept[]) => findSubjects(new Set(concepts)).map(({ name }) => name);

it('a narrower subject is found instead of the subject that contains it', () => {
  expect(found('check_out', 'late')).toEqual(['lateCheckOut']);
  expect(found('check_out')).toEqual(['checkOut']);
  expect(found('breakfast', 'pool').toSorted()).toEqual(['breakfast', 'pool']);
  expect(found('price')).toEqual([]);
});

it('the presence attribute of a subject is “available”, “allowed” or null', () => {
  expect(['pool', 'pets', 'checkIn'].map(presenceOf)).toEqual(['pool.available', 'pets.allowed', null]);
});

it('an unknown subject throws an error with its name', () => expect(() => subjectOf('zorblax')).toThrow('zorblax'));
