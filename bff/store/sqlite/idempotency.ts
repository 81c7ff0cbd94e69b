import type { Db, Row, Trx } from '../schema/schema.ts';

export type IdempotencyRecord = Row<'idempotency'>;

/** The answer kept under a key that still counts. */
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

/** Keeps an answer, in the place of one that no longer counts. Throws where one that counts is there. */
export async function insertIdempotencyRecord(trx: Trx, record: IdempotencyRecord, now: string): Promise<void> {
  await trx
    .deleteFrom('idempotency')
    .where('scope', '=', record.scope)
    .where('key', '=', record.key)
    .where('expiresAt', '<=', now)
    .execute();
  await trx.insertInto('idempotency').values(record).execute();
}

/** Every answer that is kept. */
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
