import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import type { PmsSource } from './source.ts';

export type PmsConflict = Row<'pmsConflict'>;
export const CONFLICT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ConflictField = (typeof CONFLICT_FIELDS)[number];

/** Opens a conflict, or updates the field's open one with the PMS's newest value. */
export async function openConflict(
  trx: Trx,
  given: Pick<PmsConflict, 'propertyId' | 'guestId' | 'pmsValue' | 'syncedValue' | 'at'> & { field: ConflictField },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsConflict')
    .set({ pmsValue: given.pmsValue })
    .where('guestId', '=', given.guestId)
    .where('field', '=', given.field)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('pmsConflict')
    .values({ ...given, id: newId('conflict'), state: 'open', winner: null, resolvedBy: null, resolvedAt: null })
    .execute();
}

/** Open conflicts with the fields' values here, the oldest first. */
export async function listOpenConflicts(
  db: Db,
  of: PmsSource,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<PmsConflict & { guest: Record<ConflictField, string> }>> {
  let query = db
    .selectFrom('pmsConflict')
    .innerJoin('guest', 'guest.id', 'pmsConflict.guestId')
    .selectAll('pmsConflict')
    .select(CONFLICT_FIELDS.map((field) => `guest.${field}` as const))
    .where('pmsConflict.propertyId', '=', of.propertyId)
    .where('guest.source', '=', of.source)
    .where('state', '=', 'open');
  if (cursor !== undefined) query = query.where('pmsConflict.id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('pmsConflict.id')
    .limit(limit + 1)
    .execute();
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => writeCursor('', id));
  return {
    items: items.map(({ firstName, lastName, email, phone, ...conflict }) => ({
      ...conflict,
      guest: { firstName, lastName, email, phone },
    })),
    nextCursor,
  };
}

export async function findConflict(db: Db | Trx, propertyId: string, id: string): Promise<PmsConflict | undefined> {
  return db
    .selectFrom('pmsConflict')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The open conflicts of one guest, by field. */
export async function loadOpenConflicts(db: Db | Trx, guestId: string): Promise<Map<string, PmsConflict>> {
  const rows = await db
    .selectFrom('pmsConflict')
    .selectAll()
    .where('guestId', '=', guestId)
    .where('state', '=', 'open')
    .execute();
  return new Map(rows.map((row) => [row.field, row]));
}

/** Closes a field's open conflict. `winner` `same`: both sides have the same value now. False if none is open. */
export async function closeConflict(
  trx: Trx,
  { guestId, field }: { guestId: string; field: string },
  by: { winner: 'pms' | 'service' | 'same'; resolvedBy: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsConflict')
    .set({ state: 'resolved', winner: by.winner, resolvedBy: by.resolvedBy, resolvedAt: by.at })
    .where('guestId', '=', guestId)
    .where('field', '=', field)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the open conflicts about guests of one PMS. */
export async function countOpenConflicts(db: Db, of: PmsSource): Promise<number> {
  const { count } = await db
    .selectFrom('pmsConflict')
    .innerJoin('guest', 'guest.id', 'pmsConflict.guestId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('pmsConflict.propertyId', '=', of.propertyId)
    .where('guest.source', '=', of.source)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

/** Closes all open conflicts when another PMS is connected instead. */
export async function dropOpenConflicts(trx: Trx, of: PmsSource): Promise<void> {
  await trx
    .deleteFrom('pmsConflict')
    .where('propertyId', '=', of.propertyId)
    .where('state', '=', 'open')
    .where('guestId', 'in', (select) =>
      select.selectFrom('guest').select('id').where('propertyId', '=', of.propertyId).where('source', '=', of.source),
    )
    .execute();
}
