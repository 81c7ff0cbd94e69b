import { datesBetween, plusDays } from './local-time.ts';
import type { WorldReservation } from './world-types.ts';

/** The nights sold by date and room type: `2026-03-02 DBL` → 7. Cancelled stays and no-shows do not count. */
export function countNights(reservations: Iterable<WorldReservation>): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { state, checkIn, checkOut, roomTypeCode } of reservations) {
    if (state === 'cancelled' || state === 'no_show') continue;
    for (const date of datesBetween(checkIn, plusDays(checkOut, -1))) {
      const key = `${date} ${roomTypeCode}`;
      sold.set(key, (sold.get(key) ?? 0) + 1);
    }
  }
  return sold;
}
