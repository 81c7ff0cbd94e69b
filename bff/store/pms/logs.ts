import { z } from 'zod';
import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { upsertRows } from '../sqlite/bulk.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';
import { MAIN_SOURCE, type PmsSource } from './source.ts';

/** Lines kept per property and level, so that frequent lines do not push out last week's errors. */
const LINES_KEPT = 5_000;

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The integration that a log or run belongs to: one of the property's PMSs, or its channel manager. */
export type IntegrationSource = PmsSource['source'];

/** A line of the integration's log, in which personal data is masked already. */
export interface PmsLogLine {
  level: LogLevel;
  event: string;
  message: string;
  entity?: PmsEntity | null;
  syncId?: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

/** A stored line, as the API shows it. */
export interface PmsLogEntry {
  id: string;
  at: string;
  level: LogLevel;
  event: string;
  message: string;
  entity?: PmsEntity;
  syncId?: string;
  detail?: Record<string, string | number | boolean | null>;
}

const COLUMNS = [
  'id',
  'propertyId',
  'source',
  'at',
  'level',
  'event',
  'entity',
  'message',
  'syncId',
  'detail',
] as const;
const level = z.enum(LOG_LEVELS);
const entity = z.enum(PMS_ENTITIES);
const detail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export async function appendLogs(
  trx: Trx,
  propertyId: string,
  lines: readonly (PmsLogLine & { at: string })[],
  source: IntegrationSource = MAIN_SOURCE,
): Promise<void> {
  const rows = lines.map(({ detail: lineDetail, entity: lineEntity = null, syncId = null, ...line }) => ({
    ...line,
    entity: lineEntity,
    syncId,
    id: newId('pmsLog'),
    propertyId,
    source,
    detail: lineDetail === undefined ? null : JSON.stringify(lineDetail),
  }));
  await upsertRows(trx, 'pmsLog', COLUMNS, rows, { key: ['id'], update: [] });
}

/** The lines of the log, the newest first. */
export async function listLogs(
  db: Db,
  propertyId: string,
  filter: {
    level?: LogLevel | undefined;
    since?: string | undefined;
    entity?: PmsEntity | undefined;
    syncId?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
  source: IntegrationSource = MAIN_SOURCE,
): Promise<Page<PmsLogEntry>> {
  let query = db.selectFrom('pmsLog').selectAll().where('propertyId', '=', propertyId).where('source', '=', source);
  if (filter.level !== undefined) query = query.where('level', '=', filter.level);
  if (filter.since !== undefined) query = query.where('at', '>=', filter.since);
  if (filter.entity !== undefined) query = query.where('entity', '=', filter.entity);
  if (filter.syncId !== undefined) query = query.where('syncId', '=', filter.syncId);
  if (filter.cursor !== undefined) query = query.where('id', '<', readCursor(filter.cursor).id);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const { items, nextCursor } = toPage(rows, filter.limit, ({ id }) => writeCursor('', id));
  return { items: items.map(toEntry), nextCursor };
}

/** Deletes all but the newest lines of each level. */
export async function deleteOldLogs(
  trx: Trx,
  propertyId: string,
  source: IntegrationSource = MAIN_SOURCE,
): Promise<void> {
  for (const logLevel of LOG_LEVELS) {
    const oldest = await trx
      .selectFrom('pmsLog')
      .select('id')
      .where('propertyId', '=', propertyId)
      .where('source', '=', source)
      .where('level', '=', logLevel)
      .orderBy('id', 'desc')
      .offset(LINES_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) continue;
    await trx
      .deleteFrom('pmsLog')
      .where('propertyId', '=', propertyId)
      .where('source', '=', source)
      .where('level', '=', logLevel)
      .where('id', '<=', oldest.id)
      .execute();
  }
}

function toEntry(row: Row<'pmsLog'>): PmsLogEntry {
  return {
    id: row.id,
    at: row.at,
    level: level.parse(row.level),
    event: row.event,
    message: row.message,
    ...(row.entity === null ? {} : { entity: entity.parse(row.entity) }),
    ...(row.syncId === null ? {} : { syncId: row.syncId }),
    ...(row.detail === null ? {} : { detail: readJson(detail, row.detail) }),
  };
}
