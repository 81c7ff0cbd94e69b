import { expect, it } from 'vitest';
import { readCancelled } from '../../../../bff/engine/arranged/cancels-what.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { planConfirmation } from '../../../../bff/engine/wishes/plan-wish.ts';
import { dateOf, heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = [wishFor('towels_linen'), wishFor('taxi', { date: '2026-11-21' })].reduce(
  (dialogue, wish) => keepArranged(dialogue, wish),
  NEW_DIALOGUE,
);
const readCancellation = (language: string, text: string, dialogue = arranged, more = {}) =>
  readCancelled(heard({ language, intents: ['booking_cancel'], ...more }), dialogue, turn(text, {}, language));

it.each([
  ['en', 'cancel the towels', 'towels_linen'],
  ['de', 'bitte die Handtücher stornieren', 'towels_linen'],
  ['en', 'cancel it', 'taxi'],
  ['en', 'cancel the transfer', 'taxi'],
  ['en', 'cancel my booking', 'booking_cancel'],
])('%s: “%s” cancels %s', (language, text, intent) => {
  const { intents, signals } = readCancellation(language, text);
  expect(intents[0]?.name).toBe(intent);
  expect(signals.includes('never_mind')).toBe(intent !== 'booking_cancel');
});

it('a cancellation for a day without arranged requests is about the booking', () => {
  const cancelOn = (day: string) =>
    readCancellation('en', 'cancel the one for tomorrow', arranged, { entities: [dateOf(day, 'tomorrow')] });
  expect(cancelOn('2026-11-21').intents[0]?.name).toBe('taxi');
  expect(cancelOn('2026-11-22').intents[0]?.name).toBe('booking_cancel');
});

it('“cancel that” as an answer to an open question is a no', () => {
  const open = planConfirmation(wishFor('late_check_out'), NEW_DIALOGUE).dialogue;
  expect(readCancellation('en', 'cancel that', open).intents[0]?.name).toBe('deny');
});

it('“cancel it” is about the booking if nothing was arranged', () => {
  expect(readCancellation('en', 'cancel it', NEW_DIALOGUE).intents[0]?.name).toBe('booking_cancel');
});
