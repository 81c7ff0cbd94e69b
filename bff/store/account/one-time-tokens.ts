import type { Row, Trx } from '../schema/schema.ts';

/** What a link or ticket is for; one made for another purpose opens nothing. */
export type TokenPurpose = 'password' | 'forgotten' | 'sign_in' | 'ticket';

export async function insertOneTimeToken(
  trx: Trx,
  token: Row<'oneTimeToken'> & { purpose: TokenPurpose },
): Promise<void> {
  await trx.insertInto('oneTimeToken').values(token).execute();
}

/** Takes the token out, so that it works once, and gives whom it stands for; undefined where it is unknown, spent or too old. */
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

/** A new password, a signed-out or removed user: nothing handed out before works any more, or nothing of one purpose. */
export async function deleteOneTimeTokensOf(trx: Trx, userId: string, purpose?: TokenPurpose): Promise<void> {
  const all = trx.deleteFrom('oneTimeToken').where('userId', '=', userId);
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute();
}

export async function deleteExpiredOneTimeTokens(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('oneTimeToken').where('expiresAt', '<', now).execute();
}
