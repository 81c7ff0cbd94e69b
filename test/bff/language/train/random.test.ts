import { expect, it } from 'vitest';
import { createRandom, shuffle } from '../../../../bff/language/train/random.ts';

const row = (seed: number) => Array.from({ length: 50 }, createRandom(seed));

it('the same seed gives the same random numbers from 0 to 1', () => {
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(row(7).every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(row(7)).size).toBe(50);
});

it('shuffle() returns the same items in another order', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const mixed = shuffle(items, createRandom(7));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
  expect(items[0]).toBe(0);
});
