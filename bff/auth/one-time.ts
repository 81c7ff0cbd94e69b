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
 * Makes a token that works once: to set a password, to sign in from the terminal, or to open a desk socket. A socket's token
 * belongs to a session and ends with it.
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

/** Makes a link for a first or new password. Earlier links stop working. */
export async function issuePasswordLink(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  await deleteOneTimeTokensOf(trx, userId, 'password');
  return issueOneTimeToken(trx, userId, 'password', now);
}

/**
 * Makes a link for a forgotten password. Earlier such links stop working, but not links made by a colleague: anybody can
 * request a forgotten password and would otherwise break those.
 */
export async function issueForgottenLink(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  await deleteOneTimeTokensOf(trx, userId, 'forgotten');
  return issueOneTimeToken(trx, userId, 'forgotten', now);
}

/** Spends a token of either kind that sets a password. */
export async function redeemPasswordLink(trx: Trx, token: string, now: Date): Promise<User | null> {
  return (await redeemOneTimeToken(trx, token, 'password', now)) ?? redeemOneTimeToken(trx, token, 'forgotten', now);
}

/** Spends a token and returns its user; null if it is unknown, spent or expired, or the user is disabled. */
export async function redeemOneTimeToken(
  trx: Trx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<User | null> {
  return (await redeem(trx, token, purpose, now))?.user ?? null;
}

/** Spends a desk socket's ticket and returns its user and session. */
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
  const stored = await takeOneTimeToken(trx, hashToken(token), purpose, now.toISOString());
  const user = stored === undefined ? undefined : await findUserById(trx, stored.userId);
  return stored === undefined || user === undefined || user.disabledAt !== null
    ? null
    : { user, sessionId: stored.sessionId };
}
