import { expect, it } from 'vitest';
import { recordOf } from '../../../shared/domain/record-of.ts';

it('recordOf() has a value for each key, computed from the key and its index', () => {
  expect(recordOf(['a', 'b'], (key, place) => `${key}${place}`)).toEqual({ a: 'a0', b: 'b1' });
});
