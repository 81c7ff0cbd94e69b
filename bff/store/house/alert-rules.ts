import { ALERTS_AT_FIRST, type AlertRules, alertRules } from '../../../shared/api/alerts.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** Who is called for an emergency; `updatedAt` is null if the property has never set it. */
export async function loadAlertRules(db: Db | Trx, propertyId: string): Promise<AlertRules> {
  const row = await db
    .selectFrom('alertRule')
    .select(['emergencyAfterMinutes', 'emergencyMail', 'updatedAt'])
    .where('propertyId', '=', propertyId)
    .executeTakeFirst();
  if (row === undefined) return { ...ALERTS_AT_FIRST, updatedAt: null };
  return { ...row, emergencyMail: readJson(alertRules.shape.emergencyMail, row.emergencyMail) };
}

export async function saveAlertRules(
  trx: Trx,
  propertyId: string,
  { emergencyAfterMinutes, emergencyMail }: Omit<AlertRules, 'updatedAt'>,
  updatedAt: string,
): Promise<void> {
  const row = { emergencyAfterMinutes, emergencyMail: JSON.stringify(emergencyMail), updatedAt };
  await trx
    .insertInto('alertRule')
    .values({ propertyId, ...row })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
}
