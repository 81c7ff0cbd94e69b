import type { GuideState } from '../../../shared/api/house/property.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** Did the property's staff dismiss the desk's first steps? */
export async function loadGuide(db: Db | Trx, propertyId: string): Promise<GuideState> {
  const row = await db.selectFrom('property').select('guideLeft').where('id', '=', propertyId).executeTakeFirst();
  return { left: row?.guideLeft === 1 };
}

export async function saveGuide(trx: Trx, propertyId: string, { left }: GuideState): Promise<void> {
  await trx
    .updateTable('property')
    .set({ guideLeft: left ? 1 : 0 })
    .where('id', '=', propertyId)
    .execute();
}
