import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { keepQuery, type Place, placeEach } from './kept-query.ts';

export type OutboxRow = Row<'outbox'>;
/**
 * `turn`: a guest's message that must be answered, by the message's id. `mail`: an e-mail to send, by what it is for.
 * `push`: colleagues to wake, by the alert's number. `webhook`: an event that the hotel's programs are to be told of.
 */
export type OutboxKind = 'turn' | 'mail' | 'push' | 'webhook';

const TRANSCRIPT = 'transcript-';
/** What work holds that was emptied. */
export const EMPTIED = '{}';

/** The key of the mail that carries a copy of a conversation: by it the conversation's erasure finds it. */
export function transcriptKey(conversationId: string, copy: string): string {
  return `${TRANSCRIPT}${conversationId}-${copy}`;
}

/** Does the mail of this key carry a copy of a conversation? */
export function isTranscript(key: string): boolean {
  return key.startsWith(TRANSCRIPT);
}

/** Is a mail of this key of use for days? A code is not. */
export function isOfUseForDays(key: string): boolean {
  return key.startsWith('report ') || isTranscript(key);
}

/** Queues work in the transaction that makes it due. The same kind and key again changes nothing. */
export async function enqueue(
  trx: Trx,
  given: {
    propertyId: string;
    kind: OutboxKind;
    key: string;
    payload: Record<string, unknown>;
    at: string;
    runAt: string;
    /** The node that does it at once; left out, whoever looks first does it. */
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

/** Marks work as done. False where it was done already: the caller then stores nothing of its own. */
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

/** Work that is due and not done, the oldest first. */
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

/** The due work of a kind that is a node's to do: its own, nobody's, and that of nodes that are not alive any more. */
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

/** Takes that work for the node, and gives what it has now. */
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

/** Does another node that is alive work on an earlier message of the same conversation? One that it put off does not count. */
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

/** One piece of work, done or not. */
export async function findWork(db: Db, kind: OutboxKind, key: string): Promise<OutboxRow | undefined> {
  return (await byKey(db, { kind, key })).rows[0];
}

const byKey = keepQuery((db, place: Place<{ kind: string; key: string }>) =>
  db.selectFrom('outbox').selectAll().where('kind', '=', place('kind')).where('key', '=', place('key')),
);

/** A property's work of a kind, done or not, that holds anything. */
export async function listWorkOf(trx: Trx, propertyId: string, kind: OutboxKind): Promise<OutboxRow[]> {
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('payload', '!=', EMPTIED)
    .execute();
}

/** Takes out what work held: only that it was there, and whether it was done, is still known. */
export async function emptyWork(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('outbox').set({ payload: EMPTIED }).where('id', '=', id).execute();
}

/** Takes work out, whether it was done or not. */
export async function deleteWork(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Puts work off after a failure. */
export async function postponeWork(trx: Trx, id: string, runAt: string, lastError: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((set) => ({ attempts: set('attempts', '+', 1), runAt, lastError }))
    .where('id', '=', id)
    .execute();
}

/** Forgets work that was done before an instant, so much of it at once. Gives how much that was. */
export async function deleteDoneWorkBefore(trx: Trx, at: string, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', 'in', (from) => from.selectFrom('outbox').select('outbox.id').where('doneAt', '<', at).limit(limit))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
