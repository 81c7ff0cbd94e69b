import type { Db, Row, Trx } from './schema.ts';

export type StaffSession = Row<'staffSession'>;

export async function insertStaffSession(trx: Trx, session: StaffSession): Promise<void> {
  await trx.insertInto('staffSession').values(session).execute();
}

export async function findStaffSession(db: Db | Trx, tokenHash: string): Promise<StaffSession | undefined> {
  return db.selectFrom('staffSession').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
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

/** Signs a user out everywhere but here. Gives the sessions that ended. */
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
