import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

export type PushDevice = Row<'pushDevice'>;

/** The limit for each colleague. Devices that were not used for longest are deleted first. */
const DEVICES_EACH_MAX = 10;

/**
 * Stores a browser's push subscription. If another user had the same one, it now belongs to the user signed in there.
 */
export async function savePushDevice(
  trx: Trx,
  subscription: Pick<PushDevice, 'userId' | 'endpoint' | 'keys'>,
  at: string,
): Promise<PushDevice> {
  await trx.deleteFrom('pushDevice').where('endpoint', '=', subscription.endpoint).execute();
  const device = { ...subscription, id: newId('device'), createdAt: at, lastUsedAt: at };
  await trx.insertInto('pushDevice').values(device).execute();
  await trx
    .deleteFrom('pushDevice')
    .where('userId', '=', subscription.userId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('pushDevice')
        .select('id')
        .where('userId', '=', subscription.userId)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(DEVICES_EACH_MAX),
    )
    .execute();
  return device;
}

/** The devices of these colleagues. */
export async function listPushDevices(db: Db, userIds: readonly string[]): Promise<PushDevice[]> {
  if (userIds.length === 0) return [];
  return db.selectFrom('pushDevice').selectAll().where('userId', 'in', userIds).execute();
}

/** Deletes a device; with `userId` only if it is theirs. False if there is none. */
export async function deletePushDevice(trx: Trx, id: string, userId?: string): Promise<boolean> {
  let query = trx.deleteFrom('pushDevice').where('id', '=', id);
  if (userId !== undefined) query = query.where('userId', '=', userId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** The hosts of the push services that an account's staff use. */
export async function listPushHosts(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pushDevice')
    .innerJoin('user', 'user.id', 'pushDevice.userId')
    .select('pushDevice.endpoint')
    .where('user.accountId', '=', accountId)
    .execute();
  return [...new Set(rows.map(({ endpoint }) => new URL(endpoint).host))].toSorted();
}
