import { expect, it } from 'vitest';
import { readWords } from '../../../../bff/language/lexicon/read-words.ts';

it('concepts are the same in every language', () => {
  expect(readWords('a towel', 'en').concepts).toEqual(['towel']);
  expect(readWords('ein Handtuch', 'de').concepts).toEqual(['towel']);
});

it('of concepts that hold many things the word itself tells more', () => {
  expect(readWords('a pharmacy', 'en').words).not.toEqual(readWords('a supermarket', 'en').words);
  expect(readWords('a pharmacy', 'en').words).toHaveLength(1);
  expect(readWords('a towel', 'en').words).toEqual([]);
});

it('what means nothing of ours is told as it was written, once', () => {
  expect(readWords('a zorblax and a zorblax', 'en')).toMatchObject({
    unknown: ['zorblax', 'zorblax'],
    words: [expect.any(String)],
  });
});
