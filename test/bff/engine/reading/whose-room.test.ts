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

describe('a guest who was shown to stay in room 204 is brought it there', () => {
  it.each([
    'Two towels please',
    'Two towels please, flight 415 was late',
    'we paid 120, two towels please',
    'Wecken Sie mich um 7, Flug LH 415',
    'two towels please, account 4111 1111 1111 1112',
    'Zwei Handtücher, IBAN DE89 3704 0044 0532 0130 00',
  ])('%s', (text) => expect(roomOf(text)).toBe('204'));
});

describe('another room is theirs to name', () => {
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

describe('noise is dealt with in the room that it comes from', () => {
  it.each([
    'the room above us, 305, is loud',
    'we are in 204, the guests in 305 party',
    'Wir sind in Zimmer 204, die Nachbarn in Zimmer 305 sind laut',
    'Nous sommes à la chambre 204, la chambre 305 fait du bruit',
    'Estamos en la habitación 204, la habitación 305 hace mucho ruido',
    '204号室ですが、305号室がうるさいです',
  ])('%s', (text) => expect(roomOf(text)).toBe('305'));

  it('and what is broken is mended where it is', () => {
    expect(roomOf('We are in 204, the shower in our room is broken')).toBe('204');
    expect(roomOf('The shower in 305 is broken')).toBe('305');
  });

  it('and where no other room is named, at the guest’s own', () => {
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

it('reads nothing in what it has hidden: no room, no count, no hour, no booking, no code', () => {
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
