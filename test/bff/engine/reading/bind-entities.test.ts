import { describe, expect, it } from 'vitest';
import { codeWordsOf, readCode } from '../../../../bff/engine/utterance/read-code.ts';
import { PACKS } from '../../../../bff/language/pack/packs.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { says } from '../../../support/engine/turns.ts';

/** Each value of a line with the wishes it belongs to. */
function bound(text: string): string[] {
  const { understanding } = new EngineGuest().say(text);
  return understanding.entities.map(({ type, value, of }) => `${type} ${value} ${of?.join('+') ?? 'all'}`);
}

describe('the values in a message with several requests', () => {
  it.each([
    ['two towels and three pillows for 204', ['count 2 towels_linen', 'count 3 pillow_blanket', 'room 204 all']],
    ['a wake-up call at 6:00 and a taxi at 7:30', ['time 06:00 wake_up_call', 'time 07:30 taxi']],
    ['a taxi at 7:30, and wake us at 6:00', ['time 07:30 taxi', 'time 06:00 wake_up_call']],
    [
      'two towels for room 204, three pillows for room 205',
      ['count 2 towels_linen', 'room 204 towels_linen', 'count 3 pillow_blanket', 'room 205 pillow_blanket'],
    ],
    [
      'Two towels please. Wake us tomorrow at 7:00.',
      ['count 2 towels_linen', 'date 2026-11-21 wake_up_call', 'time 07:00 wake_up_call'],
    ],
  ])('belong to the right request: %s', (text, expected) => {
    expect(bound(text)).toEqual(expected);
  });

  it('are not moved by an e-mail address', () => {
    expect(
      bound('two towels (write to me@guests.example) and three pillows').filter((one) => one.startsWith('count')),
    ).toEqual(['count 2 towels_linen', 'count 3 pillow_blanket']);
  });
});

it('in a message with one request the count is the number of things, not of people', () => {
  expect(bound('There are 4 of us and we need 2 towels')).toEqual(['count 4 all', 'count 2 towels_linen']);
});

describe('a request for a new verification code', () => {
  it.each(PACKS.map(({ code, texts }) => [code, texts.reply_new_code] as const))(
    'is detected in %s: %s',
    (code, label) => {
      expect(readCode(says(label, code))).toBe('renew');
      expect(readCode(says(codeWordsOf(code).code, code))).toBe('named');
      expect(readCode(says('204', code))).toBeNull();
    },
  );

  it.each([
    ['en', 'I did not receive any code'],
    ['de', 'der Code ist nicht angekommen, bitte noch einmal'],
    ['fr', 'je n’ai pas reçu de code, renvoyez-le'],
    ['es', 'no me ha llegado el código'],
    ['it', 'un altro codice per favore'],
  ])('is detected in %s if no code arrived: %s', (code, text) => {
    expect(readCode(says(text, code))).not.toBeNull();
  });
});
