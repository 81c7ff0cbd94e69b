import { expect, it } from 'vitest';
import { keepByKey } from '../../../bff/base/keep-by-key.ts';

it('a cached value is created once per key while it is kept, and again after it was dropped', () => {
  const made: string[] = [];
  const keep = keepByKey<string>(2);
  const ask = (key: string) => keep(key, () => `${key} ${made.push(key)}`);
  expect([ask('a'), ask('a'), ask('b')]).toEqual(['a 1', 'a 1', 'b 2']);
  ask('c');
  expect(ask('a')).toBe('a 4');
});
