import { expect, it } from 'vitest';
import { recordOf } from '../../../shared/domain/record-of.ts';

it('has a value for each key, made of the key and its place', () => {
  expect(recordOf(['a', 'b'], (key, place) => `${key}${place}`)).toEqual({ a: 'a0', b: 'b1' });
});
