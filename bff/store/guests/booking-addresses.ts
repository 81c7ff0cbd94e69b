import type { Db, Trx } from '../schema/schema.ts';

/** The guests' e-mail addresses of these bookings, in lower case, by the bookings' ids. */
export async function findBookingAddresses(
  db: Db | Trx,
  reservationIds: readonly string[],
): Promise<Map<string, string>> {
  if (reservationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('guest', 'guest.id', 'reservation.guestId')
    .select(['reservation.id', 'guest.email'])
    .where('reservation.id', 'in', reservationIds)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email.toLowerCase()]));
}
