import { expect, it } from 'vitest';
import { type Lettered, readLetters } from '../../../../bff/language/lexicon/read-letters.ts';
import { WordIndex } from '../../../../bff/language/lexicon/word-index.ts';

const index = new WordIndex<Lettered>();
for (const one of [
  { concept: 'towel', text: 'タオル' },
  { concept: 'air_conditioning', text: 'ac' },
] as const)
  index.add(one.text[0] ?? '', one);
const read = (text: string) =>
  readLetters(text, index, new Set(['は']), new Intl.Segmenter('ja', { granularity: 'word' }));

it('a word of a language without spaces is found anywhere in the text', () => {
  expect(read('新しいタオルは').found).toEqual([{ concept: 'towel', start: 3, end: 6 }]);
});

it.each([
  ['部屋のac', true],
  ['place', false],
  ['acは', true],
])('a Latin word is found only between non-letters: in “%s”: %s', (text, isSo) => {
  expect(read(text).concepts.has('air_conditioning')).toBe(isSo);
});

it('words that are neither concepts nor grammar are unknown', () => {
  const { unknown, contentCount } = read('タオルは冷蔵庫');
  expect(unknown).toEqual(['冷蔵', '庫'].every((word) => unknown.includes(word)) ? ['冷蔵', '庫'] : ['冷蔵庫']);
  expect(contentCount).toBe(unknown.length + 1);
});
