import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { createStemmer } from '../../../../bff/language/lexicon/stem.ts';

const stemmer = (code: string) => createStemmer(languageFor(code).pack);
const englishStemmer = createStemmer({ ...languageFor('en').pack, suffixes: 's, es, ning', prefixes: 'un, wa' });

it('the longest ending is cut from a word if enough letters remain', () => {
  expect(['towels', 'dishes', 'planning', 'running', 'bus'].map(englishStemmer.cut)).toEqual([
    'towel',
    'dish',
    'plan',
    'running',
    'bus',
  ]);
  expect(englishStemmer.stem('towels')).toBe('towel');
});

it('the forms of a word are the word itself and the word without its prefix', () => {
  expect(englishStemmer.forms('unlock')).toEqual(['unlock', 'lock']);
  expect(englishStemmer.forms('una')).toEqual(['una']);
});

it('forms of one word share a stem', () => {
  expect(stemmer('de').stem('zimmern')).toBe(stemmer('de').stem('zimmer'));
  expect(stemmer('en').stem('pillows')).toBe(stemmer('en').stem('pillow'));
});
