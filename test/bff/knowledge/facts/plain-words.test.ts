import { expect, it } from 'vitest';
import { hasFactWords, markingWords, wordsOfGrammar } from '../../../../bff/knowledge/facts/plain-words.ts';
import { READ_LANGUAGES } from '../../../../bff/knowledge/facts/words.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { PACK_CODES } from '../../../../bff/language/pack/packs.ts';

it('English has its own fact words', () => {
  expect(hasFactWords('en')).toBe(true);
  expect(markingWords('en').roles.from).not.toBe('');
});

it('every language pack has its own fact words', () => {
  expect(READ_LANGUAGES.toSorted(), 'a file of each language in bff/language/facts/words').toEqual(
    PACK_CODES.toSorted(),
  );
});

it.each(['fi', 'ko', 'ur'])('%s: words taken from the grammar alone contain no negation', (code) => {
  const { roles, units } = wordsOfGrammar(languageFor(code).pack);
  expect([roles.not, roles.except, roles.from]).toEqual(['', '', '']);
  expect([roles.minutes, units.day].every((words) => words !== '')).toBe(true);
});
