import type { Db, Row, Trx } from '../schema/schema.ts';

export type IdempotencyRecord = Row<'idempotency'>;

/** The stored answer of a key that has not expired. */
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

/** Stores an answer, replacing an expired one. Throws if there is one that has not expired. */
export async function insertIdempotencyRecord(trx: Trx, record: IdempotencyRecord, now: string): Promise<void> {
  await trx
    .deleteFrom('idempotency')
    .where('scope', '=', record.scope)
    .where('key', '=', record.key)
    .where('expiresAt', '<=', now)
    .execute();
  await trx.insertInto('idempotency').values(record).execute();
}

/** All stored answers. */
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
