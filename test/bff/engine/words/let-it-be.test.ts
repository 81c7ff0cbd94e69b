import { expect, it } from 'vitest';
import { saysLetItBe } from '../../../../bff/engine/words/let-it-be.ts';

it.each([
  ['en', 'make it 8', true],
  ['de', 'sagen wir 8', true],
  ['fr', 'disons 8 heures', true],
  ['ja', '8時にして', true],
  ['en', 'it is 8', false],
  ['de', 'es ist 8', false],
])('%s: “%s”: %s', (code, text, says) => expect(saysLetItBe(text, code)).toBe(says));
