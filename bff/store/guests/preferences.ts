import type { PreferenceKind, PreferenceState } from '../../../shared/domain/house/learning.ts';
import { newId } from '../../base/ids.ts';
import { queuePmsChange } from '../pms/pushes.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type Preference = Row<'preference'>;

/** Proposes a preference to staff: at most one of each kind per conversation. */
export async function proposePreference(
  trx: Trx,
  given: Omit<Preference, 'id' | 'state' | 'decidedBy' | 'decidedAt' | 'kind'> & { kind: PreferenceKind },
): Promise<void> {
  await trx
    .insertInto('preference')
    .values({ ...given, id: newId('preference'), state: 'proposed', decidedBy: null, decidedAt: null })
    .onConflict((conflict) => conflict.columns(['conversationId', 'kind']).doNothing())
    .execute();
}

export async function findPreference(db: Db | Trx, propertyId: string, id: string): Promise<Preference | undefined> {
  return db
    .selectFrom('preference')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The property's preferences, the newest first. */
export async function listPreferences(
  db: Db,
  propertyId: string,
  filter: {
    state?: PreferenceState | undefined;
    guestId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<Page<Preference>> {
  let query = db.selectFrom('preference').selectAll().where('propertyId', '=', propertyId);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.guestId !== undefined) query = query.where('guestId', '=', filter.guestId);
  if (filter.cursor !== undefined) query = query.where('id', '<', readCursor(filter.cursor).id);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, ({ id }) => writeCursor(id, id));
}

/** A guest's preferences, kept and proposed, the oldest first. */
export async function listPreferencesOf(db: Db | Trx, propertyId: string, guestId: string): Promise<Preference[]> {
  return db
    .selectFrom('preference')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('guestId', '=', guestId)
    .where('state', '!=', 'discarded')
    .orderBy('id')
    .execute();
}

/** The preferences from one conversation that were not discarded, the oldest first. */
export async function listPreferencesIn(
  db: Db | Trx,
  propertyId: string,
  conversationId: string,
): Promise<Preference[]> {
  return db
    .selectFrom('preference')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('state', '!=', 'discarded')
    .orderBy('id')
    .execute();
}

/** Keeps or discards a proposal; one that is kept is sent to the PMS. Undefined if a colleague was faster. */
export async function decidePreference(
  trx: Trx,
  { propertyId, id }: Pick<Preference, 'propertyId' | 'id'>,
  decided: { state: 'kept' | 'discarded'; decidedBy: string; decidedAt: string },
): Promise<Preference | undefined> {
  const row = await trx
    .updateTable('preference')
    .set(decided)
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .returningAll()
    .executeTakeFirst();
  if (row?.state === 'kept')
    await queuePmsChange(trx, propertyId, { kind: 'preference', preferenceId: id }, decided.decidedAt);
  return row;
}

/** Gives a conversation's preferences to its guest, once the guest is known. */
export async function adoptPreferences(
  trx: Trx,
  { propertyId, conversationId, guestId }: { propertyId: string; conversationId: string; guestId: string },
): Promise<void> {
  await trx
    .updateTable('preference')
    .set({ guestId })
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('guestId', 'is', null)
    .execute();
}

/** Moves a conversation's preferences to its new guest (or nobody) when a colleague unlinks a booking. */
export async function movePreferences(
  trx: Trx,
  { propertyId, id, guestId: before }: { propertyId: string; id: string; guestId: string | null },
  guestId: string | null,
): Promise<void> {
  if (before === null || before === guestId) return;
  await trx
    .updateTable('preference')
    .set({ guestId })
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', id)
    .where('guestId', '=', before)
    .execute();
}
