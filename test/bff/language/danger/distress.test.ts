import { expect, it } from 'vitest';
import { readDistress } from '../../../../bff/language/danger/distress.ts';

it.each([
  ['HELP', 'en', true],
  ['help!', 'en', true],
  ['help help', 'en', true],
  ['help quickly please', 'en', true],
  ['help please', 'en', false],
  ['Hilfe!', 'de', true],
  ['助けて！', 'ja', true],
])('“%s” calls for help in %s, loudly: %s', (text, code, isLoud) => {
  const heard = readDistress(text);
  expect(heard?.languages).toContain(code);
  expect(heard?.isLoud).toBe(isLoud);
});

it.each([['can you help me with the bags'], ['please'], ['quick'], [''], [`help ${'me '.repeat(30)}`]])(
  '“%s” is not read as a bare call for help',
  (text) => expect(readDistress(text)).toBeNull(),
);
