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

it('has() finds a word before and after close()', () => {
  const open = new WordBuckets();
  open.add('towel');
  expect([open.has('towel'), open.has('table')]).toEqual([true, false]);
  open.close();
  expect([open.has('towel'), open.has('table')]).toEqual([true, false]);
});

it('has() does not find letters that span two stored words', () => {
  const buckets = closedWith('abab', 'axxa', 'abca');
  expect(['abab', 'axxa', 'abca', 'abax', 'aaxx', 'aabc'].filter((word) => buckets.has(word))).toEqual([
    'abab',
    'axxa',
    'abca',
  ]);
});

it('the length of a word counts UTF-16 units', () => {
  const buckets = closedWith('😀😃', '😀😄');
  expect([...buckets.list('😀'[0] ?? '', 4)]).toEqual(['😀😃', '😀😄']);
});

it('add() throws after close()', () => {
  expect(() => closedWith('towel').add('table')).toThrow(/closed/);
});
