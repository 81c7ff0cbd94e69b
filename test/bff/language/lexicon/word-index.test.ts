import { expect, it } from 'vitest';
import { WordIndex } from '../../../../bff/language/lexicon/word-index.ts';

it('a word may have several values, which are returned in the order of adding', () => {
  const index = new WordIndex<{ name: string }>();
  for (const name of ['a', 'b', 'c']) index.add('word', { name });
  index.add('longer', { name: 'd' });
  index.trim();
  expect(index.get('word').map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(index.get('longer')).toEqual([{ name: 'd' }]);
  expect([index.get('none'), index.has('none'), index.has('word'), index.longest]).toEqual([[], false, true, 6]);
});
