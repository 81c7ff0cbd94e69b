import { findApiKeyById } from '../store/account/api-keys.ts';
import { hasStaffSession } from '../store/account/staff-sessions.ts';
import { findUserById } from '../store/account/users.ts';
import type { Db } from '../store/schema/schema.ts';
import { isPast, type Principal, principalOfUser } from './principal.ts';

/** An admitted principal, with its session if it has one. */
export type Admitted = Principal & { sessionId?: string | null };

/**
 * Whether an admitted principal's session or key is still valid, with the same rights. Changes are normally published at once; this
 * check is for when that failed.
 */
export async function isStillValid(db: Db, now: Date, admitted: Admitted): Promise<boolean> {
  if (admitted.kind === 'key') return isKeyValid(db, now, admitted);
  const { id, sessionId } = admitted;
  if (typeof sessionId === 'string' && !(await hasStaffSession(db, sessionId))) return false;
  const user = await findUserById(db, id);
  return user !== undefined && user.disabledAt === null && hasSameRights(await principalOfUser(db, user), admitted);
}

async function isKeyValid(db: Db, now: Date, { id, scopes }: Admitted): Promise<boolean> {
  const key = await findApiKeyById(db, id);
  if (key === undefined || key.revokedAt !== null || isPast(key, now)) return false;
  return key.scopes.join() === scopes.join();
}

/** Whether the principal still has all rights that it had before, at the same property. */
function hasSameRights(now: Principal, before: Admitted): boolean {
  const placeRights = before.propertyId === null ? undefined : now.places?.get(before.propertyId);
  const rights = now.places === null ? now.scopes : (placeRights ?? now.scopes);
  return !now.lacksFactor && before.scopes.every((right) => rights.includes(right));
}
