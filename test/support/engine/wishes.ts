import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Stay } from '../../../shared/domain/stay.ts';

/** A wish, by default for towels. */
export const wishFor = (intent: Intent = 'towels_linen', more: Partial<Wish> = {}): Wish => ({
  intent,
  words: 'as the guest wrote it',
  ...more,
});

/** A stay that the conversation may change, by default from Thursday to Sunday in room 204. */
export const stayWith = (more: Partial<Stay> = {}): Stay => ({
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
  ...more,
});
