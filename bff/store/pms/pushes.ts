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

/** Something the PMS is to be told. It is named here; its words are read when it is sent. */
export type PmsPushRequest =
  | { kind: 'request'; taskId: string }
  /** A complaint that went to a colleague: no task holds it. */
  | { kind: 'request'; conversationId: string; complaint: { messageId: string; intent: string; department: string } }
  | { kind: 'completion'; taskId: string; state: 'done' | 'cancelled' | 'open' }
  /** … and is over with its conversation. */
  | { kind: 'completion'; conversationId: string; state: 'done' }
  | { kind: 'communication'; conversationId: string }
  | { kind: 'charge'; chargeId: string }
  | { kind: 'charge_void'; chargeId: string; reason: string }
  | { kind: 'preference'; preferenceId: string }
  | { kind: 'fields'; guestId: string };

export const PUSH_STATES = ['pending', 'sent', 'parked', 'dropped'] as const;
export type PushState = (typeof PUSH_STATES)[number];

const receipt = z.object({ id: z.string().nullable(), place: z.enum(PMS_PLACES), detail: z.string() });
const complaint = z.object({ messageId: z.string(), intent: z.string(), department: z.string() });
const detail = z.object({ state: z.enum(['done', 'cancelled', 'open']), reason: z.string(), complaint }).partial();
const lastError = z.object({ code: z.string(), message: z.string(), at: z.string() });
const kind = z.enum(PMS_CHANGE_KINDS);
const state = z.enum(PUSH_STATES);

/** One thing to tell the PMS, and what became of it. */
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
  /** When the first try began of which nobody knows whether it arrived. */
  unsureSince: string | null;
  runAt: string;
  receipt: z.infer<typeof receipt> | null;
  lastError: z.infer<typeof lastError> | null;
  createdAt: string;
  settledAt: string | null;
}

/**
 * Has the PMS told of a change, in the transaction that makes the change: the one that has the stay or the guest it is about, where
 * a property has several. Nothing where that is not connected. What waits already to be told for the first time is not queued twice: it is told as it is when its turn comes.
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
  const isOnceOver = request.kind === 'communication' || request.kind === 'fields' || request.kind === 'request';
  if (isOnceOver && (await findUnbegun(trx, subjectId, request.kind)) !== undefined) return;
  if (request.kind === 'charge_void' && !(await mustVoid(trx, subjectId, at))) return;
  if (request.kind === 'completion' && !(await wasRequested(trx, subjectId))) return;
  // One at a time: what else the guest says of it stands in the chat.
  if ('complaint' in request && (await isComplaining(trx, subjectId))) return;
  if (request.kind === 'completion' && 'conversationId' in request && !(await isComplaining(trx, subjectId))) return;
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

/** Sources that have something due to tell. */
export async function listPushing(db: Db, now: string): Promise<PmsSource[]> {
  return db
    .selectFrom('pmsPush')
    .select([unindexed('propertyId').as('propertyId'), 'source']) // by what is due, not through all that ever was
    .distinct()
    .where(sql<boolean>`"state" = 'pending'`)
    .where('runAt', '<=', now)
    .execute();
}

/**
 * What of a source is due, the oldest first. Of each lane only the first that waits: what a guest's stay is told of keeps its order.
 * What follows up something parked (the completion of a request, the voiding of a charge) waits for it.
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

/** The newest of a kind about a subject that the PMS took. */
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

/** The newest first. */
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
 * Takes a push in hand: counted before it is sent, so that after a crash the next try knows it may have arrived. False
 * where it is not waiting any more.
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

/** Stores what became of a push. */
export async function settlePush(
  trx: Trx,
  id: string,
  became: Pick<PmsPush, 'state'> & Partial<Pick<PmsPush, 'receipt' | 'lastError' | 'runAt' | 'unsureSince'>>,
  at: string,
): Promise<void> {
  const { receipt: given, lastError: error, ...plain } = became;
  await trx
    .updateTable('pmsPush')
    .set({
      ...plain,
      ...(given === undefined ? {} : { receipt: JSON.stringify(given) }),
      ...(error === undefined ? {} : { lastError: error === null ? null : JSON.stringify(error) }),
      settledAt: became.state === 'pending' ? null : at,
    })
    .where('id', '=', id)
    .execute();
}

/** Has a parked push tried again; the PMS is asked first whether it has it. False where it is not parked. */
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
 * The same hotel of the same PMS is connected again: what it was not told yet goes by the new connection, at once and with all
 * its tries. What is parked stays so until staff say otherwise.
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

/** Drops a push whose connection is not there any more. False where it is, or where nothing waits to be told. */
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

/** Puts off what cannot be told now, without counting a try. */
export async function postponePush(trx: Trx, id: string, runAt: string): Promise<void> {
  await trx.updateTable('pmsPush').set({ runAt }).where('id', '=', id).where('state', '=', 'pending').execute();
}

/** The PMS is not connected any more: nobody is left to tell. */
export async function dropPushes(trx: Trx, of: PmsSource, at: string): Promise<void> {
  await trx
    .updateTable('pmsPush')
    .set({ state: 'dropped', settledAt: at })
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('state', 'in', ['pending', 'parked'])
    .execute();
}

/** Forgets what was settled before an instant and nothing can follow up any more. */
export async function deletePushesBefore(trx: Trx, at: string): Promise<void> {
  await trx.deleteFrom('pmsPush').where('state', 'in', ['sent', 'dropped']).where('settledAt', '<', at).execute();
}

function subjectOf(request: PmsPushRequest): string {
  if ('conversationId' in request) return request.conversationId;
  if (request.kind === 'request' || request.kind === 'completion') return request.taskId;
  if (request.kind === 'preference') return request.preferenceId;
  return request.kind === 'fields' ? request.guestId : request.chargeId;
}

/** What must keep its order: all that is told of a stay, or of a guest or conversation where no stay is known. */
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
    // Kept for the task's whole life: who the guest is may become known between its request and its completion.
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

async function findUnbegun(trx: Trx, subjectId: string, of: PmsChangeKind): Promise<{ id: string } | undefined> {
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

/** A charge that was never sent needs no voiding: it is dropped. One that may have arrived does. */
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

/** Was the PMS told, or is it to be told, of a complaint in this conversation that is not over yet? */
async function isComplaining(trx: Trx, conversationId: string): Promise<boolean> {
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
