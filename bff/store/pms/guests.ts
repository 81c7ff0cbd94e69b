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
const NEVER_UPDATED = ['id', 'propertyId', 'createdAt'];

/** Guests by our own ids. */
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

/** Guests with an id of the PMS that are not linked to it yet, because somebody typed the id in. By that id. */
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
  const update = COLUMNS.filter((column) => !NEVER_UPDATED.includes(column));
  await upsertRows(trx, 'guest', COLUMNS, guests, { key: ['id'], update });
}

/** Changes the PMS's id of a guest; null: none. */
export async function changeExternalId(
  trx: Trx,
  propertyId: string,
  id: string,
  externalId: string | null,
): Promise<void> {
  await trx
    .updateTable('guest')
    .set({ externalId })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .execute();
}

/** Merges two profiles of one person: everything of `from` now belongs to `into`, and `from` is deleted. */
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

/** Whether a stay, a conversation, a task or a preference still refers to the guest. */
export async function isGuestInUse(trx: Trx, guestId: string): Promise<boolean> {
  for (const table of ['reservation', 'conversation', 'task', 'preference'] as const) {
    const row = await trx.selectFrom(table).select('id').where('guestId', '=', guestId).limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
