import { expect, it } from 'vitest';
import { colonOf, commaOf, inQuotes } from '../../../../bff/engine/words/punctuation.ts';

it.each([
  ['en', '“pool”', ', ', ': '],
  ['de', '„pool“', ', ', ': '],
  ['fr', '« pool »', ', ', ' : '],
  ['ja', '「pool」', '、', '：'],
])('%s: %s', (code, quoted, comma, colon) => {
  // Which kind of space stands there is the language's own matter.
  const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
  expect(plain(inQuotes('pool', code))).toBe(quoted);
  expect(plain(commaOf(code))).toBe(comma);
  expect(plain(colonOf(code))).toBe(colon);
});
