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
 * The currency (ISO 4217) that guests are billed in: of this booking as the PMS shows it, else of the PMS's hotel, else what
 * the property says it charges in. Null: nobody said. All that is promised, sold or posted is held against this one answer.
 */
export async function findFolioCurrency(
  db: Db | Trx,
  propertyId: string,
  reservationId: string | null = null,
): Promise<string | null> {
  const [row] = (await sources(db, { propertyId, reservationId })).rows;
  if (row === undefined) return null;
  if (row.balance !== null) return readJson(balance, row.balance).currency;
  const ofHotel = row.hotel === null ? null : readJson(hotel, row.hotel).currency;
  return ofHotel || row.currency || null;
}

/** Asked for with every message that an extra may fit. */
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

/** Can it stand on a bill in this currency? Without a price, or where nobody said which one that is: yes. */
export function isBillable(price: Pick<Money, 'currency'> | null, folioCurrency: string | null): boolean {
  return price === null || folioCurrency === null || price.currency === folioCurrency;
}
