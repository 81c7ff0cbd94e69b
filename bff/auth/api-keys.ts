import type { Right } from '../../shared/domain/staff/rights.ts';
import { newId } from '../base/ids.ts';
import { equalInConstantTime, hashToken, newToken } from '../base/secrets/secrets.ts';
import { changeApiKey, findApiKeyById, insertApiKey, type StoredKey } from '../store/account/api-keys.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { isPast, type Principal } from './principal.ts';

const FORM = /^sck_([0-9A-HJKMNP-TV-Z]{26})_([\w-]{43})$/;
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1000;
/** The last use of a key is stored at most once an hour. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

/** Makes a key. Its text is returned only this once; the store has its hash. */
export async function createApiKey(
  trx: Trx,
  given: {
    accountId: string;
    propertyId: string | null;
    name: string;
    scopes: readonly Right[];
    expiresAt: string | null;
  },
  now: Date,
): Promise<{ key: StoredKey; apiKey: string }> {
  const id = newId('key');
  const { apiKey, secretHash } = mint(id);
  const key: StoredKey = {
    ...given,
    scopes: [...given.scopes],
    id,
    secretHash,
    previousHash: null,
    previousUntil: null,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await insertApiKey(trx, key);
  return { key, apiKey };
}

/** Gives the key a new secret that ends at `expiresAt`. The old secret stays valid for `overlapMs`; older ones end at once. */
export async function rotateApiKey(
  trx: Trx,
  key: StoredKey,
  { overlapMs, expiresAt }: { overlapMs: number; expiresAt: string | null },
  now: Date,
): Promise<{ key: StoredKey; apiKey: string }> {
  const { apiKey, secretHash } = mint(key.id);
  const change = {
    secretHash,
    expiresAt,
    previousHash: overlapMs === 0 ? null : key.secretHash,
    previousUntil: overlapMs === 0 ? null : new Date(+now + overlapMs).toISOString(),
  };
  await changeApiKey(trx, key, change);
  return { key: { ...key, ...change }, apiKey };
}

/** Authenticates an API key and notes its use. Null if it is malformed, unknown, revoked, expired or its secret is wrong. */
export async function authenticateKey(
  { db, writer }: { db: Db; writer: Writer },
  now: Date,
  bearer: string,
): Promise<Principal | null> {
  const [, id, secret] = FORM.exec(bearer) ?? [];
  if (id === undefined || secret === undefined) return null;
  const key = await findApiKeyById(db, `key_${id}`);
  if (key === undefined || key.revokedAt !== null || isPast(key, now)) return null;
  const hash = hashToken(secret);
  const overlaps = key.previousHash !== null && (key.previousUntil ?? '') > now.toISOString();
  const fits =
    equalInConstantTime(hash, key.secretHash) || (overlaps && equalInConstantTime(hash, key.previousHash ?? ''));
  if (!fits) return null;
  if (+now - Date.parse(key.lastUsedAt ?? '1970-01-01') >= NOTED_EVERY_MS)
    await writer.write((trx) => changeApiKey(trx, key, { lastUsedAt: now.toISOString() }));
  return {
    kind: 'key',
    id: key.id,
    accountId: key.accountId,
    propertyId: key.propertyId,
    places: key.propertyId === null ? null : new Map([[key.propertyId, key.scopes]]),
    role: null,
    scopes: key.scopes,
    expiresAt: key.expiresAt,
    name: key.name,
    lacksFactor: false,
  };
}

function mint(id: string): { apiKey: string; secretHash: string } {
  const secret = newToken();
  return { apiKey: `sck_${id.slice('key_'.length)}_${secret}`, secretHash: hashToken(secret) };
}
