import { PmsError } from '../net/errors.ts';
import type { StayRef } from '../port.ts';
import type { PullWorld } from './pull.ts';
import { oneOf, type Reservation, reservation } from './schema.ts';

export interface WriteWorld extends PullWorld {
  /** The charge code for what guests buy; null: none was chosen. */
  sundryId: number | null;
}

/** A reservation as RMS has it now. Throws `not_found`. */
export async function readStay({ client }: WriteWorld, id: string, signal: AbortSignal): Promise<Reservation> {
  const [stay] = await client.get(`/reservations/${id}`, { modelType: 'full' }, oneOf(reservation), signal);
  if (stay === undefined) throw new PmsError('not_found', 'RMS has this reservation no more');
  return stay;
}

/** The reservation that a change is about; throws `not_supported` where RMS has none for it. */
export function needReservation({ reservationId }: StayRef): string {
  if (reservationId === null || !/^\d+$/.test(reservationId))
    throw new PmsError('not_supported', 'This needs a reservation in RMS');
  return reservationId;
}

/** The id of what a call made. Throws `malformed_answer`. */
export function firstId(made: { id: number }[] | null, call: string): string {
  const [first] = made ?? [];
  if (first === undefined) throw new PmsError('malformed_answer', `${call}: RMS names nothing that it made`);
  return String(first.id);
}
