import { PmsError } from '../net/errors.ts';
import type { StayRef } from '../port.ts';
import type { PullContext } from './pull.ts';
import { oneOf, type Reservation, reservation } from './schema.ts';

export interface WriteContext extends PullContext {
  /** The charge code for what guests buy; null: none chosen. */
  sundryId: number | null;
}

/** Reads a reservation. Throws `not_found`. */
export async function readStay({ client }: WriteContext, id: string, signal: AbortSignal): Promise<Reservation> {
  const [stay] = await client.get(`/reservations/${id}`, { modelType: 'full' }, oneOf(reservation), signal);
  if (stay === undefined) throw new PmsError('not_found', 'RMS has this reservation no more');
  return stay;
}

/** The id of the reservation that a change is about. Throws `not_supported` if the stay is not in RMS. */
export function requireReservation({ reservationId }: StayRef): string {
  if (reservationId === null || !/^\d+$/.test(reservationId))
    throw new PmsError('not_supported', 'This needs a reservation in RMS');
  return reservationId;
}

/** The id of the first record that a call created. Throws `malformed_answer` if there is none. */
export function firstId(created: { id: number }[] | null, call: string): string {
  const [first] = created ?? [];
  if (first === undefined) throw new PmsError('malformed_answer', `${call}: RMS names nothing that it made`);
  return String(first.id);
}
