import { expect, it } from 'vitest';
import { readWishes } from '../../../../bff/engine/wishes/wish-per-room.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

it.each<[Intent, string, string, (string | undefined)[][]]>([
  [
    'towels_linen',
    'en',
    '2 towels for room 204 and 3 towels for room 205',
    [
      ['2', '204'],
      ['3', '205'],
    ],
  ],
  [
    'towels_linen',
    'de',
    '2 Handtücher für Zimmer 204 und 3 Handtücher für Zimmer 205',
    [
      ['2', '204'],
      ['3', '205'],
    ],
  ],
  ['towels_linen', 'en', '2 towels for room 204', [['2', '204']]],
  ['towels_linen', 'en', 'no, towels to room 205, not room 204', [[undefined, '205']]],
  ['towels_linen', 'de', 'nein, Handtücher auf Zimmer 205, nicht Zimmer 204', [[undefined, '205']]],
])('for %s, %s: “%s” makes one request per room: %j', (intent, code, text, wanted) => {
  const { understanding, context } = new EngineGuest({}, code).say(text);
  const wishes = readWishes(intent, understanding, context, context.conversation.dialogue);
  expect(wishes.map(({ quantity, room }) => [quantity, room])).toEqual(wanted);
});

it.each([
  ['en', 'wake us at 6 am and at 7 am please', ['06:00', '07:00']],
  ['de', 'bitte wecken Sie uns um 6 Uhr und um 7 Uhr', ['06:00', '07:00']],
])('%s: “%s” makes one wake-up call per room', (code, text, times) => {
  const { understanding, context } = new EngineGuest({}, code).say(text);
  const calls = readWishes('wake_up_call', understanding, context, context.conversation.dialogue);
  expect(calls.map(({ time }) => time)).toEqual(times);
});
