import { expect, it } from 'vitest';
import { saysMorning } from '../../../../bff/engine/utterance/morning.ts';

it.each([
  ['en', '8 am', true],
  ['en', '08:00', true],
  ['de', '8 Uhr morgens', true],
  ['en', '8', false],
  ['en', '8 pm', false],
])('%s: “%s” is a time in the morning: %s', (code, hour, isSo) => expect(saysMorning(hour, code)).toBe(isSo));
