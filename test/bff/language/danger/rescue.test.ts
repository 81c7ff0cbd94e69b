import { expect, it } from 'vitest';
import { callsForRescue } from '../../../../bff/language/danger/rescue.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

it.each([
  ['en', 'call 112', true],
  ['de', 'bitte 112 rufen', true],
  ['en', 'call 911 now', true],
  ['en', 'call room 112', false],
  ['en', 'two towels to 112', false],
  ['en', 'call me', false],
])('%s: “%s” calls for rescue: %s', (code, text, isSo) => {
  expect(callsForRescue(languageFor(code).lexicon.read(text))).toBe(isSo);
});
