import { expect, it } from 'vitest';
import { markCounts } from '../../../../../bff/knowledge/facts/marks/mark-counts.ts';
import { marked } from '../../../../support/engine/marked.ts';

const counts = (code: string, text: string) =>
  marked(code, text, markCounts).map(([words, meaning]) => [words, 'floor' in meaning ? meaning.floor : null]);

it.each([
  ['en', 'on the 2nd floor', [['2nd floor', 2]]],
  ['fr', 'au 2e étage', [['2e étage', 2]]],
  ['de', 'im 3. Stock', [['3. Stock', 3]]],
  ['zh-Hans', '健身房在5楼', [['5楼', 5]]],
  ['vi', 'tầng 4', [['tầng 4', 4]]],
  ['en', 'breakfast 12', []],
])('%s: the floors in “%s” are marked as %j', (code, text, told) => expect(counts(code, text)).toEqual(told));

it.each([
  ['en', '6 spaces behind the house'],
  ['en', '8 free spaces'],
  ['pl', 'tylko 8 miejsc'],
  ['zh-Hans', '8个免费车位'],
])('%s: “%s” is a count of spaces and no value', (code, text) => {
  expect(counts(code, text)).toHaveLength(2);
});
