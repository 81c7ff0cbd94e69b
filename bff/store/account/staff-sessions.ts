import type { Db, Row, Trx } from '../schema/schema.ts';

export type StaffSession = Row<'staffSession'>;

export async function insertStaffSession(trx: Trx, session: StaffSession): Promise<void> {
  await trx.insertInto('staffSession').values(session).execute();
}

export async function findStaffSession(db: Db | Trx, tokenHash: string): Promise<StaffSession | undefined> {
  return db.selectFrom('staffSession').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Whether the session exists. Signing out deletes it. */
export async function hasStaffSession(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('staffSession').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function touchStaffSession(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('staffSession').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

export async function deleteStaffSession(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('staffSession').where('id', '=', id).execute();
}

/** Signs a user out everywhere. */
export async function deleteStaffSessionsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('staffSession').where('userId', '=', userId).execute();
}

/** Signs a user out everywhere except in one session. Returns the ids of the ended sessions. */
export async function deleteOtherStaffSessions(trx: Trx, userId: string, keptId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('staffSession')
    .where('userId', '=', userId)
    .where('id', '!=', keptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteEndedStaffSessions(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('staffSession').where('endsAt', '<', now).execute();
}

/** A user's sessions that have not expired and were used since an instant, the most recently used first. */
export async function listStaffSessions(
  db: Db,
  userId: string,
  { now, seenSince }: { now: string; seenSince: string },
): Promise<StaffSession[]> {
  return db
    .selectFrom('staffSession')
    .selectAll()
    .where('userId', '=', userId)
    .where('endsAt', '>', now)
    .where('lastSeenAt', '>', seenSince)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** Ends one session of a user. False if they have no such session. */
export async function deleteStaffSessionOf(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staffSession')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether the user has signed in from this browser and network before. */
export async function hasSignedInFrom(db: Db, userId: string, placeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('signInPlace')
    .select('lastAt')
    .where('userId', '=', userId)
    .where('placeKey', '=', placeKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records where a user signed in from, and deletes places that were not used since `forgetBefore`. */
export async function notePlace(
  trx: Trx,
  { userId, placeKey, at, forgetBefore }: { userId: string; placeKey: string; at: string; forgetBefore: string },
): Promise<void> {
  await trx.deleteFrom('signInPlace').where('lastAt', '<', forgetBefore).execute();
  await trx
    .insertInto('signInPlace')
    .values({ userId, placeKey, lastAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'placeKey']).doUpdateSet({ lastAt: at }))
    .execute();
}
