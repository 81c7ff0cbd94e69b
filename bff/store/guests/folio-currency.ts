import { sql } from 'kysely';
import { z } from 'zod';
import type { Money } from '../../../shared/domain/house/money.ts';
import { MAIN_SOURCE } from '../pms/source.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import { keepQuery, type Place } from '../sqlite/kept-query.ts';

const balance = z.object({ currency: z.string() });
const hotel = z.object({ currency: z.string().nullable() });

/**
 * The currency (ISO 4217) in which guests are billed: that of this booking in the PMS, or else of the PMS's hotel, or
 * else the property's own setting. Null: unknown. Everything that is promised, sold or posted must be in this currency.
 */
export async function findFolioCurrency(
  db: Db | Trx,
  propertyId: string,
  reservationId: string | null = null,
): Promise<string | null> {
  const [row] = (await sources(db, { propertyId, reservationId })).rows;
  if (row === undefined) return null;
  if (row.balance !== null) return readJson(balance, row.balance).currency;
  const hotelCurrency = row.hotel === null ? null : readJson(hotel, row.hotel).currency;
  return hotelCurrency || row.currency || null;
}

/** A prepared query, because it runs for every message to which an extra may fit. */
const sources = keepQuery((db, place: Place<{ propertyId: string; reservationId: string | null }>) =>
  db
    .selectFrom('property')
    .select(({ selectFrom }) => [
      'property.currency',
      selectFrom('reservation')
        .select('reservation.balance')
        .whereRef('reservation.propertyId', '=', 'property.id')
        .where('reservation.id', '=', place('reservationId'))
        .as('balance'),
      selectFrom('pmsConnection')
        .select('pmsConnection.externalProperty')
        .whereRef('pmsConnection.propertyId', '=', 'property.id')
        .where('pmsConnection.credentials', 'is not', null)
        .orderBy(sql`"pmsConnection"."source" <> coalesce(
          (select "stay"."source" from "reservation" as "stay" where "stay"."id" = ${place('reservationId')}), ${MAIN_SOURCE})`)
        .orderBy('pmsConnection.source')
        .limit(1)
        .as('hotel'),
    ])
    .where('property.id', '=', place('propertyId')),
);

/** Whether the price can be put on a bill in this currency. Yes if there is no price, or the currency is unknown. */
export function isBillable(price: Pick<Money, 'currency'> | null, folioCurrency: string | null): boolean {
  return price === null || folioCurrency === null || price.currency === folioCurrency;
}
