import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place, placeEach } from './kept-query.ts';

export type OutboxRow = Row<'outbox'>;
/**
 * `turn`: a guest's message to answer; its key is the message's id. `mail`: an e-mail to send. `push`: a push message to
 * staff; its key is the alert's number. `webhook`: an event for the hotel's programs.
 */
export type OutboxKind = 'turn' | 'mail' | 'push' | 'webhook';

const TRANSCRIPT = 'transcript-';
/** The error of work that is not tried again. */
const GIVEN_UP = 'given up';
/** The payload of work whose content was erased. */
export const EMPTIED = '{}';

/** The key of a mail with a transcript. An erasure of the conversation finds it by this key. */
export function transcriptKey(conversationId: string, copy: string): string {
  return `${TRANSCRIPT}${conversationId}-${copy}`;
}

/** Whether the key belongs to a mail with a transcript. */
export function isTranscript(key: string): boolean {
  return key.startsWith(TRANSCRIPT);
}

const REPORT = 'report ';

/** The key of a mail with a month's report. Without the address: what the keys of all its mails begin with. */
export function reportKey(propertyId: string, month: string, address = ''): string {
  return `${REPORT}${propertyId} ${month} ${address}`;
}

/** Whether a mail with this key may still be sent after days. A mail with a code may not. */
export function maySendDaysLater(key: string): boolean {
  return key.startsWith(REPORT) || isTranscript(key);
}

/** Queues work in the transaction that causes the work. A second call with the same kind and key has no effect. */
export async function enqueue(
  trx: Trx,
  given: {
    propertyId: string;
    kind: OutboxKind;
    key: string;
    payload: Record<string, unknown>;
    at: string;
    runAt: string;
    /** The node that does the work at once; absent: any node may do the work. */
    claimedBy?: string | null;
  },
): Promise<void> {
  await insertWork(trx, {
    id: newId('event'),
    propertyId: given.propertyId,
    kind: given.kind,
    key: given.key,
    payload: JSON.stringify(given.payload),
    claimedBy: given.claimedBy ?? null,
    runAt: given.runAt,
    createdAt: given.at,
  });
}

const insertWork = keepQuery((db, place: Place<Omit<OutboxRow, 'attempts' | 'doneAt' | 'lastError'>>) =>
  db
    .insertInto('outbox')
    .values({
      ...placeEach(place, ['id', 'propertyId', 'kind', 'key', 'payload', 'claimedBy', 'runAt', 'createdAt']),
      attempts: 0,
      doneAt: null,
      lastError: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing()),
);

/** Marks work as done. False if the work was already done; the caller must then store no result. */
export async function settleWork(trx: Trx, kind: OutboxKind, key: string, at: string): Promise<boolean> {
  const { numAffectedRows } = await markDone(trx, { kind, key, at });
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

const markDone = keepQuery((db, place: Place<{ kind: string; key: string; at: string }>) =>
  db
    .updateTable('outbox')
    .set({ doneAt: place('at') })
    .where('kind', '=', place('kind'))
    .where('key', '=', place('key'))
    .where('doneAt', 'is', null),
);

/** Marks work as done that failed for good; the reason stays. */
export async function giveUpWork(trx: Trx, id: string, at: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ doneAt: at, lastError: GIVEN_UP })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .execute();
}

/** Lists work of a property whose key begins so and which failed: is tried again, or was given up. */
export async function listFailedWork(
  db: Db | Trx,
  { propertyId, kind, keyStart }: { propertyId: string; kind: OutboxKind; keyStart: string },
): Promise<{ key: string; isGivenUp: boolean }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['key', 'lastError'])
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where((row) =>
      row.or([row.and([row('doneAt', 'is', null), row('lastError', 'is not', null)]), row('lastError', '=', GIVEN_UP)]),
    )
    .orderBy('id')
    .execute();
  return rows
    .filter(({ key }) => key.startsWith(keyStart))
    .map(({ key, lastError }) => ({ key, isGivenUp: lastError === GIVEN_UP }));
}

/** Lists due work, oldest first. */
export async function listDueWork(db: Db, kind: OutboxKind, now: string, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .where('runAt', '<=', now)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

/** Lists due work that a node may take: work claimed by the node itself, by no node, or by a node that is no longer alive. */
export async function listFreeWork(
  db: Db | Trx,
  kind: OutboxKind,
  { nodeId, now, limit }: { nodeId: string; now: string; limit: number },
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .where('runAt', '<=', now)
    .where((row) =>
      row.or([
        row('claimedBy', 'is', null),
        row('claimedBy', '=', nodeId),
        row('claimedBy', 'not in', (select) => select.selectFrom('node').select('id')),
      ]),
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

/** Claims the free work for the node and returns the work. */
export async function claimFreeWork(
  trx: Trx,
  kind: OutboxKind,
  given: { nodeId: string; now: string; limit: number },
): Promise<OutboxRow[]> {
  const free = await listFreeWork(trx, kind, given);
  const ids = free.flatMap(({ id, claimedBy }) => (claimedBy === given.nodeId ? [] : [id]));
  if (ids.length > 0) await trx.updateTable('outbox').set({ claimedBy: given.nodeId }).where('id', 'in', ids).execute();
  return free;
}

/** Whether another living node works on an earlier message of the conversation. Postponed work does not count. */
export async function isEarlierTurnElsewhere(
  db: Db,
  { messageId, conversationId, nodeId }: { messageId: string; conversationId: string; nodeId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .innerJoin('message', 'message.id', 'outbox.key')
    .select('outbox.id')
    .where('outbox.kind', '=', 'turn')
    .where('outbox.doneAt', 'is', null)
    .where('outbox.attempts', '=', 0)
    .where('outbox.claimedBy', '!=', nodeId)
    .where('outbox.claimedBy', 'in', (select) => select.selectFrom('node').select('id'))
    .where('message.conversationId', '=', conversationId)
    .where('message.staffSeq', '<', (select) =>
      select.selectFrom('message as own').select('own.staffSeq').where('own.id', '=', messageId),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a piece of work, done or not. */
export async function findWork(db: Db, kind: OutboxKind, key: string): Promise<OutboxRow | undefined> {
  return (await byKey(db, { kind, key })).rows[0];
}

const byKey = keepQuery((db, place: Place<{ kind: string; key: string }>) =>
  db.selectFrom('outbox').selectAll().where('kind', '=', place('kind')).where('key', '=', place('key')),
);

/** Lists a property's work of a kind, done or not, without erased work. */
export async function listWorkOf(trx: Trx, propertyId: string, kind: OutboxKind): Promise<OutboxRow[]> {
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('payload', '!=', EMPTIED)
    .execute();
}

/** Erases the payload of work and leaves the row. */
export async function emptyWork(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('outbox').set({ payload: EMPTIED }).where('id', '=', id).execute();
}

/** Deletes work, done or not. */
export async function deleteWork(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Postpones work after a failure. */
export async function postponeWork(trx: Trx, id: string, runAt: string, lastError: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((set) => ({ attempts: set('attempts', '+', 1), runAt, lastError }))
    .where('id', '=', id)
    .execute();
}

/** Deletes work done before an instant, up to `limit` rows. Returns the number deleted. */
export async function deleteDoneWorkBefore(trx: Trx, at: string, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', 'in', (from) => from.selectFrom('outbox').select('outbox.id').where('doneAt', '<', at).limit(limit))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
