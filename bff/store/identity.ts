import type { Db, Trx } from './schema.ts';

/** The property's signing keys as they are sealed; null: it has none. */
export async function findIdentityKeys(db: Db | Trx, propertyId: string): Promise<string | null> {
  const row = await db.selectFrom('property').select('identityKeys').where('id', '=', propertyId).executeTakeFirst();
  return row?.identityKeys ?? null;
}

export async function saveIdentityKeys(trx: Trx, propertyId: string, sealed: string | null): Promise<void> {
  await trx.updateTable('property').set({ identityKeys: sealed }).where('id', '=', propertyId).execute();
}

/** Notes that a token was used. False where it was before. */
export async function useIdentityToken(
  trx: Trx,
  given: { propertyId: string; tokenId: string; expiresAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identityUse')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets tokens that have expired by themselves. */
export async function deleteIdentityUsesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('identityUse').where('expiresAt', '<', at).execute();
}
