import type { Row, Trx } from '../schema/schema.ts';

/** The purpose of a link or ticket. It is not valid for another purpose. */
export type TokenPurpose = 'password' | 'forgotten' | 'sign_in' | 'ticket';

export async function insertOneTimeToken(
  trx: Trx,
  token: Row<'oneTimeToken'> & { purpose: TokenPurpose },
): Promise<void> {
  await trx.insertInto('oneTimeToken').values(token).execute();
}

/** Deletes the token, so that it works once, and returns its user; undefined if it is unknown, used or expired. */
export async function takeOneTimeToken(
  trx: Trx,
  tokenHash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<{ userId: string; sessionId: string | null } | undefined> {
  const row = await trx
    .deleteFrom('oneTimeToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['userId', 'sessionId', 'expiresAt'])
    .executeTakeFirst();
  return row !== undefined && row.expiresAt > now ? row : undefined;
}

/**
 * Deletes a user's tokens, after a new password, a sign-out or a removal. With `purpose`, only those of one purpose.
 */
export async function deleteOneTimeTokensOf(trx: Trx, userId: string, purpose?: TokenPurpose): Promise<void> {
  const all = trx.deleteFrom('oneTimeToken').where('userId', '=', userId);
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute();
}

export async function deleteExpiredOneTimeTokens(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('oneTimeToken').where('expiresAt', '<', now).execute();
}
