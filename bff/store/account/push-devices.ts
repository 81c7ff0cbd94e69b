import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

export type PushDevice = Row<'pushDevice'>;

/** Of one colleague. The ones not used for longest make room. */
const DEVICES_EACH_MAX = 10;

/** Keeps a browser's address to wake it by. The same address again, by whoever is signed in there now, is theirs. */
export async function savePushDevice(
  trx: Trx,
  given: Pick<PushDevice, 'userId' | 'endpoint' | 'keys'>,
  at: string,
): Promise<PushDevice> {
  await trx.deleteFrom('pushDevice').where('endpoint', '=', given.endpoint).execute();
  const device = { ...given, id: newId('device'), createdAt: at, lastUsedAt: at };
  await trx.insertInto('pushDevice').values(device).execute();
  await trx
    .deleteFrom('pushDevice')
    .where('userId', '=', given.userId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('pushDevice')
        .select('id')
        .where('userId', '=', given.userId)
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

/** Forgets a device. `userId`: only where it is theirs. False where there is none. */
export async function deletePushDevice(trx: Trx, id: string, userId?: string): Promise<boolean> {
  let query = trx.deleteFrom('pushDevice').where('id', '=', id);
  if (userId !== undefined) query = query.where('userId', '=', userId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** The push services through which an account's colleagues are woken, by their hosts. */
export async function listPushHosts(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pushDevice')
    .innerJoin('user', 'user.id', 'pushDevice.userId')
    .select('pushDevice.endpoint')
    .where('user.accountId', '=', accountId)
    .execute();
  return [...new Set(rows.map(({ endpoint }) => new URL(endpoint).host))].toSorted();
}
