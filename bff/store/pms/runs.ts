import { z } from 'zod';
import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';
import type { IntegrationSource } from './logs.ts';
import { MAIN_SOURCE } from './source.ts';

const RUNS_KEPT = 500;
const CHANNEL_MANAGER: IntegrationSource = 'channel_manager';

const entity = z.enum(PMS_ENTITIES);
const entities = z.array(entity);
const range = z.object({ from: z.string(), to: z.string() });
const progress = z.partialRecord(
  entity,
  z.object({ done: z.int(), total: z.int().nullable(), finished: z.boolean(), rejected: z.int() }),
);
const errors = z.array(z.object({ entity: entity.nullable(), code: z.string(), message: z.string() }));
const state = z.enum(['running', 'done', 'failed']);
const trigger = z.enum(['schedule', 'manual', 'connect', 'notice']);

export type RunTrigger = z.infer<typeof trigger>;
export type RunProgress = z.infer<typeof progress>;
export type RunError = z.infer<typeof errors>[number];
export type DateRange = z.infer<typeof range>;

/** One synchronisation of a property. */
export interface SyncRun {
  syncId: string;
  propertyId: string;
  source: IntegrationSource;
  trigger: RunTrigger;
  entities: PmsEntity[];
  range: DateRange | null;
  state: z.infer<typeof state>;
  /**
   * `done`: records read so far, including those of an interrupted pull that this run continued. `rejected`: records of this
   * run that could not be stored.
   */
  progress: RunProgress;
  errors: RunError[];
  startedAt: string;
  finishedAt: string | null;
}

export async function insertRun(
  trx: Trx,
  given: Pick<SyncRun, 'propertyId' | 'trigger' | 'entities' | 'range' | 'startedAt'>,
  source: IntegrationSource = MAIN_SOURCE,
): Promise<SyncRun> {
  const run: SyncRun = {
    ...given,
    source,
    syncId: newId('pmsRun'),
    state: 'running',
    progress: {},
    errors: [],
    finishedAt: null,
  };
  await trx
    .insertInto('pmsRun')
    .values({
      id: run.syncId,
      propertyId: run.propertyId,
      source,
      trigger: run.trigger,
      entities: JSON.stringify(run.entities),
      range: run.range === null ? null : JSON.stringify(run.range),
      state: run.state,
      progress: '{}',
      errors: '[]',
      startedAt: run.startedAt,
      finishedAt: null,
    })
    .execute();
  return run;
}

/** Stores a run's progress. */
export async function saveRun(
  trx: Trx,
  run: Pick<SyncRun, 'syncId' | 'state' | 'progress' | 'errors' | 'finishedAt'>,
): Promise<void> {
  await trx
    .updateTable('pmsRun')
    .set({
      state: run.state,
      progress: JSON.stringify(run.progress),
      errors: JSON.stringify(run.errors),
      finishedAt: run.finishedAt,
    })
    .where('id', '=', run.syncId)
    .execute();
}

export async function findRun(
  db: Db | Trx,
  propertyId: string,
  id: string,
  source: IntegrationSource = MAIN_SOURCE,
): Promise<SyncRun | undefined> {
  const row = await db
    .selectFrom('pmsRun')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : toRun(row);
}

/** A run of any of the property's integrations. */
export async function findAnyRun(db: Db | Trx, propertyId: string, id: string): Promise<SyncRun | undefined> {
  const row = await db
    .selectFrom('pmsRun')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : toRun(row);
}

/** A source's runs, the newest first. */
export async function listRuns(
  db: Db,
  propertyId: string,
  limit: number,
  source: IntegrationSource = MAIN_SOURCE,
): Promise<SyncRun[]> {
  const rows = await db
    .selectFrom('pmsRun')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRun);
}

/** Running and waiting runs, of one property or all, the oldest first. */
export async function listOpenRuns(
  db: Db | Trx,
  which: { propertyId?: string; isChannelManager: boolean },
): Promise<SyncRun[]> {
  const { propertyId, isChannelManager } = which;
  let query = db
    .selectFrom('pmsRun')
    .selectAll()
    .where('state', '=', 'running')
    .where('source', isChannelManager ? '=' : '!=', CHANNEL_MANAGER);
  if (propertyId !== undefined) query = query.where('propertyId', '=', propertyId);
  return (await query.orderBy('startedAt').orderBy('id').execute()).map(toRun);
}

/** Marks runs as failed that a stopped process left open. Returns their properties. */
export async function closeInterruptedRuns(trx: Trx, at: string): Promise<string[]> {
  const error: RunError = {
    entity: null,
    code: 'interrupted',
    message: 'The server stopped during the run. The next one goes on where it was',
  };
  const rows = await trx
    .updateTable('pmsRun')
    .set({ state: 'failed', errors: JSON.stringify([error]), finishedAt: at })
    .where('state', '=', 'running')
    .returning('propertyId')
    .execute();
  return [...new Set(rows.map((row) => row.propertyId))];
}

/** Deletes all but the newest runs of a property. */
export async function deleteOldRuns(
  trx: Trx,
  propertyId: string,
  source: IntegrationSource = MAIN_SOURCE,
): Promise<void> {
  const oldest = await trx
    .selectFrom('pmsRun')
    .select('startedAt')
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .orderBy('startedAt', 'desc')
    .offset(RUNS_KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await trx
    .deleteFrom('pmsRun')
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('state', '!=', 'running')
    .where('startedAt', '<=', oldest.startedAt)
    .execute();
}

function toRun(row: Row<'pmsRun'>): SyncRun {
  return {
    syncId: row.id,
    propertyId: row.propertyId,
    source: row.source,
    trigger: trigger.parse(row.trigger),
    entities: readJson(entities, row.entities),
    range: row.range === null ? null : readJson(range, row.range),
    state: state.parse(row.state),
    progress: readJson(progress, row.progress),
    errors: readJson(errors, row.errors),
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}
