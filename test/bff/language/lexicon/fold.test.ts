import { expect, it } from 'vitest';
import { fold, isUnspaced, joinTails, splitWords } from '../../../../bff/language/lexicon/fold.ts';

it.each([
  ['Café', 'cafe'],
  ['ÜBER', 'uber'],
  ['٢٣', '23'],
  ['ＡＢ１', 'ab1'],
  ['a\u200bb', 'ab'],
  ['が', 'が'],
])('“%s” is folded to “%s”', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ["don't go", ['dont', 'go']],
  ["l'hotel", ['l', 'hotel']],
  ['room 204, please!', ['room', '204', 'please']],
  ['', []],
])('“%s” is split into the words %j', (text, words) => expect(splitWords(text)).toEqual(words));

it('an apostrophe before a short tail is removed, so the tail joins the word', () => {
  expect(joinTails("we're l'hotel")).toBe("were l'hotel");
});

it.each([
  ['ja', true],
  ['th', true],
  ['ko', false],
  ['de', false],
  ['xx', false],
])('%s is written without spaces: %s', (code, isSo) => expect(isUnspaced(code)).toBe(isSo));
