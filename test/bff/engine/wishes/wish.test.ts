import { expect, it } from 'vitest';
import { isCounted, isStillOpen, readDetail, readWish, toTask } from '../../../../bff/engine/wishes/wish.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';
import { stayWith, wishFor } from '../../../support/engine/wishes.ts';

function read(intent: Intent, text: string, code: string) {
  const { understanding, context } = new EngineGuest({}, code).say(text);
  const { words: _, intent: __, ...details } = readWish(intent, understanding, context, context.conversation.dialogue);
  return details;
}

it.each<[Intent, string, string, object]>([
  ['towels_linen', 'en', 'three towels to room 204 at 8 pm please', { quantity: '3', room: '204', time: '20:00' }],
  ['towels_linen', 'de', 'bitte drei Handtücher auf Zimmer 204', { quantity: '3', room: '204' }],
  ['pillow_blanket', 'en', 'two pillows and one blanket please', { quantity: '2 + 1' }],
  ['taxi', 'en', 'a taxi for four people at 9 am please', { time: '09:00' }],
  ['wake_up_call', 'de', 'bitte um 7 Uhr wecken', { time: '07:00' }],
])('for %s, %s: “%s” has the details %o', (intent, code, text, details) =>
  expect(read(intent, text, code)).toEqual(details),
);

it('a past day is no delivery day, and a past “since” time is no future time', () => {
  expect(read('towels_linen', 'two towels as yesterday please', 'en')).toEqual({ quantity: '2' });
  expect(read('maintenance', 'the heating is broken since 2 am', 'en')).toEqual({});
});

it.each<[Intent, string, string]>([
  ['restaurant', 'a table at 8 please', '20:00'],
  ['restaurant', 'a table at 8 am please', '08:00'],
  ['restaurant', 'a table tomorrow at 8 please', '08:00'],
  ['taxi', 'a taxi at 8 please', '08:00'],
])('the intent %s: “%s”, written in the afternoon, is for %s', (intent, text, time) =>
  expect(read(intent, text, 'en')).toMatchObject({ time }),
);

it('the missing detail may be a bare number', () => {
  const { understanding } = new EngineGuest().say('9');
  expect(readDetail(understanding, 'time', 'taxi')).toBe('09:00');
});

it('a task’s title contains the details for staff', () => {
  const request = {
    department: 'housekeeping',
    kind: 'towels_linen',
    title: 'Bring towels',
    priority: 'normal',
  } as const;
  const wish = wishFor('towels_linen', { quantity: '3', date: '2026-11-21', time: '08:00', room: '204' });
  expect(toTask(request, wish)).toMatchObject({ title: 'Bring towels · 3 × · on 2026-11-21 · at 08:00', room: '204' });
  expect(toTask(request, { ...wish, urgent: true }).priority).toBe('urgent');
});

it('a count of one is ignored for a service that is not counted', () => {
  expect(isCounted(wishFor('taxi', { quantity: '1' }))).toBe(false);
  expect(isCounted(wishFor('towels_linen', { quantity: '1' }))).toBe(true);
  expect(isCounted(wishFor('taxi', { quantity: '2' }))).toBe(true);
});

it.each([
  ['booking', 'res_1', true],
  ['details', 'res_1', false],
  ['booking', 'res_9', false],
  ['details', undefined, true],
] as const)('a guest with a grant by %s may make a request for stay %s: %s', (level, reservationId, may) => {
  const { context } = new EngineGuest({ stays: [stayWith({ level })] }).say('hello');
  expect(isStillOpen(wishFor('extend_stay', reservationId === undefined ? {} : { reservationId }), context)).toBe(may);
});
