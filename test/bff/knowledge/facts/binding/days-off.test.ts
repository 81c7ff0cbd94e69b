import { expect, it } from 'vitest';
import { dropOnly, readDaysOff, takeDaysOff } from '../../../../../bff/knowledge/facts/binding/days-off.ts';
import { marksOf } from '../../../../../bff/knowledge/facts/marks/parts.ts';
import { partOf } from '../../../../support/engine/parts-of.ts';

const NONE = 'not taken off';

it.each([
  ['en', 'Open daily 9:00-17:00 except Monday', [1, 2, 3, 4, 5, 6]],
  ['tr', 'Restoran Pazartesi hariç 19.00-22.30 açık', [1, 2, 3, 4, 5, 6]],
  ['en', 'Open daily 9:00-17:00 except Monday mornings', NONE],
  ['en', 'Open Monday to Friday 9:00-17:00', NONE],
])('%s: the days that remain after the exception in “%s” are %j', (code, text, days) => {
  const part = partOf(text, code);
  const taken = takeDaysOff(part);
  expect(taken === part ? NONE : marksOf(taken, 'days').map((mark) => mark.days.days)[0]).toEqual(days);
});

it.each([
  ['en', 'except Mondays', [0]],
  ['ko', '월요일 제외', [0]],
  ['en', 'except Monday mornings', null],
  ['en', 'except Mondays for groups of ten', null],
  ['en', 'on Mondays', null],
])('%s: the part “%s” alone excepts the days %j', (code, text, days) => {
  expect(readDaysOff(partOf(text, code))?.days ?? null).toEqual(days);
});

it('“only” before days is dropped if hours are stated beside the days', () => {
  expect(marksOf(dropOnly(partOf('Only on Sundays 9:00-17:00')), 'role')).toEqual([]);
  expect(marksOf(dropOnly(partOf('Only on Sundays')), 'role')).toHaveLength(1);
});
