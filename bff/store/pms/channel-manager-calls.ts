import type { ChannelRoomType, SoldRoomType } from '../../../shared/domain/distribution.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** Records a channel manager's call by its id. False if it was recorded before. */
export async function insertChannelManagerCall(
  trx: Trx,
  propertyId: string,
  callId: string,
  at: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('channelManagerCall')
    .values({ propertyId, callId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes calls that are too old to be repeated. */
export async function deleteChannelManagerCallsBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('channelManagerCall').where('at', '<', at).execute();
}

/** Stores the channel manager's room types. Types that it no longer lists are kept, for stays that have them. */
export async function saveChannelRoomTypes(
  trx: Trx,
  propertyId: string,
  types: readonly SoldRoomType[],
  at: string,
): Promise<void> {
  for (const { code, name, maxPersons } of types)
    await trx
      .insertInto('channelManagerRoomType')
      .values({ propertyId, code, name, maxPersons, updatedAt: at })
      .onConflict((conflict) =>
        conflict.columns(['propertyId', 'code']).doUpdateSet({ name, maxPersons, updatedAt: at }),
      )
      .execute();
}

/** Room types that bookings name, each once: one that has a name keeps it. */
export async function insertChannelRoomTypes(
  trx: Trx,
  propertyId: string,
  types: readonly ChannelRoomType[],
  at: string,
): Promise<void> {
  await trx
    .insertInto('channelManagerRoomType')
    .values(types.map(({ code, name }) => ({ propertyId, code, name, maxPersons: null, updatedAt: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['propertyId', 'code'])
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name') }))
        .where('channelManagerRoomType.name', '=', ''),
    )
    .execute();
}

export async function listChannelRoomTypes(db: Db | Trx, propertyId: string): Promise<SoldRoomType[]> {
  return db
    .selectFrom('channelManagerRoomType')
    .select(['code', 'name', 'maxPersons'])
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .orderBy('code')
    .execute();
}
