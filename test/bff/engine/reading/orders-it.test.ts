import { expect, it } from 'vitest';
import { isOrdered, isReservable, ordersIt, readOrdered } from '../../../../bff/engine/reading/orders-it.ts';
import { WORK } from '../../../../bff/engine/wishes/work-table.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { says } from '../../../support/engine/turns.ts';

const read = (text: string, code: string) => new EngineGuest({}, code).say(text).understanding;

it.each<[Intent, string, string, boolean]>([
  ['restaurant', 'en', 'Table for four at 7 pm', true],
  ['restaurant', 'de', 'Tisch für vier um 19 Uhr', true],
  ['restaurant', 'en', 'Table for four at 7 pm?', false],
  ['restaurant', 'en', 'Table for four', false],
])('%s, %s: “%s” orders by naming the thing and its time: %s', (intent, code, text, isSo) => {
  expect(ordersIt(intent, read(text, code), says(text, code))).toBe(isSo);
});

it.each<[Intent, string, string, boolean]>([
  ['taxi', 'en', 'Please order a taxi', true],
  ['taxi', 'de', 'Bitte bestellen Sie ein Taxi', true],
  ['taxi', 'en', 'Could I get a taxi?', false],
])('%s, %s: “%s” is an explicit order: %s', (intent, code, text, isSo) => {
  expect(isOrdered(intent, read(text, code), says(text, code))).toBe(isSo);
});

it('an order of another thing with “reserve” does not book a room', () => {
  const understood = {
    ...read('reserve two bikes please', 'en'),
    intents: [{ name: 'booking_create' as const, score: 0.9 }],
    signals: ['reserve' as const],
  };
  expect(readOrdered(understood, says('reserve two bikes please'), false).intents[0]?.name).toBe('car_rental');
  expect(readOrdered(understood, says('reserve a double room'), false)).toBe(understood);
});

it('a restaurant table is reservable, and towels are not', () => {
  expect(isReservable(WORK.restaurant)).toBe(true);
  expect(isReservable(WORK.towels_linen)).toBe(false);
});
