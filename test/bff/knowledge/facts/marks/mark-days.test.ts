import { expect, it } from 'vitest';
import { markDays } from '../../../../../bff/knowledge/facts/marks/mark-days.ts';
import { marked } from '../../../../support/engine/marked.ts';

const days = (code: string, text: string) => marked(code, text, markDays).map(([, meaning]) => meaning);
const onDays = (...list: number[]) => [{ kind: 'days', days: { days: list, holidays: false } }];

it.each([
  ['en', 'Monday to Friday', onDays(0, 1, 2, 3, 4)],
  ['de', 'Mo-Fr 7–10', onDays(0, 1, 2, 3, 4)],
  ['en', 'on Sundays', onDays(6)],
  ['de', 'samstags und sonntags', onDays(5, 6)],
  ['en', 'Fri–Mon 8–11', onDays(0, 4, 5, 6)],
  ['en', 'daily', onDays(0, 1, 2, 3, 4, 5, 6)],
  ['en', 'in the sun', []], // an ordinary word and not a day
  ['fi', 'su suljettu', onDays(6)],
  ['en', 'we closed our gym', []],
  // A word that joins hours to a range does not join days.
  ['fr', 'mardi et jeudi', onDays(1, 3)],
  ['cs', 'úterý a čtvrtek', onDays(1, 3)],
  ['tr', 'salı ve perşembe', onDays(1, 3)],
  ['fr', 'du mardi au jeudi', onDays(1, 2, 3)],
  ['fr', 'entre lundi et vendredi', onDays(0, 1, 2, 3, 4)],
  ['en', 'between Monday and Friday', onDays(0, 1, 2, 3, 4)],
  ['de', 'zwischen Montag und Freitag', onDays(0, 1, 2, 3, 4)],
  // A single character may be part of any word.
  ['ko', '맡길 수 있죠?', []],
  ['ja', '水着は必要ですか', []],
  ['ko', '월~금', onDays(0, 1, 2, 3, 4)],
  ['ko', '금 19시', onDays(4)],
  ['ja', '土日は', onDays(5, 6)],
  ['ja', '平日は', onDays(0, 1, 2, 3, 4)], // not Sunday, although its character is in it
  ['ja', '土日祝は', [{ kind: 'days', days: { days: [5, 6], holidays: true } }]],
  ['cs', 'mezi pondělím a pátkem', onDays(0, 1, 2, 3, 4)],
  ['hu', 'hétfő és péntek között', onDays(0, 1, 2, 3, 4)],
  ['de', 'So ab 9', onDays(6)],
  ['ja', '（水）', onDays(2)],
])('%s: the days in “%s” are marked as %j', (code, text, meaning) => expect(days(code, text)).toEqual(meaning));

it.each([
  ['en', 'from May to September', { from: '05-01', until: '09-30' }],
  ['de', 'vom 15. Juni bis 31. August', { from: '06-15', until: '08-31' }],
  ['ja', '4〜11月', { from: '04-01', until: '11-30' }],
  ['en', 'in summer', { name: 'summer' }],
  ['de', 'im Juli', { from: '07-01', until: '07-31' }],
  ['vi', 'từ tháng 5 đến tháng 10', { from: '05-01', until: '10-31' }],
  ['it', 'a luglio e agosto', { from: '07-01', until: '08-31' }],
  ['en', 'December, January and February', { from: '12-01', until: '02-29' }],
  ['hr', 'u VII i VIII mj.', { from: '07-01', until: '08-31' }],
  ['pl', 'VI–IX', { from: '06-01', until: '09-30' }],
  ['de', 'am 24. Dezember', { from: '12-24', until: '12-24' }],
  ['en', '24/12', { from: '12-24', until: '12-24' }],
  ['ja', '1/1〜1/3', { from: '01-01', until: '01-03' }],
  ['fr', '1/3', { from: '03-01', until: '03-01' }],
])('%s: “%s” is read as the season %j', (code, text, season) => {
  expect(days(code, text)).toEqual([{ kind: 'season', season }]);
});

it.each([
  ['en', 'you may swim', []],
  ['en', '1/3', []], // 1 March in one country, 3 January in another
  ['en', '24/7', []],
  ['en', 'in May', [{ kind: 'role', role: 'if' }]],
  ['da', 'i maj', [{ kind: 'role', role: 'if' }]],
])('%s: “%s” has no day or month, although a word looks like one: %j', (code, text, meaning) =>
  expect(days(code, text)).toEqual(meaning),
);
