import { expect, it } from 'vitest';
import { readWords } from '../../../../bff/language/lexicon/read-words.ts';

it('the same concept is read in English and German', () => {
  expect(readWords('a towel', 'en').concepts).toEqual(['towel']);
  expect(readWords('ein Handtuch', 'de').concepts).toEqual(['towel']);
});

it('the word itself is returned for a concept with many things', () => {
  expect(readWords('a pharmacy', 'en').words).not.toEqual(readWords('a supermarket', 'en').words);
  expect(readWords('a pharmacy', 'en').words).toHaveLength(1);
  expect(readWords('a towel', 'en').words).toEqual([]);
});

it('an unknown word is returned as written, and once as a word', () => {
  expect(readWords('a zorblax and a zorblax', 'en')).toMatchObject({
    unknown: ['zorblax', 'zorblax'],
    words: [expect.any(String)],
  });
});
