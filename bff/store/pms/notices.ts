import { z } from 'zod';
import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { isOfProperty, unindexed, upsertRows } from '../sqlite/bulk.ts';
import type { PmsSource } from './source.ts';

const entityName = z.enum(PMS_ENTITIES);

export type PmsNotice = Omit<Row<'pmsNotice'>, 'entity'> & { entity: PmsEntity };

const COLUMNS = [
  'id',
  'propertyId',
  'source',
  'entity',
  'externalId',
  'noticeId',
  'attempts',
  'runAt',
  'at',
  'doneAt',
] as const;

/** A record to read again from the PMS. `noticeId`: the PMS's id of the notice, so that a repeated one is ignored. */
export interface NewNotice {
  entity: PmsEntity;
  externalId: string | null;
  noticeId: string | null;
}

/** Stores notices of the PMS about changed records, which are then read. Repeated notices change nothing. */
export async function insertNotices(
  trx: Trx,
  { propertyId, source }: PmsSource,
  notices: readonly NewNotice[],
  at: string,
): Promise<void> {
  const rows = notices.map((notice) => ({
    ...notice,
    id: newId('pmsNotice'),
    propertyId,
    source,
    attempts: 0,
    runAt: at,
    at,
    doneAt: null,
  }));
  await upsertRows(trx, 'pmsNotice', COLUMNS, rows, { key: ['propertyId', 'source', 'noticeId'], update: [] });
}

/**
 * Lets a record be read again from the PMS, because it was changed here although the PMS decides, or its data looked older
 * than ours. Nothing happens if the source is not a connected PMS.
 */
export async function rereadFromPms(
  trx: Trx,
  of: PmsSource,
  entity: 'guests' | 'reservations',
  externalId: string | null,
  at: string,
): Promise<void> {
  if (externalId === null) return;
  const connected = await trx
    .selectFrom('pmsConnection')
    .select('id')
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('credentials', 'is not', null)
    .executeTakeFirst();
  if (connected === undefined) return;
  await insertNotices(trx, of, [{ entity, externalId, noticeId: null }], at);
}

/** A source's notices that are due, the oldest first. */
export async function listDueNotices(db: Db, of: PmsSource, now: string, limit: number): Promise<PmsNotice[]> {
  const rows = await db
    .selectFrom('pmsNotice')
    .selectAll()
    .where(isOfProperty(of.propertyId)) // so that SQLite uses the index of due rows
    .where('source', '=', of.source)
    .where('doneAt', 'is', null)
    .where('runAt', '<=', now)
    .orderBy(unindexed('id'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, entity: entityName.parse(row.entity) }));
}

/** The sources with due notices. */
export async function listNotified(db: Db, now: string): Promise<PmsSource[]> {
  return db
    .selectFrom('pmsNotice')
    .select([unindexed('propertyId').as('propertyId'), 'source']) // so that SQLite uses the index of due rows
    .distinct()
    .where('doneAt', 'is', null)
    .where('runAt', '<=', now)
    .execute();
}

export async function settleNotices(trx: Trx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('pmsNotice').set({ doneAt: at }).where('id', 'in', ids).execute();
}

/** Postpones notices after a failure. */
export async function postponeNotices(trx: Trx, ids: readonly string[], runAt: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('pmsNotice')
    .set((row) => ({ attempts: row('attempts', '+', 1), runAt }))
    .where('id', 'in', ids)
    .execute();
}

/** Deletes notices that were done before an instant. */
export async function deleteNoticesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('pmsNotice').where('doneAt', '<', at).execute();
}

/** Deletes all notices of a PMS that was disconnected. */
export async function forgetNotices(trx: Trx, of: PmsSource): Promise<void> {
  await trx.deleteFrom('pmsNotice').where('propertyId', '=', of.propertyId).where('source', '=', of.source).execute();
}
