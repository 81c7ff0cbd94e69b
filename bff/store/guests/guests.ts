import { newId } from '../../base/ids.ts';
import { eraseFromChannelBookings } from '../pms/channel-manager-bookings.ts';
import { markErased } from '../pms/links.ts';
import { MAIN_SOURCE } from '../pms/source.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type Guest = Row<'guest'>;

/** The fields of a guest; those left out are empty. */
export type GuestData = Partial<Omit<Guest, 'id' | 'propertyId' | 'createdAt' | 'updatedAt'>>;

export async function insertGuest(trx: Trx, propertyId: string, given: GuestData, at: string): Promise<Guest> {
  const row: Guest = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    language: null,
    notes: '',
    preferences: '[]',
    externalId: null,
    source: MAIN_SOURCE,
    ...given,
    id: newId('guest'),
    propertyId,
    createdAt: at,
    updatedAt: at,
  };
  await trx.insertInto('guest').values(row).execute();
  return row;
}

export async function findGuest(db: Db | Trx, propertyId: string, id: string): Promise<Guest | undefined> {
  return db
    .selectFrom('guest')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a guest and returns the changed row. */
export async function changeGuest(
  trx: Trx,
  { propertyId, id }: Pick<Guest, 'propertyId' | 'id'>,
  change: GuestData,
  at: string,
): Promise<Guest> {
  return trx
    .updateTable('guest')
    .set({ ...change, updatedAt: at })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The property's guests by last name. `query` matches the beginning of names, e-mail address and telephone number. */
export async function listGuests(
  db: Db,
  propertyId: string,
  filter: { query?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<Guest>> {
  let query = db.selectFrom('guest').selectAll().where('propertyId', '=', propertyId);
  if (filter.query !== undefined) {
    const like = `${filter.query.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((where) =>
      where.or((['lastName', 'firstName', 'email', 'phone'] as const).map((column) => where(column, 'like', like))),
    );
  }
  if (filter.cursor !== undefined) {
    const { sortedBy, id } = readCursor(filter.cursor);
    query = query.where((where) =>
      where.or([where('lastName', '>', sortedBy), where.and([where('lastName', '=', sortedBy), where('id', '>', id)])]),
    );
  }
  const rows = await query
    .orderBy('lastName')
    .orderBy('id')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => writeCursor(row.lastName, row.id));
}

/**
 * Deletes a guest with their reservations, grants, charges and preferences. The sync does not bring them back from the PMS
 * unless something changes there.
 */
export async function deleteGuest(trx: Trx, propertyId: string, id: string, at: string): Promise<void> {
  await eraseFromChannelBookings(trx, propertyId, id, at);
  await markErased(trx, propertyId, id, at);
  await trx.deleteFrom('guest').where('propertyId', '=', propertyId).where('id', '=', id).execute();
}

/** Deletes a guest who was made at this moment and of whom nothing was noted since, unless the PMS knows of them or an offer does. */
export async function deleteBareGuest(trx: Trx, propertyId: string, id: string, madeAt: string): Promise<void> {
  const link = trx.selectFrom('pmsLink').select('ourId').where('entity', '=', 'guests').where('ourId', '=', id);
  const offer = trx.selectFrom('offerMade').select('id').where('guestId', '=', id);
  await trx
    .deleteFrom('guest')
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('createdAt', '=', madeAt)
    .where('externalId', 'is', null)
    .where('notes', '=', '')
    .where('preferences', '=', '[]')
    .where(({ not, exists }) => not(exists(link)))
    .where(({ not, exists }) => not(exists(offer)))
    .execute();
}
