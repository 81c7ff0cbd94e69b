import { z } from 'zod';
import { type ApiKey, KEY_UNUSED_DAYS } from '../../../shared/api/account/account.ts';
import { RIGHTS, type Right } from '../../../shared/domain/staff/rights.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';

export type StoredKey = Omit<Row<'apiKey'>, 'scopes'> & { scopes: Right[] };

const scopes = z.array(z.enum(RIGHTS));
const KEY_UNUSED_MS = KEY_UNUSED_DAYS * 24 * 60 * 60 * 1_000;

/** Finds a key by its id only, to check a caller's secret against it. */
export async function findApiKeyById(db: Db | Trx, id: string): Promise<StoredKey | undefined> {
  const row = await db.selectFrom('apiKey').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toKey(row);
}

/** A key of the account, unless it was revoked. */
export async function findApiKey(db: Db | Trx, accountId: string, id: string): Promise<StoredKey | undefined> {
  const key = await findApiKeyById(db, id);
  return key?.accountId === accountId && key.revokedAt === null ? key : undefined;
}

/** The account's keys without revoked ones, the oldest first. */
export async function listApiKeys(
  db: Db | Trx,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<StoredKey>> {
  let query = db.selectFrom('apiKey').selectAll().where('accountId', '=', accountId).where('revokedAt', 'is', null);
  if (cursor !== undefined) query = query.where('id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toKey), limit, ({ id }) => writeCursor(id, id));
}

export async function insertApiKey(trx: Trx, key: StoredKey): Promise<void> {
  await trx
    .insertInto('apiKey')
    .values({ ...key, scopes: JSON.stringify(key.scopes) })
    .execute();
}

export async function changeApiKey(
  trx: Trx,
  { accountId, id }: Pick<StoredKey, 'accountId' | 'id'>,
  change: Partial<
    Pick<StoredKey, 'secretHash' | 'previousHash' | 'previousUntil' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'>
  >,
): Promise<void> {
  await trx.updateTable('apiKey').set(change).where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** The names of keys by id, revoked ones included. */
export async function findKeyNames(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('apiKey').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The key as the API shows it, without its secret and the secret's hash. */
export function describeKey(key: StoredKey, now: Date): ApiKey {
  const { id, name, propertyId, scopes: rights, createdAt, previousUntil, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    propertyId,
    scopes: rights,
    createdAt,
    previousUntil,
    expiresAt,
    lastUsedAt,
    state: stateOf(key, now),
  };
}

function stateOf({ expiresAt, lastUsedAt, createdAt }: StoredKey, now: Date): ApiKey['state'] {
  if (expiresAt !== null && expiresAt <= now.toISOString()) return 'expired';
  return +now - Date.parse(lastUsedAt ?? createdAt) >= KEY_UNUSED_MS ? 'unused' : 'active';
}

function toKey(row: Row<'apiKey'>): StoredKey {
  return { ...row, scopes: readJson(scopes, row.scopes) };
}
