import { expect, it } from 'vitest';
import { readCheckInQuestion } from '../../../../bff/engine/answering/asks-check-in.ts';
import { says, turn } from '../../../support/engine/turns.ts';

it.each([
  ['en', 'Can we check in at 11:00?', '11:00', 'early_check_in'],
  ['de', 'Können wir um 11 Uhr einchecken?', '11:00', 'early_check_in'],
  ['en', 'Can we check in at 18:00?', '18:00', 'check_in_time'],
  ['en', 'Can I check in at 23:30?', '23:30', 'opening_hours'],
  ['en', 'Can I check in at 4:00?', '04:00', 'opening_hours'],
  ['en', 'We check in at 11:00', '11:00', null],
])('%s: “%s” asks about %4$s', (code, text, time, about) => {
  expect(readCheckInQuestion(says(text, code), time, turn(text))).toBe(about);
});

it('a question about check-in time that the house does not answer is read as a question about check-in', () => {
  const { training } = turn('');
  const said = says('Can we check in at 11:00?');
  expect(readCheckInQuestion(said, '11:00', { training: { ...training, checkIn: '' } })).toBe('check_in_time');
});
