import { expect, it } from 'vitest';
import { markText } from '../../../../../bff/knowledge/facts/marks/mark-text.ts';
import { readDays } from '../../../../../bff/knowledge/facts/segments/segment-days.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const read = (text: string, code = 'en') => {
  const { days, except, isUnclear } = readDays(markText(text, readingWith(code)).marks);
  return [days?.days ?? null, except !== null, isUnclear];
};

it.each([
  ['en', 'open Monday to Friday', [[0, 1, 2, 3, 4], false, false]],
  ['en', 'daily except Sunday', [[0, 1, 2, 3, 4, 5], true, false]],
  ['de', 'täglich außer Montag', [[1, 2, 3, 4, 5, 6], true, false]],
  ['en', 'open', [null, false, false]],
  ['en', 'Monday 7:00-10:00 Sunday 8:00-11:00', [[0, 6], false, true]],
])('%s: “%s” has these days, an exception or not, and is unclear or not: %j', (code, text, told) =>
  expect(read(text, code)).toEqual(told),
);
