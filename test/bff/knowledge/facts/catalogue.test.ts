import { expect, it } from 'vitest';
import { findSubjects, presenceOf, subjectOf } from '../../../../bff/knowledge/facts/catalogue.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const found = (...concepts: Concept[]) => findSubjects(new Set(concepts)).map(({ name }) => name);

it('the narrower stands alone where one lies in another', () => {
  expect(found('check_out', 'late')).toEqual(['lateCheckOut']);
  expect(found('check_out')).toEqual(['checkOut']);
  expect(found('breakfast', 'pool').toSorted()).toEqual(['breakfast', 'pool']);
  expect(found('price')).toEqual([]);
});

it('a subject is there, or allowed, or neither can be asked of it', () => {
  expect(['pool', 'pets', 'checkIn'].map(presenceOf)).toEqual(['pool.available', 'pets.allowed', null]);
});

it('an unknown name is a bug that is named', () => expect(() => subjectOf('zorblax')).toThrow('zorblax'));
