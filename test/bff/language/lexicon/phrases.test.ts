import { expect, it } from 'vitest';
import { compilePhrases, findPhrases, hasPhrase, toLine } from '../../../../bff/language/lexicon/phrases.ts';

const line = (text: string) => toLine(text.split(' '));

it.each([
  ['do not want', 'i do not want it', true],
  ['do not want', 'i do not wanted it', false],
  ['need*', 'nothing needed here', true],
  ['not ~ bring', 'do not please ever bring it', true],
  ['not ~ bring', 'not one two three four bring', false],
  ["don't, l'un", 'we dont go', true],
])('a phrase of “%s” is found in “%s”: %s', (list, text, isSo) =>
  expect(hasPhrase(compilePhrases(list), line(text))).toBe(isSo),
);

it('a phrase is returned with its position', () => {
  const [span] = findPhrases(compilePhrases('not'), line('do not go'));
  expect(span).toEqual({ start: 4, end: 7 });
});

it('an empty list finds nothing', () => {
  expect(compilePhrases(null)).toBeNull();
  expect(compilePhrases(' ')).toBeNull();
  expect([findPhrases(null, ' a '), hasPhrase(null, ' a ')]).toEqual([[], false]);
});
