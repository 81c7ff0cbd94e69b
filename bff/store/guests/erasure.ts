import { sql } from 'kysely';
import { forgetUnheard } from '../channels/connections.ts';
import { eraseTaskFiles, eraseUploads } from '../channels/uploads.ts';
import { eraseDeliveries } from '../channels/webhook-deliveries.ts';
import { isPostgres } from '../core/dialect.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { transcriptKey } from '../sqlite/outbox.ts';

/**
 * Deletes conversations with everything that contains a guest's words: messages, files, decisions, drafts, tasks, queued
 * work, unanswered questions. Their ids are kept, so that an open page can be notified. Returns the groups of unanswered
 * questions that lost some: their signatures must be computed again (`rebuildGroups`).
 */
export async function eraseConversations(
  trx: Trx,
  propertyId: string,
  ids: readonly string[],
  at: string,
): Promise<string[]> {
  const groups = new Set<string>();
  await eraseDeliveries(trx, propertyId, { conversationIds: ids });
  await forgetUnheard(trx, propertyId, ids, at);
  for (const id of ids) {
    const tasks = trx
      .selectFrom('task')
      .select('id')
      .where('propertyId', '=', propertyId)
      .where('conversationId', '=', id);
    const taskIds = (await tasks.execute()).map((task) => task.id);
    await erasePushes(trx, propertyId, [id, ...taskIds]);
    await eraseTaskFiles(trx, taskIds, at);
    await eraseMentions(trx, propertyId, [id]);
    const messages = trx.selectFrom('message').select('id').where('conversationId', '=', id);
    await trx.deleteFrom('outbox').where('kind', '=', 'turn').where('key', 'in', messages).execute();
    const codes = trx.selectFrom('accessCode').select('id').where('conversationId', '=', id);
    await trx.deleteFrom('outbox').where('kind', '=', 'mail').where('key', 'in', codes).execute();
    await eraseTranscripts(trx, id);
    for (const group of await eraseQuestions(trx, id)) groups.add(group);
    await trx.deleteFrom('task').where('propertyId', '=', propertyId).where('conversationId', '=', id).execute();
    await eraseUploads(trx, propertyId, id, at);
    await trx.deleteFrom('deskEvent').where('propertyId', '=', propertyId).where('conversationId', '=', id).execute();
    await trx.deleteFrom('conversation').where('propertyId', '=', propertyId).where('id', '=', id).execute();
    await trx
      .insertInto('erasedConversation')
      .values({ conversationId: id, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return [...groups];
}

/** Deletes mails with a transcript of the conversation, sent or not. */
async function eraseTranscripts(trx: Trx, conversationId: string): Promise<void> {
  const begin = transcriptKey(conversationId, '');
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where('key', '>=', begin)
    .where('key', '<', `${begin}~`)
    .execute();
}

/**
 * Deletes everything else about a guest or their reservations: tasks, access codes with their mails, tries to prove a
 * booking, preferences. Returns the ids of the deleted tasks.
 */
export async function eraseTraces(
  trx: Trx,
  propertyId: string,
  { guestId, reservationIds, at }: { guestId: string; reservationIds: readonly string[]; at: string },
): Promise<string[]> {
  await eraseFilesOfTraces(trx, propertyId, { guestId, reservationIds, at });
  await eraseDeliveries(trx, propertyId, { guestId });
  await erasePushes(trx, propertyId, [guestId, ...reservationIds]);
  await eraseMentions(trx, propertyId, [guestId, ...reservationIds]);
  const guestTasks = await trx
    .deleteFrom('task')
    .where('propertyId', '=', propertyId)
    .where('guestId', '=', guestId)
    .returning('id')
    .execute();
  const tasks = guestTasks.map(({ id }) => id);
  await erasePushes(trx, propertyId, tasks);
  await trx.deleteFrom('preference').where('propertyId', '=', propertyId).where('guestId', '=', guestId).execute();
  if (reservationIds.length === 0) return tasks;
  const ofStays = await trx
    .deleteFrom('task')
    .where('propertyId', '=', propertyId)
    .where('reservationId', 'in', reservationIds)
    .returning('id')
    .execute();
  const taskIds = ofStays.map(({ id }) => id);
  await erasePushes(trx, propertyId, taskIds);
  const codes = trx.selectFrom('accessCode').select('id').where('reservationId', 'in', reservationIds);
  await trx.deleteFrom('outbox').where('kind', '=', 'mail').where('key', 'in', codes).execute();
  await trx.deleteFrom('accessCode').where('reservationId', 'in', reservationIds).execute();
  await trx.deleteFrom('accessTry').where('reservationId', 'in', reservationIds).execute();
  return [...tasks, ...taskIds];
}

/** Deletes the tasks' pictures. Call it before the tasks are deleted: only they link a picture to its guest. */
async function eraseFilesOfTraces(
  trx: Trx,
  propertyId: string,
  { guestId, reservationIds, at }: { guestId: string; reservationIds: readonly string[]; at: string },
): Promise<void> {
  const theirs = await trx
    .selectFrom('task')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('guestId', '=', guestId), where('reservationId', 'in', reservationIds)]))
    .execute();
  await eraseTaskFiles(
    trx,
    theirs.map(({ id }) => id),
    at,
  );
}

/** Deletes the pushes to the PMS about these ids, sent or not: its answers may contain the guest's words. */
async function erasePushes(trx: Trx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('pmsPush')
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('subjectId', 'in', ids), where('lane', 'in', ids)]))
    .execute();
}

/** Deletes queued work and lines of the integrations' log that contain one of these ids. */
async function eraseMentions(trx: Trx, propertyId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await trx
      .deleteFrom('outbox')
      .where('propertyId', '=', propertyId)
      .where('kind', 'in', ['push', 'webhook'])
      .where(sql<number>`instr(payload, ${id})`, '>', 0)
      .execute();
    await trx
      .deleteFrom('pmsLog')
      .where('propertyId', '=', propertyId)
      .where(sql<number>`instr(message || coalesce(detail, ''), ${id})`, '>', 0)
      .execute();
  }
}

/** Empties SQLite's write-ahead log, which may still contain erased data. If a reader prevents it, the next call does it. */
export async function truncateWal(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Deletes the conversation's unanswered questions, and groups without any left. Returns the groups that remain. */
async function eraseQuestions(trx: Trx, conversationId: string): Promise<string[]> {
  const questions = await trx
    .selectFrom('unansweredQuestion')
    .select(['groupId', 'text'])
    .where('conversationId', '=', conversationId)
    .execute();
  const remaining: string[] = [];
  await trx.deleteFrom('unansweredQuestion').where('conversationId', '=', conversationId).execute();
  for (const { groupId, text } of questions) {
    const other = await trx
      .selectFrom('unansweredQuestion')
      .select(['text', 'language'])
      .where('groupId', '=', groupId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (other === undefined) await trx.deleteFrom('unansweredGroup').where('id', '=', groupId).execute();
    else {
      remaining.push(groupId);
      await trx
        .updateTable('unansweredGroup')
        .set({ question: other.text, language: other.language })
        .where('id', '=', groupId)
        .where('question', '=', text)
        .execute();
    }
  }
  return remaining;
}
