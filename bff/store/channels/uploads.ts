import type { Attachment } from '../../../shared/protocol/attachment.ts';
import { attachment } from '../../../shared/protocol/attachment.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';

export type Upload = Row<'upload'>;

export async function insertUpload(trx: Trx, upload: Upload): Promise<void> {
  await trx.insertInto('upload').values(upload).execute();
}

export async function findUpload(db: Db | Trx, id: string): Promise<Upload | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUploads(db: Db | Trx, propertyId: string, ids: readonly string[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('upload').selectAll().where('propertyId', '=', propertyId).where('id', 'in', ids).execute();
}

/** Attaches unsent uploads to a message. */
export async function giveToMessage(
  trx: Trx,
  ids: readonly string[],
  { id, conversationId }: { id: string; conversationId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('upload')
    .set({ messageId: id, conversationId })
    .where('id', 'in', ids)
    .where('messageId', 'is', null)
    .execute();
}

/** Returns files that are due to be fetched from the guests' platforms, the longest due first. */
export async function listDueUploads(db: Db, now: string, limit: number): Promise<Upload[]> {
  return db.selectFrom('upload').selectAll().where('nextAt', '<=', now).orderBy('nextAt').limit(limit).execute();
}

/** Counts an attempt before fetching; the file is fetched again at `retryAt` if no outcome is stored before. False if the file is stored already, given up or erased. */
export async function beginFetch(trx: Trx, id: string, retryAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('upload')
    .set((set) => ({ attempts: set('attempts', '+', 1), nextAt: retryAt }))
    .where('id', '=', id)
    .where('nextAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the outcome of an attempt. Undefined if the file was erased meanwhile. */
export async function settleFetch(
  trx: Trx,
  id: string,
  change: Partial<Pick<Upload, 'hash' | 'kind' | 'type' | 'name' | 'bytes' | 'width' | 'height'>> &
    Pick<Upload, 'nextAt'>,
): Promise<Upload | undefined> {
  return trx.updateTable('upload').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** The files of a message, in upload order. */
export async function listUploadsOf(trx: Trx, messageId: string): Promise<Upload[]> {
  return trx.selectFrom('upload').selectAll().where('messageId', '=', messageId).orderBy('id').execute();
}

/** Counts the bytes that guests of a property have uploaded but not sent. */
export async function countUnsentBytes(db: Db | Trx, propertyId: string): Promise<number> {
  const row = await db
    .selectFrom('upload')
    .select((select) => select.fn.sum<number | null>('bytes').as('bytes'))
    .where('propertyId', '=', propertyId)
    .where('messageId', 'is', null)
    .where('sender', '=', 'guest')
    .executeTakeFirstOrThrow();
  return row.bytes ?? 0;
}

/** Deletes files uploaded before an instant and never sent. */
export async function deleteUnsentBefore(trx: Trx, before: string, at: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('upload')
    .where('messageId', 'is', null)
    .where('taskId', 'is', null)
    .where('at', '<', before)
    .returning('hash')
    .execute();
  await noteUnused(trx, deleted, at);
}

/** Deletes every file of a conversation, sent or not. */
export async function eraseUploads(trx: Trx, propertyId: string, conversationId: string, at: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('upload')
    .where('propertyId', '=', propertyId)
    .where('conversationId', '=', conversationId)
    .returning('hash')
    .execute();
  await noteUnused(trx, deleted, at);
}

/** Deletes the pictures of these tasks. */
export async function eraseTaskFiles(trx: Trx, taskIds: readonly string[], at: string): Promise<void> {
  if (taskIds.length === 0) return;
  const deleted = await trx.deleteFrom('upload').where('taskId', 'in', taskIds).returning('hash').execute();
  await noteUnused(trx, deleted, at);
}

async function noteUnused(trx: Trx, rows: readonly { hash: string | null }[], at: string): Promise<void> {
  const hashes = [...new Set(rows.flatMap(({ hash }) => hash ?? []))];
  for (const hash of hashes)
    await trx
      .insertInto('unusedFile')
      .values({ hash, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Returns the hashes of files on disk that no upload uses, and clears the list. */
export async function takeUnusedFiles(trx: Trx): Promise<string[]> {
  const noted = await trx.deleteFrom('unusedFile').returning('hash').execute();
  const hashes = noted.map(({ hash }) => hash);
  const used =
    hashes.length === 0 ? [] : await trx.selectFrom('upload').select('hash').where('hash', 'in', hashes).execute();
  const usedHashes = new Set(used.map(({ hash }) => hash));
  return hashes.filter((hash) => !usedHashes.has(hash));
}

export async function hasUnusedFiles(db: Db): Promise<boolean> {
  return (await db.selectFrom('unusedFile').select('hash').limit(1).executeTakeFirst()) !== undefined;
}

/** The upload as an attachment in its message's row. */
export function toAttachment(upload: Upload): Attachment {
  const { id, kind, type, name, bytes, width, height, hash, nextAt } = upload;
  return attachment.parse({
    id,
    kind,
    type,
    name,
    bytes,
    ...(width === null || height === null ? {} : { width, height }),
    state: hash !== null ? 'here' : nextAt !== null ? 'coming' : 'gone',
  });
}
