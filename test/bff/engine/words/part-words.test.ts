import { expect, it } from 'vitest';
import { saysPart, saysSo, saysWrong } from '../../../../bff/engine/words/part-words.ts';

const TESTS = { saysPart, saysSo, saysWrong };

it.each([
  ['saysPart', 'en', 'only the last night', 'all nights'],
  ['saysPart', 'de', 'nur die letzte Nacht', 'alle Nächte'],
  ['saysSo', 'en', 'I said three', 'I need three'],
  ['saysSo', 'fr', 'j’ai dit trois', 'je veux trois'],
  ['saysWrong', 'en', 'wrong room', 'nice room'],
  ['saysWrong', 'de', 'falsches Zimmer', 'schönes Zimmer'],
] as const)('%s, %s: “%s”, and not “%s”', (name, code, said, unsaid) => {
  expect(TESTS[name](said, code)).toBe(true);
  expect(TESTS[name](unsaid, code)).toBe(false);
});
