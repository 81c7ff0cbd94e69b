import { expect, it } from 'vitest';
import { markRates, markWords } from '../../../../../bff/knowledge/facts/marks/mark-words.ts';
import { marked } from '../../../../support/engine/marked.ts';

const words = (code: string, text: string) =>
  marked(code, text, markWords).map(([, meaning]) => Object.values(meaning).at(-1) ?? meaning);

it.each([
  ['en', 'free', ['free']],
  ['de', 'kostenlos', ['free']],
  ['en', 'not allowed', ['forbidden']], // one phrase before its words
  ['en', 'for children only', ['for', 'child', 'only']],
  ['en', 'a towel', []],
])('%s: the marked words in “%s” mean %j', (code, text, meanings) => expect(words(code, text)).toEqual(meanings));

it.each([
  ['en', 'per night', 'night'],
  ['de', 'p.P.', 'person'],
  ['de', '/Nacht', 'night'],
])('%s: “%s” is a price per %s', (code, text, per) => {
  expect(marked(code, text, markRates)).toEqual([[text, { kind: 'per', per }]]);
});
