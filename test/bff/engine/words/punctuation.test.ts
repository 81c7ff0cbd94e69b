import { expect, it } from 'vitest';
import { colonOf, commaOf, inQuotes } from '../../../../bff/engine/words/punctuation.ts';

it.each([
  ['en', '“pool”', ', ', ': '],
  ['de', '„pool“', ', ', ': '],
  ['fr', '« pool »', ', ', ' : '],
  ['ja', '「pool」', '、', '：'],
])(
  '%s: a quoted word is written %s, with the language’s own comma “%s” and colon “%s”',
  (code, quoted, comma, colon) => {
    // The kind of space depends on the language.
    const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
    expect(plain(inQuotes('pool', code))).toBe(quoted);
    expect(plain(commaOf(code))).toBe(comma);
    expect(plain(colonOf(code))).toBe(colon);
  },
);
