import { expect, it } from 'vitest';
import { findDays } from '../../../../bff/language/lexicon/weekdays.ts';

it.each([
  ['en', 'on Sundays and on Monday', [0, 6]],
  ['de', 'sonntags', [6]],
  ['es', 'los domingos', [6]],
  ['hr', 'nedjeljom', [6]],
  ['ja', '日曜日', [6]],
  ['en', 'sun', []],
])('%s: “%s” names %j', (language, text, days) => {
  expect([...new Set(findDays(text, language).map(({ day }) => day))].toSorted()).toEqual(days);
});

it('each is told with its place', () => expect(findDays('on Monday', 'en')).toEqual([{ day: 0, at: 3 }]));
