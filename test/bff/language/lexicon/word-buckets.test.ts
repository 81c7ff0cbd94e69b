import { expect, it } from 'vitest';
import { WordBuckets } from '../../../../bff/language/lexicon/word-buckets.ts';

function closedWith(...words: string[]): WordBuckets {
  const buckets = new WordBuckets();
  for (const word of words) buckets.add(word);
  buckets.close();
  return buckets;
}

it('lists the words of a first letter and length, in the order in which they were added, each once', () => {
  const buckets = closedWith('towel', 'table', 'towels', 'towel', 'bed');
  expect([...buckets.list('t', 5)]).toEqual(['towel', 'table']);
  expect([...buckets.list('t', 6)]).toEqual(['towels']);
  expect([...buckets.list('x', 5)]).toEqual([]);
});

it('knows a word before it is closed and after', () => {
  const open = new WordBuckets();
  open.add('towel');
  expect([open.has('towel'), open.has('table')]).toEqual([true, false]);
  open.close();
  expect([open.has('towel'), open.has('table')]).toEqual([true, false]);
});

it('takes no word for known that only stands across two others', () => {
  const buckets = closedWith('abab', 'axxa', 'abca');
  expect(['abab', 'axxa', 'abca', 'abax', 'aaxx', 'aabc'].filter((word) => buckets.has(word))).toEqual([
    'abab',
    'axxa',
    'abca',
  ]);
});

it('counts letters of other planes as they are stored', () => {
  const buckets = closedWith('😀😃', '😀😄');
  expect([...buckets.list('😀'[0] ?? '', 4)]).toEqual(['😀😃', '😀😄']);
});

it('takes no word once it is closed', () => {
  expect(() => closedWith('towel').add('table')).toThrow(/closed/);
});
