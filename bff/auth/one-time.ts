import { hashToken, newToken } from '../base/secrets/secrets.ts';
import {
  deleteExpiredOneTimeTokens,
  deleteOneTimeTokensOf,
  insertOneTimeToken,
  type TokenPurpose,
  takeOneTimeToken,
} from '../store/account/one-time-tokens.ts';
import { findUserById, type User } from '../store/account/users.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { type Principal, principalOfUser } from './principal.ts';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  password: 24 * 60 * 60 * 1000,
  forgotten: 60 * 60 * 1000,
  sign_in: 30 * 60 * 1000,
  ticket: 30 * 1000,
};

/**
 * Makes a token that works once: to set a password, to sign in from the terminal, to open a desk socket. The socket's
 * names the session it was made in, and ends with it.
 */
export async function issueOneTimeToken(
  trx: Trx,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
  sessionId: string | null = null,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = new Date(+now + LIFETIME_MS[purpose]).toISOString();
  await deleteExpiredOneTimeTokens(trx, now.toISOString());
  await insertOneTimeToken(trx, { tokenHash: hashToken(token), purpose, userId, sessionId, expiresAt });
  return { token, expiresAt };
}

/** A link for a first or a new password. The one before it opens nothing any more: whoever has that one waits in vain. */
export async function issuePasswordLink(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  await deleteOneTimeTokensOf(trx, userId, 'password');
  return issueOneTimeToken(trx, userId, 'password', now);
}

/**
 * A link for who forgot their password. The one before it opens nothing any more; what a colleague made for them still
 * does, for anybody may say that they forgot it.
 */
export async function issueForgottenLink(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  await deleteOneTimeTokensOf(trx, userId, 'forgotten');
  return issueOneTimeToken(trx, userId, 'forgotten', now);
}

/** Spends a token that sets a password, whoever asked for it. */
export async function redeemPasswordLink(trx: Trx, token: string, now: Date): Promise<User | null> {
  return (await redeemOneTimeToken(trx, token, 'password', now)) ?? redeemOneTimeToken(trx, token, 'forgotten', now);
}

/** Spends a token and gives its user; null where it is unknown, spent, too old, or its user was disabled. */
export async function redeemOneTimeToken(
  trx: Trx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<User | null> {
  return (await redeem(trx, token, purpose, now))?.user ?? null;
}

/** Who a desk socket's ticket stands for, and in which session. It works once. */
export async function redeemTicket(
  writer: Writer,
  now: Date,
  ticket: string,
): Promise<(Principal & { sessionId: string | null }) | null> {
  return writer.write(async (trx) => {
    const redeemed = await redeem(trx, ticket, 'ticket', now);
    return redeemed && { ...(await principalOfUser(trx, redeemed.user)), sessionId: redeemed.sessionId };
  });
}

async function redeem(
  trx: Trx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ user: User; sessionId: string | null } | null> {
  const taken = await takeOneTimeToken(trx, hashToken(token), purpose, now.toISOString());
  const user = taken === undefined ? undefined : await findUserById(trx, taken.userId);
  return taken === undefined || user === undefined || user.disabledAt !== null
    ? null
    : { user, sessionId: taken.sessionId };
}
