import { z } from 'zod';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** A passkey; texts of bytes are base64url. */
export interface Passkey extends Omit<Row<'passkey'>, 'transports'> {
  transports: string[];
}

const transports = z.array(z.string());

export async function listPasskeys(db: Db | Trx, userId: string): Promise<Passkey[]> {
  const rows = await db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('id').execute();
  return rows.map(toPasskey);
}

/** For signing in: the credential names its user. */
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

/** Notes a use. False where the key is gone meanwhile. */
export async function notePasskeyUse(trx: Trx, id: string, counter: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, lastUsedAt: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where the user has no such key. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Remembers what a browser is asked to sign, and forgets what is past its time. */
export async function insertPasskeyChallenge(trx: Trx, challenge: Row<'passkeyChallenge'>, now: string): Promise<void> {
  await trx.deleteFrom('passkeyChallenge').where('expiresAt', '<', now).execute();
  await trx.insertInto('passkeyChallenge').values(challenge).execute();
}

/** Takes a challenge out, so that it is answered once. False where it is unknown, too old or was made for somebody else. */
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
