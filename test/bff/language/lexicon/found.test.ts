import { expect, it } from 'vitest';
import { type Found, keepLongest } from '../../../../bff/language/lexicon/found.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const at = (concept: Concept, start: number, end: number): Found => ({ concept, start, end });
const kept = (...all: Found[]) => [...keepLongest(all).concepts];

it('a concept found inside a longer one is dropped', () => {
  expect(kept(at('room_service', 0, 2), at('room', 0, 1))).toEqual(['room_service']);
  expect(kept(at('room_service', 0, 2), at('room', 2, 3))).toEqual(['room_service', 'room']);
});

it('a thing found inside the words of an act is kept', () => {
  expect(kept(at('lookup', 0, 3), at('booking', 2, 3))).toEqual(['lookup', 'booking']);
  expect(kept(at('lookup', 0, 3), at('change', 2, 3))).toEqual(['lookup']);
});

it('“cancel” inside “never mind” is kept, other acts inside are dropped', () => {
  expect(kept(at('never_mind', 0, 3), at('cancel', 0, 1))).toEqual(['never_mind', 'cancel']);
  expect(kept(at('never_mind', 0, 3), at('change', 0, 1))).toEqual(['never_mind']);
});

it('a finer thing is kept together with the concept of its kind', () => {
  const { concepts, things, found } = keepLongest([at('lifeguard', 0, 2), at('pool', 1, 2)]);
  expect([[...concepts], [...things], found.length]).toEqual([['pool'], ['lifeguard'], 1]);
});
