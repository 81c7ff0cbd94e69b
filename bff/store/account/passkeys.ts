import { z } from 'zod';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** A passkey; bytes are written as base64url. */
export interface Passkey extends Omit<Row<'passkey'>, 'transports'> {
  transports: string[];
}

const transports = z.array(z.string());

export async function listPasskeys(db: Db | Trx, userId: string): Promise<Passkey[]> {
  const rows = await db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('id').execute();
  return rows.map(toPasskey);
}

/** For signing in: the passkey leads to its user. */
export async function findPasskey(db: Db | Trx, credentialId: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();
  return row && toPasskey(row);
}

export async function insertPasskey(trx: Trx, passkey: Passkey): Promise<void> {
  await trx
    .insertInto('passkey')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .execute();
}

/** Records a use. False if the passkey was deleted meanwhile. */
export async function notePasskeyUse(trx: Trx, id: string, counter: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, lastUsedAt: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if the user has no such passkey. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stores a challenge for a browser to sign, and deletes expired ones. */
export async function insertPasskeyChallenge(trx: Trx, challenge: Row<'passkeyChallenge'>, now: string): Promise<void> {
  await trx.deleteFrom('passkeyChallenge').where('expiresAt', '<', now).execute();
  await trx.insertInto('passkeyChallenge').values(challenge).execute();
}

/** Deletes a challenge, so that it is used once. False if it is unknown, expired or another user's. */
export async function takePasskeyChallenge(
  trx: Trx,
  { challengeHash, userId, now }: { challengeHash: string; userId: string | null; now: string },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', challengeHash)
    .where('userId', userId === null ? 'is' : '=', userId)
    .returning('expiresAt')
    .executeTakeFirst();
  return row !== undefined && row.expiresAt > now;
}

function toPasskey(row: Row<'passkey'>): Passkey {
  return { ...row, transports: readJson(transports, row.transports) };
}
