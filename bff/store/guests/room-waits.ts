import type { Db, Row, Trx } from '../schema/schema.ts';

/** Records that a guest wants to be notified as soon as the room of a stay is ready. A second time nothing changes. */
export async function insertRoomWait(trx: Trx, wait: Row<'roomWait'>): Promise<void> {
  await trx
    .insertInto('roomWait')
    .values(wait)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The guests who wait for a room, the longest wait first, with their property's time zone. The wait of a guest who was
 * checked in has ended. A check-in by hand may be undone, so it only suspends the wait until the guest leaves.
 */
export async function listRoomWaits(db: Db, limit: number): Promise<(Row<'roomWait'> & { timezone: string })[]> {
  return db
    .selectFrom('roomWait')
    .innerJoin('property', 'property.id', 'roomWait.propertyId')
    .innerJoin('reservation', 'reservation.id', 'roomWait.reservationId')
    .selectAll('roomWait')
    .select('property.timezone')
    .where(({ or, eb }) =>
      or([eb('reservation.state', '!=', 'checked_in'), eb('reservation.externalId', 'is not', null)]),
    )
    .orderBy('roomWait.since')
    .limit(limit)
    .execute();
}

/** Ends a wait. False if it had ended before. */
export async function deleteRoomWait(
  trx: Trx,
  { conversationId, reservationId }: Pick<Row<'roomWait'>, 'conversationId' | 'reservationId'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('roomWait')
    .where('conversationId', '=', conversationId)
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether another guest is still in the room. */
export async function isRoomTaken(
  db: Db | Trx,
  propertyId: string,
  { room, except }: { room: string; except: string },
): Promise<boolean> {
  const otherStay = await db
    .selectFrom('reservation')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('room', '=', room)
    .where('state', '=', 'checked_in')
    .where('id', '!=', except)
    .limit(1)
    .executeTakeFirst();
  return otherStay !== undefined;
}
