import { Temporal } from 'temporal-polyfill';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { Page, PullFrom } from '../../pms/port.ts';
import { deleteCursor, findCursor, type PmsCursor, saveCursor, USUAL_SCOPE } from '../../store/pms/cursors.ts';
import { deleteUnseen } from '../../store/pms/house.ts';
import type { DateRange } from '../../store/pms/runs.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import type { Writer } from '../../store/sqlite/writer.ts';
import type { OpenConnection } from '../connection/connections.ts';
import { type AppliedPage, applyPage, type ReadAs } from './apply-page.ts';
import type { Reading } from './freshness.ts';

/** Error codes for an expired position in the PMS's list. */
const LOST_PLACE = ['refused', 'not_found'];
/** Entities for which a full pull shows what was deleted. */
const SWEPT: Partial<Record<PmsEntity, 'room' | 'roomType' | 'rate' | 'availability'>> = {
  rooms: 'room',
  roomTypes: 'roomType',
  rates: 'rate',
  availability: 'availability',
};

export interface PullWorld {
  db: Db;
  writer: Writer;
  now(): Date;
}

export interface PullTask {
  entity: PmsEntity;
  range: DateRange | null;
  signal: AbortSignal;
  /** Runs in the transaction that stores each page. */
  onPage(trx: Trx, cursor: PmsCursor, applied: AppliedPage): Promise<void>;
}

/**
 * Pulls one entity, continuing an unfinished pull. Each page and its position are stored in one transaction. Rejects with a
 * PmsError; stored pages stay.
 */
export async function pullEntity(world: PullWorld, open: OpenConnection, task: PullTask): Promise<void> {
  const start = await findStart(world, open, task);
  try {
    await pullFrom(world, open, task, start);
  } catch (error) {
    const mayBeLost = error instanceof PmsError && LOST_PLACE.includes(error.code);
    if (!mayBeLost || (start.resume === null && start.cursor === null)) throw error;
    const { entity } = task;
    open.logBook.add({
      level: 'warn',
      event: 'pull.restarted',
      entity,
      message: 'The PMS does not go on from where the last pull stopped: everything is read again',
    });
    await pullFrom(world, open, task, fresh(open, task, null));
  }
}

async function findStart({ db }: PullWorld, open: OpenConnection, task: PullTask): Promise<PmsCursor> {
  const storedCursor = await findCursor(db, open.connection, task.entity, scopeOf(task.range));
  if (storedCursor?.resume != null) return storedCursor;
  const isIncremental = task.range === null && open.adapter.capabilities.incremental.includes(task.entity);
  return fresh(open, task, isIncremental ? (storedCursor?.cursor ?? null) : null, storedCursor?.finishedAt ?? null);
}

function fresh(
  { connection }: OpenConnection,
  { entity, range }: PullTask,
  cursor: string | null,
  finishedAt: string | null = null,
): PmsCursor {
  const { propertyId, source } = connection;
  const place = { cursor, nextCursor: null, resume: null, pull: newId('pmsRun'), done: 0, total: null };
  return { propertyId, source, entity, scope: scopeOf(range), ...place, finishedAt };
}

async function pullFrom(world: PullWorld, open: OpenConnection, task: PullTask, start: PmsCursor): Promise<void> {
  const { now } = world;
  const { entity, range, signal } = task;
  const from: PullFrom = { cursor: start.cursor, resume: start.resume, range };
  const pages = open.session.pull(entity, from, signal)[Symbol.asyncIterator]();
  let at = start;
  let isThrough = false;
  try {
    while (!isThrough) {
      const reading = open.freshness.begin();
      try {
        const next = await pages.next();
        signal.throwIfAborted();
        const page = next.done === true ? null : next.value;
        if (page !== null && page.resume !== null && page.resume === at.resume && page.records.length > 0)
          throw new PmsError('malformed_answer', `${entity}: the PMS gives the same page again and again`);
        isThrough = page === null || page.resume === null;
        const after = isThrough ? finish(at, page, now()) : advance(at, page);
        const isWhole = isThrough && start.cursor === null && range === null;
        await storePage(world, open, task, { records: page?.records ?? [], reading, after, isWhole, isThrough });
        at = after;
      } finally {
        reading.end();
      }
    }
  } finally {
    await pages.return?.(undefined);
  }
}

interface ReadPage {
  records: Page<PmsEntity>['records'];
  reading: Reading;
  /** The position after the page. */
  after: PmsCursor;
  isThrough: boolean;
  /** The last page of a full pull. */
  isWhole: boolean;
}

/** Stores a page with its position. A record that cannot be stored is skipped, so that it does not block others. */
async function storePage(world: PullWorld, open: OpenConnection, task: PullTask, page: ReadPage): Promise<void> {
  const as = { reading: page.reading, pull: page.after.pull, at: world.now() };
  const store = (records: ReadPage['records'], apart: AppliedPage = NOTHING) =>
    world.writer.write(async (trx) => {
      const applied = await applyPage(trx, open, task.entity, { records }, as);
      if (page.isWhole) await sweep(trx, open, task.entity, page.after.pull, as.at);
      if (page.isThrough && task.range !== null) await deleteCursor(trx, page.after);
      else await saveCursor(trx, page.after);
      await task.onPage(trx, page.after, together(applied, apart));
      await open.logBook.store(trx);
    });
  try {
    await store(page.records);
  } catch (error) {
    if (error instanceof ServiceError || page.records.length === 0) throw error;
    await store([], await storeOneByOne(world, open, task, page.records, as));
  }
}

async function storeOneByOne(
  { writer }: PullWorld,
  open: OpenConnection,
  { entity }: PullTask,
  records: ReadPage['records'],
  as: ReadAs,
): Promise<AppliedPage> {
  let all = NOTHING;
  for (const record of records) {
    const applied = await writer
      .write((trx) => applyPage(trx, open, entity, { records: [record] }, as))
      .catch((error: unknown): AppliedPage => {
        if (error instanceof ServiceError) throw error;
        const fault = `${record.id}: the store does not take it`;
        open.logBook.add({
          level: 'error',
          event: 'record.rejected',
          entity,
          message: `Not stored: ${fault}`,
        });
        return { records: 1, changed: 0, faults: [fault] };
      });
    all = together(all, applied);
  }
  return all;
}

const NOTHING: AppliedPage = { records: 0, changed: 0, faults: [] };

function together(one: AppliedPage, other: AppliedPage): AppliedPage {
  return {
    records: one.records + other.records,
    changed: one.changed + other.changed,
    faults: [...one.faults, ...other.faults],
  };
}

function advance(at: PmsCursor, page: Page<PmsEntity> | null): PmsCursor {
  if (page === null) return at;
  return {
    ...at,
    resume: page.resume,
    nextCursor: page.cursor ?? at.nextCursor,
    done: at.done + page.records.length,
    total: page.total ?? at.total,
  };
}

function finish(at: PmsCursor, page: Page<PmsEntity> | null, now: Date): PmsCursor {
  const after = advance(at, page);
  return {
    ...after,
    resume: null,
    cursor: after.nextCursor ?? at.cursor,
    nextCursor: null,
    finishedAt: now.toISOString(),
  };
}

/** Deletes what a full pull did not return. */
async function sweep(
  trx: Trx,
  { connection, timezone }: OpenConnection,
  entity: PmsEntity,
  pull: string,
  at: Date,
): Promise<void> {
  const table = SWEPT[entity];
  if (table === undefined) return;
  const today = Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(timezone).toPlainDate().toString();
  await deleteUnseen(trx, table, { propertyId: connection.propertyId, source: connection.source, pull }, today);
}

function scopeOf(range: DateRange | null): string {
  return range === null ? USUAL_SCOPE : `${range.from}..${range.to}`;
}
