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

it('a word may stand anywhere', () => {
  expect(read('新しいタオルは').found).toEqual([{ concept: 'towel', start: 3, end: 6 }]);
});

it.each([
  ['部屋のac', true],
  ['place', false],
  ['acは', true],
])('Latin words must stand alone: “%s” holds one: %s', (text, isSo) => {
  expect(read(text).concepts.has('air_conditioning')).toBe(isSo);
});

it('what is neither found nor grammar is unknown', () => {
  const { unknown, contentCount } = read('タオルは冷蔵庫');
  expect(unknown).toEqual(['冷蔵', '庫'].every((word) => unknown.includes(word)) ? ['冷蔵', '庫'] : ['冷蔵庫']);
  expect(contentCount).toBe(unknown.length + 1);
});
