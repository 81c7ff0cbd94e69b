import { z } from 'zod';
import type { ArrivalMessage } from '../../../shared/api/house/arrival.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const texts = z.array(z.object({ language: z.string(), text: z.string() }));

/** The property's arrival message; off and empty if it has set none. */
export async function findArrivalMessage(db: Db | Trx, propertyId: string): Promise<ArrivalMessage> {
  const row = await db.selectFrom('arrivalMessage').selectAll().where('propertyId', '=', propertyId).executeTakeFirst();
  return row === undefined
    ? { active: false, texts: [] }
    : { active: row.active === 1, texts: readJson(texts, row.texts) };
}

export async function saveArrivalMessage(
  trx: Trx,
  propertyId: string,
  message: ArrivalMessage,
  at: string,
): Promise<void> {
  const row = {
    propertyId,
    active: Number(message.active),
    texts: JSON.stringify(message.texts),
    updatedAt: at,
  };
  await trx
    .insertInto('arrivalMessage')
    .values(row)
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}

/** Properties with an arrival message, and their time zones. */
export async function listGreeting(db: Db): Promise<{ propertyId: string; timezone: string }[]> {
  return db
    .selectFrom('arrivalMessage')
    .innerJoin('property', 'property.id', 'arrivalMessage.propertyId')
    .select(['arrivalMessage.propertyId', 'property.timezone'])
    .where('arrivalMessage.active', '=', 1)
    .execute();
}

/**
 * Stays to greet: checked in (with arrival on `from` or later), or booked for `tomorrow`. Each with the conversations that
 * have a grant for it, the last used first. `tomorrow` is null outside the hours for writing to guests before arrival.
 */
export async function listArrivals(
  db: Db,
  propertyId: string,
  { from, tomorrow, now, limit }: { from: string; tomorrow: string | null; now: string; limit: number },
): Promise<{ reservationId: string; conversationId: string }[]> {
  return db
    .selectFrom('reservation')
    .innerJoin('accessGrant', 'accessGrant.reservationId', 'reservation.id')
    .innerJoin('conversation', 'conversation.id', 'accessGrant.conversationId')
    .select(['reservation.id as reservationId', 'conversation.id as conversationId'])
    .groupBy(['reservation.id', 'conversation.id']) // once, even with several grants
    .where('reservation.propertyId', '=', propertyId)
    .where('conversation.propertyId', '=', propertyId)
    .where('conversation.endedAt', 'is', null)
    .where('accessGrant.endedAt', 'is', null)
    .where('accessGrant.endsAt', '>', now)
    .where((where) =>
      where.or([
        where.and([where('reservation.state', '=', 'checked_in'), where('reservation.checkIn', '>=', from)]),
        where.and([where('reservation.state', '=', 'booked'), where('reservation.checkIn', '=', tomorrow ?? '')]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('arrivalSent')
            .select('arrivalSent.at')
            .whereRef('arrivalSent.reservationId', '=', 'reservation.id'),
        ),
      ),
    )
    .orderBy('conversation.updatedAt', 'desc')
    .limit(limit)
    .execute();
}

/** Marks a stay as greeted. False if it was already. */
export async function markArrivalNotified(
  trx: Trx,
  arrival: { reservationId: string; propertyId: string; conversationId: string; at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('arrivalSent')
    .values(arrival)
    .onConflict((conflict) => conflict.column('reservationId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
