import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Happening } from '../channels/webhooks.ts';
import type { Reservation } from './reservations.ts';

/**
 * Did a guest arrive or leave by this change? A stay that comes to be checked in, as a walk-in or in a first import, is an
 * arrival where it began yesterday at the earliest: a house that is full when it is connected is not told of every guest.
 */
export function readStayHappenings(before: Pick<Reservation, 'state'> | undefined, after: Reservation): Happening[] {
  const { id: subjectId, propertyId, state, checkIn, updatedAt } = after;
  if (state === before?.state) return [];
  const yesterday = new Date(Date.parse(updatedAt) - DAY_MS).toISOString().slice(0, 10);
  if (state === 'checked_in' && (before !== undefined || checkIn >= yesterday))
    return [{ propertyId, type: 'stay.arrived', subjectId }];
  if (state === 'checked_out' && before !== undefined) return [{ propertyId, type: 'stay.departed', subjectId }];
  return [];
}
