import type { Db, Row, Trx } from '../schema/schema.ts';

/** The property's signing keys, encrypted; null: it has none. */
export async function findIdentityKeys(db: Db | Trx, propertyId: string): Promise<string | null> {
  const row = await db.selectFrom('property').select('identityKeys').where('id', '=', propertyId).executeTakeFirst();
  return row?.identityKeys ?? null;
}

export async function saveIdentityKeys(trx: Trx, propertyId: string, sealed: string | null): Promise<void> {
  await trx.updateTable('property').set({ identityKeys: sealed }).where('id', '=', propertyId).execute();
}

/** The earlier use of a token: which conversation it came from and led to. */
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

/** Records that a token was used, and to which conversation it led. */
export async function insertIdentityUse(trx: Trx, use: Row<'identityUse'>): Promise<void> {
  await trx.insertInto('identityUse').values(use).execute();
}

/** Deletes the records of tokens that have expired. */
export async function deleteIdentityUsesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('identityUse').where('expiresAt', '<', at).execute();
}
