import { expect, it } from 'vitest';
import { asksWhenBack } from '../../../../bff/engine/utterance/asks-when-back.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['en', 'when are you back?', true],
  ['de', 'Wann sind Sie wieder da?', true],
  ['en', 'when is someone at reception?', true],
  ['en', 'when is the pool open?', false],
  ['en', 'when is breakfast?', false],
  ['en', 'are you back?', false],
  ['en', 'when, please?', false],
  ['en', 'when will my money be back?', false],
])('%s: “%s” asks when staff are back: %s', (code, text, asks) => {
  expect(asksWhenBack(says(text, code))).toBe(asks);
});
