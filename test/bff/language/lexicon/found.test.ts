import { expect, it } from 'vitest';
import { type Found, keepLongest } from '../../../../bff/language/lexicon/found.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';

const at = (concept: Concept, start: number, end: number): Found => ({ concept, start, end });
const kept = (...all: Found[]) => [...keepLongest(all).concepts];

it('what lies inside something longer is none', () => {
  expect(kept(at('room_service', 0, 2), at('room', 0, 1))).toEqual(['room_service']);
  expect(kept(at('room_service', 0, 2), at('room', 2, 3))).toEqual(['room_service', 'room']);
});

it('an act leaves the things in it standing', () => {
  expect(kept(at('lookup', 0, 3), at('booking', 2, 3))).toEqual(['lookup', 'booking']);
  expect(kept(at('lookup', 0, 3), at('change', 2, 3))).toEqual(['lookup']);
});

it('to take back still cancels, and names nothing else', () => {
  expect(kept(at('never_mind', 0, 3), at('cancel', 0, 1))).toEqual(['never_mind', 'cancel']);
  expect(kept(at('never_mind', 0, 3), at('change', 0, 1))).toEqual(['never_mind']);
});

it('a finer thing stands beside the concept it is one of', () => {
  const { concepts, things, found } = keepLongest([at('lifeguard', 0, 2), at('pool', 1, 2)]);
  expect([[...concepts], [...things], found.length]).toEqual([['pool'], ['lifeguard'], 1]);
});
