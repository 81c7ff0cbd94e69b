import { expect, it } from 'vitest';
import {
  asksForRooms,
  findRoomQuestion,
  planFreeRooms,
  planOtherDays,
} from '../../../../bff/engine/planning/free-rooms.ts';
import { NEW_DIALOGUE } from '../../../../bff/engine/types.ts';
import type { RoomQuote } from '../../../../shared/domain/house/room-quote.ts';
import { dateOf, heard, says, turn } from '../../../support/engine/turns.ts';

const NOW = { now: new Date('2026-11-20T14:05:00Z'), timezone: 'Europe/Berlin' };
const QUOTE: RoomQuote = {
  arrival: '2026-12-05',
  departure: '2026-12-07',
  source: 'PMS',
  asOf: '2026-11-20T14:05:00Z',
  isFresh: true,
  unnamed: 0,
  closed: 0,
  rooms: [
    { code: 'DBL', name: 'Double', left: 2, maxPersons: 2, price: { amount: '240.00', currency: 'EUR' } },
    { code: 'FAM', name: 'Family', left: 1, maxPersons: 4, price: { amount: '380.00', currency: 'EUR' } },
  ],
};
const TEXT = 'a room from 5 December to 7 December';
const days = [dateOf('2026-12-05', '5 December'), dateOf('2026-12-07', '7 December')];
const roomRequest = heard({ intents: ['price_availability'], entities: days });
const rooms = { quote: QUOTE, bookingUrl: null };

it('free rooms are looked up if the guest asks for rooms, or gives dates after such a question', () => {
  const dates = { arrival: '2026-12-05', departure: '2026-12-07' };
  expect(findRoomQuestion(roomRequest, says(TEXT), NEW_DIALOGUE, NOW)).toEqual({ intent: 'price_availability', dates });
  const bare = heard({ entities: days });
  expect(findRoomQuestion(bare, says(TEXT), NEW_DIALOGUE, NOW)).toBeNull();
  const faint = { ...bare, nearby: [{ name: 'booking_create' as const, score: 0.4 }] };
  expect(findRoomQuestion(faint, says(TEXT), NEW_DIALOGUE, NOW)).toEqual({ intent: 'booking_create', dates });
  expect(findRoomQuestion(heard({ intents: ['breakfast'], entities: days }), says(TEXT), NEW_DIALOGUE, NOW)).toBeNull();
});

it('free rooms are quoted at the PMS’s prices, with the question whether a colleague should book', () => {
  const plan = planFreeRooms(roomRequest, turn(TEXT, { rooms, facts: [] }), NEW_DIALOGUE);
  expect(plan?.steps.map(({ kind }) => kind)).toEqual(['answer', 'clarify']);
  const [answer] = plan?.steps ?? [];
  expect(answer?.kind === 'answer' && answer.told?.text).toMatch(/Double.*240[\s\S]*Family.*380/);
});

it('no question about booking is asked if the hotel has a booking page', () => {
  const bookingUrl = 'https://book.example/?from={arrival}';
  const plan = planFreeRooms(roomRequest, turn(TEXT, { rooms: { quote: QUOTE, bookingUrl }, facts: [] }), NEW_DIALOGUE);
  expect(plan?.steps.map(({ kind }) => kind)).toEqual(['answer']);
});

it('rooms too small for the party are not quoted', () => {
  const plan = planFreeRooms(roomRequest, turn(`${TEXT} for 4 persons`, { rooms, facts: [] }), NEW_DIALOGUE);
  const [answer] = plan?.steps ?? [];
  expect(answer?.kind === 'answer' && answer.sources.map(({ id }) => id)).toEqual(['FAM']);
});

it('no room is quoted if only room types without a name are free, or others that are too small', () => {
  const answerTo = (text: string, quote: Partial<RoomQuote>) =>
    planFreeRooms(
      roomRequest,
      turn(text, { rooms: { quote: { ...QUOTE, ...quote }, bookingUrl: null } }),
      NEW_DIALOGUE,
    );
  expect(answerTo(TEXT, { rooms: [], unnamed: 2 })).toBeNull();
  expect(answerTo(TEXT, { rooms: [], closed: 1 })).toBeNull();
  expect(answerTo(`${TEXT} for 5 persons`, { unnamed: 1 })).toBeNull();
  expect(answerTo(TEXT, { unnamed: 1 })?.reasons.join()).toContain('1 more');
  expect(answerTo(TEXT, { rooms: [] })?.steps).toMatchObject([{ kind: 'answer', sources: [{ id: 'none' }] }]);
});

it('no room is quoted if the PMS’s quote is for other dates or missing', () => {
  const other = { ...QUOTE, departure: '2026-12-08' };
  expect(
    planFreeRooms(roomRequest, turn(TEXT, { rooms: { quote: other, bookingUrl: null } }), NEW_DIALOGUE),
  ).toBeNull();
  expect(planFreeRooms(roomRequest, turn(TEXT), NEW_DIALOGUE)).toBeNull();
  const asked = planFreeRooms(
    heard({ intents: ['price_availability'] }),
    turn('a room?', { rooms, facts: [] }),
    NEW_DIALOGUE,
  );
  expect(asked?.steps).toMatchObject([{ kind: 'answer', sources: [{ id: 'rooms' }] }]);
});

it('a quote from an earlier day is not used, and a quote from earlier today is used with its time', () => {
  const now = new Date('2026-11-20T14:05:00Z');
  const answerOf = (asOf: string | null) => {
    const quote = { ...QUOTE, isFresh: false, asOf };
    return planFreeRooms(roomRequest, turn(TEXT, { rooms: { quote, bookingUrl: null }, facts: [], now }), NEW_DIALOGUE);
  };
  expect(answerOf('2026-11-19T14:05:00Z')).toBeNull();
  expect(answerOf('2026-11-01T14:05:00Z')).toBeNull();
  expect(answerOf(null)).toBeNull();
  const [answer] = answerOf('2026-11-20T08:30:00Z')?.steps ?? [];
  expect(answer?.kind === 'answer' && answer.told?.text).toMatch(/240[\s\S]*09:30/);
});

it('dates alone are new dates for the last question about rooms, unless the message has another intent', () => {
  expect(asksForRooms('booking_create') && !asksForRooms('room_types')).toBe(true);
  const bare = heard({ entities: days, nearby: [{ name: 'booking_create', score: 0.5 }] });
  expect(planOtherDays(bare, turn(TEXT, { rooms, facts: [] }), NEW_DIALOGUE)).not.toBeNull();
  expect(planOtherDays(roomRequest, turn(TEXT, { rooms, facts: [] }), NEW_DIALOGUE)).toBeNull();
});
