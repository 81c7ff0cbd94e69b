import { expect, it } from 'vitest';
import { toTime } from '../../../../bff/language/entities/to-time.ts';

it.each([
  [7, 5, null, '07:05'],
  [7, 0, 'pm', '19:00'],
  [12, 0, 'pm', '12:00'],
  [12, 0, 'am', '00:00'],
  [15, 0, 'pm', '15:00'],
  [24, 0, null, '00:00'],
  [25, 0, null, undefined],
  [7, 60, null, undefined],
  [Number.NaN, 0, null, undefined],
] as const)('the hour %s and the minute %s with the day part %s are the time %s', (hours, minutes, half, value) =>
  expect(toTime(hours, minutes, half, '')?.value).toBe(value),
);
