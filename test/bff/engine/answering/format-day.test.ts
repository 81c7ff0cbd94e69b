import { expect, it } from 'vitest';
import { formatDay } from '../../../../bff/engine/answering/format-day.ts';

it.each([
  ['en', /^Sat.*21 Nov|^Sat.*Nov.*21/],
  ['de', /^Sa.*21\. November/],
  ['ja', /11月21日.*土/],
])('%s: a day is formatted in the property’s time zone, whatever the server’s time zone', (language, told) => {
  expect(formatDay('2026-11-21', language)).toMatch(told);
});
