import { expect, it } from 'vitest';
import { createWordSplit, createWordTest, toCueLine } from '../../../../bff/engine/utterance/word-table.ts';

/** Invented words, read in two languages with spaces between words and one without. */
const says = createWordTest(() => 'zarp, blick blick, krom*');
const begins = createWordTest(() => 'zarp', { isFirst: true });
const split = createWordSplit(() => 'zarp');

it.each([
  ['en', 'a zarp please', true],
  ['de', 'ZARP!', true],
  ['en', 'zarps', false],
  ['en', 'blick, blick', true],
  ['de', 'kromerei', true],
  ['en', 'akrom', false],
  ['ja', '私zarp私', true],
])('%s: “%s” contains a word of the table: %s', (code, text, isSaid) =>
  expect(says(toCueLine(text, code), code)).toBe(isSaid),
);

it('a word can be required to be the first word', () => {
  expect(begins(toCueLine('Zarp, two towels', 'en'), 'en')).toBe(true);
  expect(begins(toCueLine('two towels, zarp', 'en'), 'en')).toBe(false);
});

it('a word splits a message in two', () => {
  expect(split(' the taxi zarp the towels ', 'en')?.map((side) => side.trim())).toEqual(['the taxi', 'the towels']);
  expect(split(' the taxi ', 'en')).toBeNull();
});

it('a language without such a word finds nothing', () => {
  expect(createWordTest(() => null)(' zarp ', 'en')).toBe(false);
  expect(says(' zarp ', 'xx')).toBe(false);
});
