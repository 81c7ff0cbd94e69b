import { expect, it } from 'vitest';
import { hasNegation } from '../../../../bff/engine/utterance/negation.ts';

it.each([
  ['en', 'Pets are not allowed', true],
  ['en', 'Dogs can’t come in', true],
  ['en', "Dogs can't come in", true],
  ['de', 'Keine Hunde im Restaurant', true],
  ['fr', 'Les chiens ne sont pas admis', true],
  ['ja', 'ペットは入れません', true],
  ['en', 'Pets are welcome', false],
  ['de', 'Hunde sind willkommen', false],
  ['ja', 'ペットは歓迎です', false],
])('%s: “%s” denies: %s', (code, text, denies) => expect(hasNegation(text, code)).toBe(denies));

it('English and sibling languages are also checked for a negation in a short text', () => {
  expect(hasNegation('No dogs', 'de')).toBe(true);
});
