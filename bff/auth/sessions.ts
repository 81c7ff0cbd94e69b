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

/** A night at the desk may pass without a click; a shift and its overtime may not be outlived. */
export const SESSION_IDLE_MS = 4 * 60 * 60 * 1000;
export const SESSION_ABSOLUTE_MS = 16 * 60 * 60 * 1000;

export interface OpenSession {
  session: StaffSession;
  user: User;
  principal: Principal;
}

/** Signs a user in, on a device and from an address that they can recognise. The token goes into the cookie and nowhere else. */
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

/** The session of a cookie; null where it is unknown, ended, idle for too long, or its user was disabled. */
export async function findOpenSession(db: Db, now: Date, cookieToken: string): Promise<OpenSession | null> {
  const session = await findStaffSession(db, hashToken(cookieToken));
  if (session === undefined) return null;
  const idleSince = +now - Date.parse(session.lastSeenAt);
  if (session.endsAt <= now.toISOString() || idleSince > SESSION_IDLE_MS) return null;
  const user = await findUserById(db, session.userId);
  if (user === undefined || user.disabledAt !== null) return null;
  return { session, user, principal: await principalOfUser(db, user) };
}

/** As findOpenSession, for a caller who only asks who it is. */
export async function authenticateSession(db: Db, now: Date, cookieToken: string): Promise<Principal | null> {
  return (await findOpenSession(db, now, cookieToken))?.principal ?? null;
}
