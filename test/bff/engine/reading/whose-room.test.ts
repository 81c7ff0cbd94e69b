import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stay } from '../../../../shared/domain/stay.ts';
import { hidePrivateNumbers, passesLuhn } from '../../../../shared/domain/text/private-numbers.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

/** A guest with a proven stay in room 204. */
const STAY: Stay = {
  id: 'res_1',
  level: 'booking',
  checkIn: '2026-11-19',
  checkOut: '2026-11-22',
  nights: 3,
  roomType: 'Double room',
  inclusions: [],
  confirmationNumber: 'LH48213',
  state: 'checked_in',
  room: '204',
  balance: null,
  persons: 2,
};

function roomOf(text: string): string | null | undefined {
  const { decision } = new EngineGuest({ stays: [STAY] }).say(text);
  return decision.steps.find((step) => step.kind === 'task')?.task.room;
}

describe('the room of a request by a verified guest of room 204 is 204', () => {
  it.each([
    'Two towels please',
    'Two towels please, flight 415 was late',
    'we paid 120, two towels please',
    'Wecken Sie mich um 7, Flug LH 415',
    'two towels please, account 4111 1111 1111 1112',
    'Zwei Handtücher, IBAN DE89 3704 0044 0532 0130 00',
  ])('%s', (text) => expect(roomOf(text)).toBe('204'));
});

describe('the room of a request is the one that the guest names', () => {
  it.each([
    'Two towels for room 205',
    'Two towels for 205',
    '205, two towels',
    'Two towels please, 205',
    'bitte zwei Handtücher auf 205',
    'deux serviettes pour 205',
    '205にタオルを2枚',
  ])('%s', (text) => expect(roomOf(text)).toBe('205'));
});

describe('the room of a noise complaint is the one that the noise comes from', () => {
  it.each([
    'the room above us, 305, is loud',
    'we are in 204, the guests in 305 party',
    'Wir sind in Zimmer 204, die Nachbarn in Zimmer 305 sind laut',
    'Nous sommes à la chambre 204, la chambre 305 fait du bruit',
    'Estamos en la habitación 204, la habitación 305 hace mucho ruido',
    '204号室ですが、305号室がうるさいです',
  ])('%s', (text) => expect(roomOf(text)).toBe('305'));

  it('and a repair is for the room with the fault', () => {
    expect(roomOf('We are in 204, the shower in our room is broken')).toBe('204');
    expect(roomOf('The shower in 305 is broken')).toBe('305');
  });

  it('and the guest’s own room is used if no other room is named', () => {
    expect(roomOf('Our neighbours are loud')).toBe('204');
  });
});

const card = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  .map((digits) => [4, ...digits.slice(1)].map(String))
  .chain((digits) => {
    const last = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) =>
      passesLuhn([...digits, digit]),
    );
    return fc
      .constantFrom('', ' ', '-')
      .map((gap) => [...digits, last ?? '0'].join('').replace(/(.{4})(?=.)/g, `$1${gap}`));
  });

it('no room, count, time, booking or code is read from a hidden card number', () => {
  const said = fc.constantFrom('my card is %', '%', 'Karte: % bitte', 'カードは%です', 'карта %, спасибо', '卡号%');
  fc.assert(
    fc.property(card, said, (number, words) => {
      const text = hidePrivateNumbers(words.replace('%', number));
      expect(text).not.toMatch(/\p{N}/u);
      expect(new EngineGuest().say(text).understanding.entities).toEqual([]);
    }),
    { numRuns: 150, seed: 20_261_121 },
  );
});
