import { newId } from '../base/ids.ts';
import { hashToken, newToken } from '../base/secrets/secrets.ts';
import {
  deleteEndedStaffSessions,
  findStaffSession,
  insertStaffSession,
  type StaffSession,
} from '../store/account/staff-sessions.ts';
import { findUserById, type User } from '../store/account/users.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import { type Principal, principalOfUser } from './principal.ts';

/** Sessions end after this time without use (a quiet night shift fits in), and at the latest after the second one. */
export const SESSION_IDLE_MS = 4 * 60 * 60 * 1000;
export const SESSION_ABSOLUTE_MS = 16 * 60 * 60 * 1000;

export interface OpenSession {
  session: StaffSession;
  user: User;
  principal: Principal;
}

/** Opens a session. Device and address are stored for the user to recognise. The token belongs into the cookie only. */
export async function openSession(
  trx: Trx,
  userId: string,
  now: Date,
  from: { device: string; address: string },
): Promise<{ token: string; session: StaffSession }> {
  const token = newToken();
  const session: StaffSession = {
    id: newId('session'),
    userId,
    tokenHash: hashToken(token),
    csrfToken: newToken(),
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    endsAt: new Date(+now + SESSION_ABSOLUTE_MS).toISOString(),
    ...from,
  };
  await deleteEndedStaffSessions(trx, now.toISOString());
  await insertStaffSession(trx, session);
  return { token, session };
}

/** The session of a cookie; null if it is unknown, ended or idle for too long, or its user is disabled. */
export async function findOpenSession(db: Db, now: Date, cookieToken: string): Promise<OpenSession | null> {
  const session = await findStaffSession(db, hashToken(cookieToken));
  if (session === undefined) return null;
  const idleSince = +now - Date.parse(session.lastSeenAt);
  if (session.endsAt <= now.toISOString() || idleSince > SESSION_IDLE_MS) return null;
  const user = await findUserById(db, session.userId);
  if (user === undefined || user.disabledAt !== null) return null;
  return { session, user, principal: await principalOfUser(db, user) };
}

/** As findOpenSession, but returns only the principal. */
export async function authenticateSession(db: Db, now: Date, cookieToken: string): Promise<Principal | null> {
  return (await findOpenSession(db, now, cookieToken))?.principal ?? null;
}
