import { RETENTION_AT_FIRST, type Retention, retention } from '../../../shared/api/account/retention.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { isOfProperty } from '../sqlite/bulk.ts';
import { readJson } from '../sqlite/json.ts';
import type { Guest } from './guests.ts';

export async function loadRetention(db: Db | Trx, propertyId: string): Promise<Retention> {
  const row = await db.selectFrom('property').select('retention').where('id', '=', propertyId).executeTakeFirst();
  return row === undefined ? RETENTION_AT_FIRST : readJson(retention, row.retention);
}

export async function saveRetention(trx: Trx, propertyId: string, retention: Retention): Promise<void> {
  await trx
    .updateTable('property')
    .set({ retention: JSON.stringify(retention) })
    .where('id', '=', propertyId)
    .execute();
}

/** Every property's retention rules. */
export async function listRetentions(
  db: Db,
): Promise<{ propertyId: string; accountId: string; retention: Retention }[]> {
  const rows = await db.selectFrom('property').select(['id', 'accountId', 'retention']).execute();
  return rows.map(({ id, accountId, retention: json }) => ({
    propertyId: id,
    accountId,
    retention: readJson(retention, json),
  }));
}

/** Conversations without any change since an instant. Those in which a guest still waits are left out. */
export async function listStaleConversations(
  trx: Trx,
  propertyId: string,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await stale(trx, propertyId, before).select('id').orderBy('updatedAt').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countStaleConversations(db: Db, propertyId: string, before: string): Promise<number> {
  const found = stale(db, propertyId, before).select((select) => select.fn.countAll<number>().as('count'));
  return (await found.executeTakeFirstOrThrow()).count;
}

function stale(db: Db | Trx, propertyId: string, before: string) {
  return db
    .selectFrom('conversation')
    .where('propertyId', '=', propertyId)
    .where('updatedAt', '<', before)
    .where('state', 'not in', ['waiting', 'staffed']);
}

/** The limits for departed guests: stays ended before `day`, and no message since `before`. */
export interface Horizon {
  day: string;
  before: string;
}

/** Guests whose stays have all ended and who have not written since. */
export async function listDepartedGuests(
  trx: Trx,
  propertyId: string,
  horizon: Horizon,
  limit: number,
): Promise<Guest[]> {
  return departed(trx, propertyId, horizon).selectAll().limit(limit).execute();
}

export async function countDepartedGuests(db: Db, propertyId: string, horizon: Horizon): Promise<number> {
  const found = departed(db, propertyId, horizon).select((select) => select.fn.countAll<number>().as('count'));
  return (await found.executeTakeFirstOrThrow()).count;
}

function departed(db: Db | Trx, propertyId: string, { day, before }: Horizon) {
  return db
    .selectFrom('guest')
    .where('propertyId', '=', propertyId)
    .where('updatedAt', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('reservation')
            .select('reservation.id')
            .whereRef('reservation.guestId', '=', 'guest.id')
            .where('reservation.checkOut', '>=', day),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .whereRef('conversation.guestId', '=', 'guest.id')
            // Makes SQLite use the index by guest; otherwise it would scan all newer conversations for each guest.
            .where(isOfProperty(propertyId, 'conversation.propertyId'))
            .where('conversation.updatedAt', '>=', before),
        ),
      ),
    );
}
