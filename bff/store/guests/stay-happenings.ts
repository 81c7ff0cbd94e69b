import { DAY_MS } from '../../../shared/domain/time.ts';
import type { Happening } from '../channels/webhooks.ts';
import type { Reservation } from './reservations.ts';

/**
 * Returns an event if the guest arrived or left by this change. A new record that is checked in already (a walk-in, or
 * a first import) counts as an arrival only if the stay began yesterday or later, so that connecting a full hotel does
 * not announce every guest.
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
