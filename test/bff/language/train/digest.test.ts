import { expect, it } from 'vitest';
import { describeMaking } from '../../../../bff/language/train/digest.ts';

it('one line for the sources and one for each file of weights, the same at each time', () => {
  const told = describeMaking();
  expect(told).toMatch(/^sources [\da-f]{64}\nclauses\.bin [\da-f]{64}\nlanguages\.bin [\da-f]{64}\n$/);
  expect(describeMaking()).toBe(told);
});
