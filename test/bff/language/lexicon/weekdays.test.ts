import { expect, it } from 'vitest';
import { findDays } from '../../../../bff/language/lexicon/weekdays.ts';

it.each([
  ['en', 'on Sundays and on Monday', [0, 6]],
  ['de', 'sonntags', [6]],
  ['es', 'los domingos', [6]],
  ['hr', 'nedjeljom', [6]],
  ['ja', '日曜日', [6]],
  ['en', 'sun', []],
])('%s: the weekdays in “%s” are %j', (language, text, days) => {
  expect([...new Set(findDays(text, language).map(({ day }) => day))].toSorted()).toEqual(days);
});

it('a weekday is returned with its position', () => expect(findDays('on Monday', 'en')).toEqual([{ day: 0, at: 3 }]));
