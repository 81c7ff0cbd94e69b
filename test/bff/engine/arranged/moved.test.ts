import { expect, it } from 'vitest';
import { readMoved } from '../../../../bff/engine/arranged/moved.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import { keepArranged } from '../../../../bff/engine/wishes/arranged.ts';
import { dateOf, heard, turn } from '../../../support/engine/turns.ts';
import { wishFor } from '../../../support/engine/wishes.ts';

const arranged = keepArranged(NEW_DIALOGUE, wishFor('room_cleaning', { date: '2026-11-21' }));
const move = (language: string, text: string, dialogue = arranged) =>
  readMoved(
    heard({ language, intents: ['booking_change'], entities: [dateOf('2026-11-22')], signals: ['same'] }),
    dialogue,
    turn(text, {}, language),
  );

it.each([
  ['en', 'move it to Sunday', true],
  ['de', 'bitte auf Sonntag verschieben', true],
  ['en', 'on Sunday', false],
  ['en', 'move my booking to Sunday', false],
  ['en', 'move our arrival to Sunday', false],
])('%s: “%s” changes the day of the arranged request: %s', (language, text, isSo) => {
  const { signals, intents } = move(language, text);
  expect(signals.includes('correction')).toBe(isSo);
  expect(signals.includes('same')).toBe(!isSo);
  expect(intents).toHaveLength(isSo ? 0 : 1);
});

it('“move it” changes no request if nothing was arranged', () => {
  expect(move('en', 'move it to Sunday', NEW_DIALOGUE).signals).toEqual(['same']);
});
