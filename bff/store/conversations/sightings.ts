import type { Db, Row, Trx } from '../schema/schema.ts';

export type Sighting = Pick<Row<'widgetSighting'>, 'origin' | 'firstAt' | 'lastAt'>;

/** More sites than a hotel has. With invented ones, those not seen for longest are deleted. */
const SITES_MAX = 50;

/** The sites on which the property's widget was loaded, the most recently seen first. */
export async function listSightings(db: Db, propertyId: string): Promise<Sighting[]> {
  return db
    .selectFrom('widgetSighting')
    .select(['origin', 'firstAt', 'lastAt'])
    .where('propertyId', '=', propertyId)
    .orderBy('lastAt', 'desc')
    .execute();
}

/** When the widget was last seen on a site; undefined: never. */
export async function findLastSeen(db: Db, propertyId: string, origin: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('widgetSighting')
    .select('lastAt')
    .where('propertyId', '=', propertyId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row?.lastAt;
}

export async function noteSighting(trx: Trx, propertyId: string, origin: string, at: string): Promise<void> {
  await trx
    .insertInto('widgetSighting')
    .values({ propertyId, origin, firstAt: at, lastAt: at })
    .onConflict((conflict) => conflict.columns(['propertyId', 'origin']).doUpdateSet({ lastAt: at }))
    .execute();
  await trx
    .deleteFrom('widgetSighting')
    .where('propertyId', '=', propertyId)
    .where('origin', 'not in', (newest) =>
      newest
        .selectFrom('widgetSighting')
        .select('origin')
        .where('propertyId', '=', propertyId)
        .orderBy('lastAt', 'desc')
        .limit(SITES_MAX),
    )
    .execute();
}
