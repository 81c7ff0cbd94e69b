import { expect, it } from 'vitest';
import { narrowCancel } from '../../../../bff/engine/arranged/cancel-scope.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { heard, numberOf, turn } from '../../../support/engine/turns.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

const narrow = (language: string, text: string, dialogue = NEW_DIALOGUE) =>
  narrowCancel(
    heard({ language, intents: ['booking_cancel'] }),
    dialogue,
    turn(text, { stays: [stayWith()] }, language),
  ).intents.map(({ name }) => name);

it.each([
  ['en', 'cancel my booking', ['booking_cancel']],
  ['en', 'cancel please', ['booking_cancel']],
  ['en', 'cancel the parking', ['booking_change']],
  ['de', 'bitte den Parkplatz stornieren', ['booking_change']],
  ['en', 'cancel only the last night', ['booking_change']],
  ['en', 'cancel the massage', ['human', 'spa']],
  ['de', 'bitte die Massage stornieren', ['human', 'spa']],
  ['en', 'cancel my dinner reservation', ['human', 'restaurant']],
])('%s: “%s” asks to cancel %j', (language, text, intents) => expect(narrow(language, text)).toEqual(intents));

it('a cancellation of an arranged request is left to be withdrawn as a request', () => {
  const arranged = keepArranged(NEW_DIALOGUE, wishFor('taxi'));
  expect(narrow('en', 'cancel the taxi', arranged)).toEqual(['booking_cancel']);
  expect(narrow('en', 'cancel the shuttle', arranged)).toEqual(['booking_cancel']);
});

it('a cancellation with a booking number is about the booking', () => {
  const said = heard({ intents: ['booking_cancel'], entities: [numberOf('LH48213')] });
  expect(narrowCancel(said, NEW_DIALOGUE, turn('cancel LH48213 with parking'))).toBe(said);
});
