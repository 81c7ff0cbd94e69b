import { expect, it } from 'vitest';
import { dot } from '../../../../bff/language/model/dot.ts';

it('dot() is the sum of the products, over a range of the first vector if one is given', () => {
  const row = Float32Array.of(1, 2, 3, 4);
  expect(dot(row, Float32Array.of(1, 0, 1, 0))).toBe(4);
  expect(dot(row, Float32Array.of(10, 100), 2)).toBe(430);
  expect(dot(row, Float32Array.of(10, 100), 0, 1)).toBe(10);
  expect(dot(new Float32Array(0), new Float32Array(0))).toBe(0);
});
