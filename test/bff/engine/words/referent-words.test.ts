import { expect, it } from 'vitest';
import { beginsWithAnd, saysAll, saysAlso, saysBoth, saysMore } from '../../../../bff/engine/words/referent-words.ts';

const TESTS = { beginsWithAnd, saysAll, saysAlso, saysBoth, saysMore };

it.each([
  ['saysAll', 'en', 'cancel everything', 'cancel the taxi'],
  ['saysAll', 'de', 'alles stornieren', 'das Taxi stornieren'],
  ['saysBoth', 'en', 'cancel both', 'cancel one'],
  ['saysBoth', 'fr', 'annulez les deux', 'annulez le taxi'],
  ['beginsWithAnd', 'en', 'and my wife in 205', 'my wife and I in 205'],
  ['beginsWithAnd', 'de', 'und meine Frau in 205', 'meine Frau und ich in 205'],
  ['saysAlso', 'en', 'room 206 too', 'room 206'],
  ['saysMore', 'en', 'one more', 'one'],
  ['saysMore', 'de', 'noch eins', 'eins'],
] as const)('%s, %s: “%s”, and not “%s”', (name, code, said, unsaid) => {
  expect(TESTS[name](said, code)).toBe(true);
  expect(TESTS[name](unsaid, code)).toBe(false);
});
