import { expect, it } from 'vitest';
import { findSubjects, presenceOf, subjectOf } from '../../../../bff/knowledge/facts/catalogue.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const findNames = (...concepts: Concept[]) => findSubjects(new Set(concepts)).map(({ name }) => name);

it('a narrower subject is found instead of the subject that contains it', () => {
  expect(findNames('check_out', 'late')).toEqual(['lateCheckOut']);
  expect(findNames('check_out')).toEqual(['checkOut']);
  expect(findNames('breakfast', 'pool').toSorted()).toEqual(['breakfast', 'pool']);
  expect(findNames('price')).toEqual([]);
});

it('the presence attribute of a subject is “available”, “allowed” or null', () => {
  expect(['pool', 'pets', 'checkIn'].map(presenceOf)).toEqual(['pool.available', 'pets.allowed', null]);
});

it('an unknown subject throws an error with its name', () => expect(() => subjectOf('zorblax')).toThrow('zorblax'));
