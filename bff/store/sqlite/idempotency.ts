import type { Db, Row, Trx } from '../schema/schema.ts';

export type IdempotencyRecord = Row<'idempotency'>;

/** Finds the stored response of a key that has not expired. */
export async function findIdempotencyRecord(
  db: Db | Trx,
  { scope, key }: Pick<IdempotencyRecord, 'scope' | 'key'>,
  now: string,
): Promise<IdempotencyRecord | undefined> {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Stores a response and replaces an expired one. Throws if the stored response has not expired. */
export async function insertIdempotencyRecord(trx: Trx, record: IdempotencyRecord, now: string): Promise<void> {
  await trx
    .deleteFrom('idempotency')
    .where('scope', '=', record.scope)
    .where('key', '=', record.key)
    .where('expiresAt', '<=', now)
    .execute();
  await trx.insertInto('idempotency').values(record).execute();
}

/** Lists all stored responses. */
export async function listIdempotencyRecords(trx: Trx): Promise<IdempotencyRecord[]> {
  return trx.selectFrom('idempotency').selectAll().execute();
}

export async function deleteIdempotencyRecord(
  trx: Trx,
  { scope, key }: Pick<IdempotencyRecord, 'scope' | 'key'>,
): Promise<void> {
  await trx.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute();
}

export async function deleteExpiredIdempotencyRecords(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('idempotency').where('expiresAt', '<=', now).execute();
}
