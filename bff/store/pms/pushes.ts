import { sql } from 'kysely';
import { z } from 'zod';
import { PMS_CHANGE_KINDS, PMS_PLACES, type PmsChangeKind } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { unindexed } from '../sqlite/bulk.ts';
import { type Page, readCursor, toPage, writeCursor } from '../sqlite/cursor.ts';
import { readJson } from '../sqlite/json.ts';
import { findSourceOf } from './push-source.ts';
import type { PmsSource } from './source.ts';

/** A change to send to the PMS. It only names the change; the data is read when it is sent. */
export type PmsPushRequest =
  | { kind: 'request'; taskId: string }
  /** A complaint that was handed to staff, for which there is no task. */
  | { kind: 'request'; conversationId: string; complaint: { messageId: string; intent: string; department: string } }
  | { kind: 'completion'; taskId: string; state: 'done' | 'cancelled' | 'open' }
  /** … and its end, when the conversation is resolved. */
  | { kind: 'completion'; conversationId: string; state: 'done' }
  | { kind: 'communication'; conversationId: string }
  | { kind: 'charge'; chargeId: string }
  | { kind: 'charge_void'; chargeId: string; reason: string }
  | { kind: 'preference'; preferenceId: string }
  | { kind: 'fields'; guestId: string }
  | { kind: 'arrival'; reservationId: string };

export const PUSH_STATES = ['pending', 'sent', 'parked', 'dropped'] as const;
export type PushState = (typeof PUSH_STATES)[number];

const receipt = z.object({ id: z.string().nullable(), place: z.enum(PMS_PLACES), detail: z.string() });
const complaint = z.object({ messageId: z.string(), intent: z.string(), department: z.string() });
const detail = z.object({ state: z.enum(['done', 'cancelled', 'open']), reason: z.string(), complaint }).partial();
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });
const kind = z.enum(PMS_CHANGE_KINDS);
const state = z.enum(PUSH_STATES);

/** A queued change for the PMS, and its result. */
export interface PmsPush extends PmsSource {
  id: string;
  connectionId: string;
  kind: PmsChangeKind;
  lane: string;
  subjectId: string;
  detail: z.infer<typeof detail>;
  state: PushState;
  attempts: number;
  attemptsBefore: number;
  /** When the first try began whose outcome is unknown: the PMS may have it. */
  unsureSince: string | null;
  runAt: string;
  receipt: z.infer<typeof receipt> | null;
  lastError: z.infer<typeof lastError> | null;
  createdAt: string;
  settledAt: string | null;
}

/**
 * Queues a change for the PMS in the transaction that makes the change. With several PMSs it goes to the one that has the
 * stay or guest; nothing is queued if that one is not connected. A change whose first try is still waiting is not queued
 * twice, since the data is read when it is sent.
 */
export async function queuePmsChange(trx: Trx, propertyId: string, request: PmsPushRequest, at: string): Promise<void> {
  const subjectId = subjectOf(request);
  const source = await findSourceOf(trx, propertyId, subjectId);
  const connection = await trx
    .selectFrom('pmsConnection')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('source', '=', source)
    .where('credentials', 'is not', null)
    .executeTakeFirst();
  if (connection === undefined) return;
  const isOnceOver = ['communication', 'fields', 'request', 'arrival'].includes(request.kind);
  if (isOnceOver && (await findUntried(trx, subjectId, request.kind)) !== undefined) return;
  if (request.kind === 'charge_void' && !(await mustVoid(trx, subjectId, at))) return;
  if (request.kind === 'completion' && !(await wasRequested(trx, subjectId))) return;
  // One open complaint per conversation; further messages about it are in the chat.
  if ('complaint' in request && (await hasOpenComplaint(trx, subjectId))) return;
  if (request.kind === 'completion' && 'conversationId' in request && !(await hasOpenComplaint(trx, subjectId))) return;
  await trx
    .insertInto('pmsPush')
    .values({
      id: newId('pmsPush'),
      propertyId,
      source,
      connectionId: connection.id,
      kind: request.kind,
      lane: await findLane(trx, request),
      subjectId,
      detail: JSON.stringify(detail.parse(request)),
      state: 'pending',
      attempts: 0,
      attemptsBefore: 0,
      unsureSince: null,
      runAt: at,
      receipt: null,
      lastError: null,
      createdAt: at,
      settledAt: null,
    })
    .execute();
}

/** The sources with due pushes. */
export async function listPushing(db: Db, now: string): Promise<PmsSource[]> {
  return db
    .selectFrom('pmsPush')
    .select([unindexed('propertyId').as('propertyId'), 'source']) // so that SQLite uses the index of due rows
    .distinct()
    .where(sql<boolean>`"state" = 'pending'`)
    .where('runAt', '<=', now)
    .execute();
}

/**
 * A source's due pushes, the oldest first. Of each lane only the first pending one, so that changes of a stay arrive in
 * order. A completion or a void also waits while its request or charge is parked.
 */
export async function listDuePushes(db: Db, of: PmsSource, now: string, limit: number): Promise<PmsPush[]> {
  const rows = await db
    .selectFrom('pmsPush as push')
    .selectAll('push')
    .where('push.propertyId', '=', of.propertyId)
    .where('push.source', '=', of.source)
    .where('push.state', '=', 'pending')
    .where('push.runAt', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pmsPush as earlier')
            .select('earlier.id')
            .whereRef('earlier.lane', '=', 'push.lane')
            .whereRef('earlier.id', '<', 'push.id')
            .where((where) =>
              where.or([
                where('earlier.state', '=', 'pending'),
                where.and([
                  where('earlier.state', '=', 'parked'),
                  where('earlier.subjectId', '=', where.ref('push.subjectId')),
                  where('push.kind', 'in', ['completion', 'charge_void']),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('push.runAt')
    .orderBy('push.id')
    .limit(limit)
    .execute();
  return rows.map(toPush);
}

export async function findPush(db: Db | Trx, propertyId: string, id: string): Promise<PmsPush | undefined> {
  const row = await db
    .selectFrom('pmsPush')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : toPush(row);
}

/** The newest push of a kind about a subject that the PMS has accepted. */
export async function findSentPush(db: Db | Trx, subjectId: string, of: PmsChangeKind): Promise<PmsPush | undefined> {
  const row = await db
    .selectFrom('pmsPush')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .where('kind', '=', of)
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : toPush(row);
}

/** A source's pushes, the newest first. */
export async function listPushes(
  db: Db,
  of: PmsSource,
  filter: { state?: PushState | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<PmsPush>> {
  let query = db
    .selectFrom('pmsPush')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.cursor !== undefined) query = query.where('id', '<', readCursor(filter.cursor).id);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const { items, nextCursor } = toPage(rows, filter.limit, ({ id }) => writeCursor('', id));
  return { items: items.map(toPush), nextCursor };
}

export async function countPushes(db: Db, of: PmsSource, in_: PushState): Promise<number> {
  const { count } = await db
    .selectFrom('pmsPush')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('state', '=', in_)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts an attempt before sending, so that after a crash the next attempt knows that this one may have arrived. False if the push is
 * no longer pending.
 */
export async function beginAttempt(trx: Trx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsPush')
    .set((row) => ({ attempts: row('attempts', '+', 1), unsureSince: row.fn.coalesce('unsureSince', row.val(at)) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the result of an attempt. */
export async function settlePush(
  trx: Trx,
  id: string,
  result: Pick<PmsPush, 'state'> & Partial<Pick<PmsPush, 'receipt' | 'lastError' | 'runAt' | 'unsureSince'>>,
  at: string,
): Promise<void> {
  const { receipt: newReceipt, lastError: error, ...plain } = result;
  await trx
    .updateTable('pmsPush')
    .set({
      ...plain,
      ...(newReceipt === undefined ? {} : { receipt: JSON.stringify(newReceipt) }),
      ...(error === undefined ? {} : { lastError: error === null ? null : JSON.stringify(error) }),
      settledAt: result.state === 'pending' ? null : at,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets a parked push be tried again (the PMS is first asked whether it has it). False if it is not parked. */
export async function unparkPush(trx: Trx, propertyId: string, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsPush')
    .set((row) => ({ state: 'pending', runAt: at, settledAt: null, attemptsBefore: row.ref('attempts') }))
    .where('propertyId', '=', propertyId)
    .where('id', '=', id)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Moves unsent pushes to a new connection when the same hotel of the same PMS is connected again. Their attempts start over;
 * parked ones stay parked.
 */
export async function movePushes(trx: Trx, of: PmsSource, connectionId: string, at: string): Promise<void> {
  await trx
    .updateTable('pmsPush')
    .set((row) => ({ connectionId, runAt: at, attemptsBefore: row.ref('attempts') }))
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('state', 'in', ['pending', 'parked'])
    .execute();
}

/** Drops a pending push whose connection was removed. False if it was not, or the push is not pending. */
export async function dropOrphan(trx: Trx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsPush')
    .set({ state: 'dropped', settledAt: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pmsConnection')
            .select('pmsConnection.id')
            .whereRef('pmsConnection.id', '=', 'pmsPush.connectionId')
            .where('pmsConnection.credentials', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Postpones a push without counting an attempt. */
export async function postponePush(trx: Trx, id: string, runAt: string): Promise<void> {
  await trx.updateTable('pmsPush').set({ runAt }).where('id', '=', id).where('state', '=', 'pending').execute();
}

/** Drops all unsent pushes of a PMS that was disconnected. */
export async function dropPushes(trx: Trx, of: PmsSource, at: string): Promise<void> {
  await trx
    .updateTable('pmsPush')
    .set({ state: 'dropped', settledAt: at })
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('state', 'in', ['pending', 'parked'])
    .execute();
}

/** Deletes pushes settled before an instant. */
export async function deletePushesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('pmsPush').where('state', 'in', ['sent', 'dropped']).where('settledAt', '<', at).execute();
}

function subjectOf(request: PmsPushRequest): string {
  if ('conversationId' in request) return request.conversationId;
  if (request.kind === 'request' || request.kind === 'completion') return request.taskId;
  if (request.kind === 'preference') return request.preferenceId;
  if (request.kind === 'arrival') return request.reservationId;
  return request.kind === 'fields' ? request.guestId : request.chargeId;
}

/** The lane, in which pushes keep their order: the stay, or else the guest or conversation. */
async function findLane(trx: Trx, request: PmsPushRequest): Promise<string> {
  const subjectId = subjectOf(request);
  if (request.kind === 'charge' || request.kind === 'charge_void') {
    const charge = await trx
      .selectFrom('charge')
      .select('reservationId')
      .where('id', '=', subjectId)
      .executeTakeFirst();
    return charge?.reservationId ?? subjectId;
  }
  if (request.kind === 'request' || request.kind === 'completion') {
    const task = await trx
      .selectFrom('task')
      .select(['reservationId', 'guestId', 'conversationId'])
      .where('id', '=', subjectId)
      .executeTakeFirst();
    // The same lane for all of a task's pushes, even if its guest becomes known in between.
    const earlier = await trx
      .selectFrom('pmsPush')
      .select('lane')
      .where('subjectId', '=', subjectId)
      .limit(1)
      .executeTakeFirst();
    return earlier?.lane ?? task?.reservationId ?? task?.guestId ?? task?.conversationId ?? subjectId;
  }
  if (request.kind === 'preference') {
    const row = await trx.selectFrom('preference').select('guestId').where('id', '=', subjectId).executeTakeFirst();
    return row?.guestId ?? subjectId;
  }
  return subjectId;
}

async function findUntried(trx: Trx, subjectId: string, of: PmsChangeKind): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('pmsPush')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('kind', '=', of)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .limit(1)
    .executeTakeFirst();
}

/** Whether a charge must be voided in the PMS. If it was never sent, it is dropped here instead. */
async function mustVoid(trx: Trx, chargeId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pmsPush')
    .set({ state: 'dropped', settledAt: at })
    .where('subjectId', '=', chargeId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const rows = await trx.selectFrom('pmsPush').select(['kind', 'state']).where('subjectId', '=', chargeId).execute();
  return (
    rows.some((row) => row.kind === 'charge' && row.state !== 'dropped') &&
    !rows.some((row) => row.kind === 'charge_void')
  );
}

/** Whether a complaint of this conversation was queued or sent and is not over yet. */
async function hasOpenComplaint(trx: Trx, conversationId: string): Promise<boolean> {
  const newest = await trx
    .selectFrom('pmsPush')
    .select('kind')
    .where('subjectId', '=', conversationId)
    .where('kind', 'in', ['request', 'completion'])
    .where('state', '!=', 'dropped')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.kind === 'request';
}

async function wasRequested(trx: Trx, taskId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('pmsPush')
    .select('id')
    .where('subjectId', '=', taskId)
    .where('kind', '=', 'request')
    .where('state', '!=', 'dropped')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function toPush(row: Row<'pmsPush'>): PmsPush {
  return {
    ...row,
    kind: kind.parse(row.kind),
    state: state.parse(row.state),
    detail: readJson(detail, row.detail),
    receipt: row.receipt === null ? null : readJson(receipt, row.receipt),
    lastError: row.lastError === null ? null : readJson(lastError, row.lastError),
  };
}
