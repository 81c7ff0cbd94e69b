import { newId } from '../../base/ids.ts';
import type { Db, Row, Schema, Trx } from '../schema/schema.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';

export type Draft = Row<'draft'>;

/** Stores a reply that waits for a colleague's approval. */
export async function insertDraft(
  trx: Trx,
  given: Omit<Schema['draft'], 'id' | 'state' | 'decidedBy' | 'decidedAt' | 'awaits' | 'revision' | 'editedBy'> & {
    awaits?: string | null;
  },
): Promise<Draft> {
  const row = {
    awaits: null,
    revision: 0,
    editedBy: null,
    ...given,
    id: newId('draft'),
    state: 'open',
    decidedBy: null,
    decidedAt: null,
  };
  await trx.insertInto('draft').values(row).execute();
  return row;
}

export async function findDraft(db: Db | Trx, propertyId: string, id: string): Promise<Draft | undefined> {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Open drafts, the oldest first. */
export async function listOpenDrafts(
  db: Db,
  propertyId: string,
  {
    conversationId,
    cursor,
    limit,
  }: { conversationId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<Draft>> {
  let query = db.selectFrom('draft').selectAll().where('propertyId', '=', propertyId).where('state', '=', 'open');
  if (conversationId !== undefined) query = query.where('conversationId', '=', conversationId);
  if (cursor !== undefined) query = query.where('id', '>', readCursor(cursor).id);
  const rows = await query
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => writeCursor(row.at, row.id));
}

/** The open drafts of a conversation. */
export async function findOpenDrafts(db: Db | Trx, propertyId: string, conversationId: string): Promise<Draft[]> {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .where('state', '=', 'open')
    .execute();
}

/** Changes the text of a draft. Undefined if it is no longer open or no longer at this revision. */
export async function editDraft(
  trx: Trx,
  { propertyId, id, revision }: Pick<Draft, 'propertyId' | 'id' | 'revision'>,
  edited: Pick<Draft, 'text' | 'editedBy'>,
): Promise<Draft | undefined> {
  return trx
    .updateTable('draft')
    .set({ ...edited, revision: revision + 1 })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Settles an open draft. Undefined if a colleague was faster. */
export async function settleDraft(
  trx: Trx,
  { propertyId, id }: Pick<Draft, 'propertyId' | 'id'>,
  settled: { state: 'approved' | 'discarded'; decidedBy: string | null; decidedAt: string },
): Promise<Draft | undefined> {
  return trx
    .updateTable('draft')
    .set(settled)
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Opens a discarded draft again. False if it was not discarded. */
export async function reopenDraft(trx: Trx, { propertyId, id }: Pick<Draft, 'propertyId' | 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('draft')
    .set({ state: 'open', decidedBy: null, decidedAt: null })
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'discarded')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
