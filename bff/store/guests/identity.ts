import type { Db, Row, Trx } from '../schema/schema.ts';

/** The property's signing keys as they are sealed; null: it has none. */
export async function findIdentityKeys(db: Db | Trx, propertyId: string): Promise<string | null> {
  const row = await db.selectFrom('property').select('identityKeys').where('id', '=', propertyId).executeTakeFirst();
  return row?.identityKeys ?? null;
}

export async function saveIdentityKeys(trx: Trx, propertyId: string, sealed: string | null): Promise<void> {
  await trx.updateTable('property').set({ identityKeys: sealed }).where('id', '=', propertyId).execute();
}

/** Where a token led that was used before. */
export async function findIdentityUse(
  trx: Trx,
  propertyId: string,
  tokenId: string,
): Promise<Row<'identityUse'> | undefined> {
  return trx
    .selectFrom('identityUse')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('tokenId', '=', tokenId)
    .executeTakeFirst();
}

/** Notes that a token was used, and where it led. */
export async function insertIdentityUse(trx: Trx, given: Row<'identityUse'>): Promise<void> {
  await trx.insertInto('identityUse').values(given).execute();
}

/** Forgets tokens that have expired by themselves. */
export async function deleteIdentityUsesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('identityUse').where('expiresAt', '<', at).execute();
}
