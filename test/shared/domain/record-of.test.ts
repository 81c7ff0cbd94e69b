import { expect, it } from 'vitest';
import { recordOf } from '../../../shared/domain/record-of.ts';

it('recordOf returns a value for each key, made from the key and its index', () => {
  expect(recordOf(['a', 'b'], (key, place) => `${key}${place}`)).toEqual({ a: 'a0', b: 'b1' });
});
