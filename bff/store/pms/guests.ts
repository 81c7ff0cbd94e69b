import type { Guest } from '../guests/guests.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf, isOfProperty, upsertRows } from '../sqlite/bulk.ts';
import type { PmsSource } from './source.ts';

const COLUMNS = [
  'id',
  'propertyId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'notes',
  'preferences',
  'externalId',
  'source',
  'createdAt',
  'updatedAt',
] as const;
const FIXED = ['id', 'propertyId', 'createdAt'];

/** Guests by our ids. */
export async function loadGuests(
  db: Db | Trx,
  propertyId: string,
  ids: readonly string[],
): Promise<Map<string, Guest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('guest')
    .selectAll()
    .where(isOfProperty(propertyId))
    .where('id', 'in', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Guests that carry a PMS's id without being linked yet: somebody typed it in. By that id. */
export async function loadGuestsByExternalId(
  db: Db | Trx,
  of: PmsSource,
  externalIds: readonly string[],
): Promise<Map<string, Guest>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('guest')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('externalId', 'in', anyOf(externalIds))
    .execute();
  return new Map(rows.map((row) => [row.externalId ?? '', row]));
}

export async function saveGuests(trx: Trx, guests: readonly Guest[]): Promise<void> {
  const update = COLUMNS.filter((column) => !FIXED.includes(column));
  await upsertRows(trx, 'guest', COLUMNS, guests, { key: ['id'], update });
}

/** Another of the PMS's ids names the guest, or none. */
export async function renameGuest(trx: Trx, propertyId: string, id: string, externalId: string | null): Promise<void> {
  await trx
    .updateTable('guest')
    .set({ externalId })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Two profiles turned out to be one person: what belongs to the one is the other's now, and the one goes. */
export async function joinGuests(
  trx: Trx,
  propertyId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of ['reservation', 'conversation', 'task', 'offerMade', 'preference'] as const)
    await trx
      .updateTable(table)
      .set({ guestId: into })
      .where('propertyId', '=', propertyId)
      .where('guestId', '=', from)
      .execute();
  await trx
    .updateTable('pmsLink')
    .set({ ourId: into })
    .where('propertyId', '=', propertyId)
    .where('entity', '=', 'guests')
    .where('ourId', '=', from)
    .execute();
  await trx.deleteFrom('guest').where('propertyId', '=', propertyId).where('id', '=', from).execute();
}

/** Does anything here still speak of the guest: a stay, a conversation, work? */
export async function isGuestInUse(trx: Trx, guestId: string): Promise<boolean> {
  for (const table of ['reservation', 'conversation', 'task', 'preference'] as const) {
    const row = await trx.selectFrom(table).select('id').where('guestId', '=', guestId).limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
