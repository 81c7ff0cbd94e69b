import { expect, it } from 'vitest';
import { isSpoken, languageFor, toLanguage } from '../../../../bff/language/lexicon/registry.ts';

it('a language is made ready once, and English stands in for what is not spoken', () => {
  expect(languageFor('de')).toBe(languageFor('de'));
  expect(languageFor('xx')).toBe(languageFor('en'));
  expect([isSpoken('de'), isSpoken('xx')]).toEqual([true, false]);
});

it('its lexicon is made when it is first needed, and kept', () => {
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
