import { expect, it } from 'vitest';
import { dot } from '../../../../bff/language/model/dot.ts';

it('is the sum of the products, of a stretch of the first where one is named', () => {
  const row = Float32Array.of(1, 2, 3, 4);
  expect(dot(row, Float32Array.of(1, 0, 1, 0))).toBe(4);
  expect(dot(row, Float32Array.of(10, 100), 2)).toBe(430);
  expect(dot(row, Float32Array.of(10, 100), 0, 1)).toBe(10);
  expect(dot(new Float32Array(0), new Float32Array(0))).toBe(0);
});
