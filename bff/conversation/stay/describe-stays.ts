import type { z } from 'zod';
import { guest as guestAnswer, reservation as reservationAnswer } from '../../../shared/api/guests.ts';
import { ServiceError } from '../../base/errors.ts';
import { isDuplicate } from '../../store/core/duplicate.ts';
import type { Guest } from '../../store/guests/guests.ts';
import { type Reservation, showNumber } from '../../store/guests/reservations.ts';

/** Rows have columns that the API does not show; these are stripped. */
const shownOfGuest = guestAnswer.strip();
const shownOfReservation = reservationAnswer.strip();

/** A guest as the API shows one. */
export function toGuest(row: Guest): z.infer<typeof guestAnswer> {
  return shownOfGuest.parse(row);
}

/** A reservation as the API shows one. */
export function toReservation(row: Reservation): z.infer<typeof reservationAnswer> {
  return shownOfReservation.parse({
    ...row,
    confirmationNumber: showNumber(row),
    inclusions: JSON.parse(row.inclusions),
    balance: row.balance === null ? null : JSON.parse(row.balance),
    total: row.total === null ? null : JSON.parse(row.total),
  });
}

/** Turns a duplicate external id into a `conflict` for the caller. */
export async function conflictOnExternalId<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new ServiceError('conflict', 'Another record of this property has this externalId or confirmationNumber', {
      cause: error,
    });
  }
}
