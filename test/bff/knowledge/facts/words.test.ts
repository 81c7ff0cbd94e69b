import { expect, it } from 'vitest';
import { READ_LANGUAGES, sourceOf, wordsFor } from '../../../../bff/knowledge/facts/words.ts';

const containsWord = (language: string, words: string, text: string) =>
  new RegExp(sourceOf(language, words), 'u').test(text);

it.each([
  ['en', 'from, per night', 'from 7', true],
  ['en', 'from', 'fromage', false], // a whole word
  ['en', 'child*', 'children', true],
  ['en', 'per night', 'per  night', true],
  ['en', "don't", 'dont', true],
  ['ja', '朝食', '御朝食は', true], // anywhere, in a language without spaces
  ['ko', '*부터', '7시부터', true], // joined to what is before it
  ['ko', '부터', '7시부터', false],
  ['en', '', 'anything', false],
])('%s: a word of the list “%s” is found in “%s”: %s', (language, words, text, isSo) =>
  expect(containsWord(language, words, text)).toBe(isSo),
);

it('the longest word of a list is matched first', () =>
  expect(new RegExp(sourceOf('en', 'free, free of charge'), 'u').exec('free of charge')?.[0]).toBe('free of charge'));

it('an unknown language has no fact words', () => {
  expect(wordsFor('xx')).toBeNull();
  expect(READ_LANGUAGES.map((language) => wordsFor(language)?.language)).toEqual(READ_LANGUAGES);
});
