import { expect, it } from 'vitest';
import { listJoints, markSeasons } from '../../../../../bff/knowledge/facts/marks/mark-seasons.ts';
import { wordsFor } from '../../../../../bff/knowledge/facts/words.ts';
import { marked } from '../../../../support/engine/marked.ts';

it.each([
  ['en', 'between May and October', '05-01', '10-31'],
  ['cs', 'mezi květnem a říjnem', '05-01', '10-31'],
  ['de', 'zwischen Mai und Oktober', '05-01', '10-31'],
  ['fr', 'entre mai et octobre', '05-01', '10-31'],
  ['ru', 'в июне–августе', '06-01', '08-31'],
  ['fr', 'du 1er mai au 15 septembre', '05-01', '09-15'],
  ['fr', 'juillet-août 8h30-20h', '07-01', '08-31'], // the time is not a day of the month
  ['ja', '4月〜11月末', '04-01', '11-30'],
])('%s: the season “%s” is from %s until %s', (code, text, from, until) => {
  expect(marked(code, text, markSeasons).map(([, meaning]) => meaning)).toEqual([
    { kind: 'season', season: { from, until } },
  ]);
});

it('“pro” before a noun is not read as the short form of a month: “pro děti”', () => {
  expect(marked('cs', 'Pro děti', markSeasons)).toEqual([]);
});

it('a word for “and” joins two seasons and is no word for “until”', () => {
  const { to, joint } = listJoints('fr', wordsFor('fr')?.roles as Parameters<typeof listJoints>[1]);
  expect(new RegExp(`^${to}$`, 'u').test('et')).toBe(false);
  expect(new RegExp(`^${joint}$`, 'u').test('et')).toBe(true);
});
