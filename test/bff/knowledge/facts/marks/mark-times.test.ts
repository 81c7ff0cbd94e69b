import { expect, it } from 'vitest';
import { markBareSpans, markTimes } from '../../../../../bff/knowledge/facts/marks/mark-times.ts';
import { marked } from '../../../../support/engine/marked.ts';

const times = (code: string, text: string) => marked(code, text, markTimes).map(([, meaning]) => meaning);
const span = (from: string | null, until: string | null) => [{ kind: 'span', span: { from, until } }];

it.each([
  ['en', 'from 7:00 to 10:30', span('07:00', '10:30')],
  ['de', '7–9:30 Uhr', span('07:00', '09:30')],
  ['en', '6-10 pm', span('18:00', '22:00')],
  ['en', '9-5 pm', span('09:00', '17:00')],
  ['de', 'ab 15 Uhr', span('15:00', null)],
  ['en', 'until noon', span(null, '12:00')],
  ['en', 'at 15:00', [{ kind: 'clock', time: '15:00' }]],
  ['en', '24/7', [{ kind: 'role', role: 'round_clock' }]],
  ['en', '15 rooms', []],
  // A time span before something is not an opening time.
  ['fr', '24h avant', [{ kind: 'role', role: 'if' }]],
  ['de', '24 Stunden im Voraus', [{ kind: 'role', role: 'if' }]],
  ['ja', '24時間前まで', [{ kind: 'role', role: 'if' }]],
  ['fr', 'avant 10h', span(null, '10:00')],
  ['da', 'fra kl. 15', span('15:00', null)],
  ['ko', '오후 3시 30분부터', span('15:30', null)],
  ['ca', 'les 2 piscines', []], // an article, not an hour
])('%s: the times in “%s” are marked as %j', (code, text, meaning) => expect(times(code, text)).toEqual(meaning));

it('a range of two bare numbers is read as hours, unless a noun follows that they count', () => {
  const markBare = (text: string) => marked('en', text, markBareSpans).map(([, meaning]) => meaning);
  expect(markBare('Breakfast 7-10')).toEqual(span('07:00', '10:00'));
  expect(markBare('7-10 rooms')).toEqual([]);
  expect(markBare('30-40')).toEqual([]);
});
