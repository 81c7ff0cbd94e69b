import { SERVICE_LEVEL_AT_FIRST, type ServiceLevel, serviceLevel } from '../../../shared/api/service-level.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** The response times that the hotel aims for; `updatedAt` is null if it has never set them. */
export async function loadServiceLevel(db: Db | Trx, propertyId: string): Promise<ServiceLevel> {
  const row = await db
    .selectFrom('serviceLevel')
    .select(['firstResponseMinutes', 'resolutionHours', 'hours', 'updatedAt'])
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  return row === undefined ? { ...SERVICE_LEVEL_AT_FIRST, updatedAt: null } : serviceLevel.parse(row);
}

export async function saveServiceLevel(
  trx: Trx,
  propertyId: string,
  targets: Omit<ServiceLevel, 'updatedAt'>,
  updatedAt: string,
): Promise<void> {
  const { firstResponseMinutes, resolutionHours, hours } = targets;
  const row = { firstResponseMinutes, resolutionHours, hours, updatedAt };
  await trx
    .insertInto('serviceLevel')
    .values({ propertyId, ...row })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}
