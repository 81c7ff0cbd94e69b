import { expect, it } from 'vitest';
import { asksToCheckIn } from '../../../../bff/engine/utterance/asks-check-in.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['en', 'Can we check in at 11:00?', true],
  ['en', 'Can we check in at 11.30?', true],
  ['de', 'Können wir um 11 Uhr einchecken?', true],
  ['en', 'We check in at 11:00', false],
  ['en', 'We arrive at 11, is that all right?', false],
])('%s: “%s” asks whether check-in is possible: %s', (code, text, asks) => {
  expect(asksToCheckIn(says(text, code))).toBe(asks);
});
