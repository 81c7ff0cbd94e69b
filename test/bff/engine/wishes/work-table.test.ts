import { expect, it } from 'vitest';
import { ABOUT_BOOKING, departmentFor, WORK } from '../../../../bff/engine/wishes/work-table.ts';
import { INTENTS, type Intent } from '../../../../shared/domain/intents.ts';

it('changing or cancelling a booking needs a yes first', () => {
  for (const intent of ['booking_change', 'booking_cancel', 'extend_stay'] as const)
    expect(WORK[intent]?.confirm, intent).toBe('always');
});

it('a request about a booking waits until the guest has verified the booking', () => {
  const about = INTENTS.filter((intent) => WORK[intent]?.stay === true);
  expect(about.filter((intent) => !ABOUT_BOOKING.has(intent))).toEqual([]);
});

it.each<[Intent | undefined, string]>([
  ['towels_linen', 'housekeeping'],
  ['maintenance', 'maintenance'],
  ['bar', 'restaurant'],
  ['local_tips', 'concierge'],
  ['price_availability', 'reservations'],
  ['complaint', 'management'],
  ['wifi', 'front_desk'],
  [undefined, 'front_desk'],
])('a request with the intent %s goes to the department %s', (intent, department) =>
  expect(departmentFor(intent)).toBe(department),
);
