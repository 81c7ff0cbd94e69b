import { expect, it } from 'vitest';
import { isSpoken, languageFor, toLanguage } from '../../../../bff/language/lexicon/registry.ts';

it('a language is built once, and English replaces an unknown language', () => {
  expect(languageFor('de')).toBe(languageFor('de'));
  expect(languageFor('xx')).toBe(languageFor('en'));
  expect([isSpoken('de'), isSpoken('xx')]).toEqual([true, false]);
});

it('a language’s lexicon is built on its first use and cached', () => {
  const { pack } = languageFor('de');
  const language = toLanguage({
    ...pack,
    concepts: pack.concepts,
    cues: pack.cues,
    safety: pack.safety,
    checks: pack.checks,
  });
  expect(language.lexicon).toBe(language.lexicon);
});
