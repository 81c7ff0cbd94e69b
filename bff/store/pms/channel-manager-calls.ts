import type { ChannelRoomType, SoldRoomType } from '../../../shared/domain/distribution.ts';
import type { Db, Trx } from '../schema/schema.ts';

/** Notes a call of a channel manager under its id. False where it was taken before. */
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

/** Forgets calls that nobody sends again. */
export async function deleteChannelManagerCallsBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('channelManagerCall').where('at', '<', at).execute();
}

/** Room types as the channel manager names them; those that it names no more stay, for stays that have them. */
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
