import { expect, it } from 'vitest';
import { sayBill, sayStayFact, sayVerification } from '../../../../bff/engine/saying/compose-stay.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import type { Stay, StayFact } from '../../../../shared/domain/stay.ts';
import { stayWith } from '../../../support/engine/wishes.ts';

const sayFact = (
  fact: StayFact,
  language: string,
  more: Partial<Stay> = {},
  intent: Intent = 'booking_lookup',
  id = 'res_1',
) =>
  sayStayFact(
    { kind: 'answer', intent, sources: [] },
    { type: 'reservation', id, label: 'Booking', quote: '', language: 'und', fact },
    [stayWith(more)],
    language,
  );

it.each<[StayFact, string, Partial<Stay>, RegExp]>([
  ['summary', 'en', {}, /LH48213[\s\S]*19 November[\s\S]*22 November/],
  ['departure', 'de', {}, /22\. November/],
  ['room', 'en', {}, /204/],
  ['room', 'en', { room: '' }, /assigned|not.*yet/i],
  ['room_type', 'fr', {}, /Double room/],
  ['balance', 'en', { balance: { amount: '12.00', currency: 'EUR' } }, /€12|12.*€/],
  ['inclusions', 'en', { inclusions: ['breakfast'] }, /breakfast/i],
])('the fact %s in %s, for a stay with %j, is worded as %s', (fact, language, more, text) =>
  expect(sayFact(fact, language, more)).toMatch(text),
);

it('a service asked for by name is reported as included or not; without a name, all included services are listed', () => {
  expect(sayFact('inclusions', 'en', { inclusions: ['parking'] }, 'breakfast')).toMatch(/not/);
  expect(sayFact('inclusions', 'en', { inclusions: ['breakfast', 'parking'] }, 'breakfast')).not.toMatch(/parking/i);
});

it('a stay that is no longer open is not described', () => {
  expect(sayFact('room', 'en', {}, 'booking_lookup', 'res_9')).toBe('');
});

it('a bill has one line per item', () => {
  const extras = [
    { text: 'Minibar', price: { amount: '6.00', currency: 'EUR' } },
    { text: 'Massage', price: { amount: '80.00', currency: 'EUR' } },
  ];
  expect(sayBill(extras, 'en').split('\n').slice(1)).toEqual([
    expect.stringMatching(/^• Minibar: .*6/),
    expect.stringMatching(/^• Massage: .*80/),
  ]);
});

it('the text for a repeated code request equals the first one, so that it reveals no booking', () => {
  expect(sayVerification('ask_code', 'en')).toBe(sayVerification('send_code', 'en'));
  expect(sayVerification('failed', 'en')).not.toBe(sayVerification('opened', 'en'));
});
