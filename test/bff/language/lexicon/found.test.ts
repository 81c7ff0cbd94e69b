import { expect, it } from 'vitest';
import { type Found, keepLongest } from '../../../../bff/language/lexicon/found.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const foundAt = (concept: Concept, start: number, end: number): Found => ({ concept, start, end });
const keepLongestOf = (...all: Found[]) => [...keepLongest(all).concepts];

it('a concept found inside a longer one is dropped', () => {
  expect(keepLongestOf(foundAt('room_service', 0, 2), foundAt('room', 0, 1))).toEqual(['room_service']);
  expect(keepLongestOf(foundAt('room_service', 0, 2), foundAt('room', 2, 3))).toEqual(['room_service', 'room']);
});

it('a thing found inside the words of an act is kept', () => {
  expect(keepLongestOf(foundAt('lookup', 0, 3), foundAt('booking', 2, 3))).toEqual(['lookup', 'booking']);
  expect(keepLongestOf(foundAt('lookup', 0, 3), foundAt('change', 2, 3))).toEqual(['lookup']);
});

it('“cancel” inside “never mind” is kept, other acts inside are dropped', () => {
  expect(keepLongestOf(foundAt('never_mind', 0, 3), foundAt('cancel', 0, 1))).toEqual(['never_mind', 'cancel']);
  expect(keepLongestOf(foundAt('never_mind', 0, 3), foundAt('change', 0, 1))).toEqual(['never_mind']);
});

it('a finer thing is kept together with the concept of its kind', () => {
  const { concepts, things, found } = keepLongest([foundAt('lifeguard', 0, 2), foundAt('pool', 1, 2)]);
  expect([[...concepts], [...things], found.length]).toEqual([['pool'], ['lifeguard'], 1]);
});
