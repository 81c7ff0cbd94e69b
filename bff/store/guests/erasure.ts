import { sql } from 'kysely';
import { forgetUnheard } from '../channels/connections.ts';
import { eraseTaskFiles, eraseUploads } from '../channels/uploads.ts';
import { eraseDeliveries } from '../channels/webhook-deliveries.ts';
import { isPostgres } from '../core/dialect.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { transcriptKey } from '../sqlite/outbox.ts';

/**
 * Takes conversations out of the store with everything that holds a guest's words: messages, files, decisions, drafts, tasks,
 * work still to do, unanswered questions. What stays is their ids, so that a page that knows one is told. Gives the
 * groups of questions that go on without theirs: what these have in common must be told again (`rebuildGroups`).
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

/** Copies by e-mail hold all that was said, sent or not. */
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
 * Takes out what else names a guest or their reservations: staff's tasks, codes with the mails that carry them, tries at
 * their numbers, what they like. Gives the ids of the tasks.
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
  const theirs = await trx
    .deleteFrom('task')
    .where('propertyId', '=', propertyId)
    .where('guestId', '=', guestId)
    .returning('id')
    .execute();
  const tasks = theirs.map(({ id }) => id);
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

/** Before their tasks go: a picture knows its guest by its task alone. */
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

/** Takes out what was, or is to be, told to the PMS about these: what it answered may hold their words. */
async function erasePushes(trx: Trx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('pmsPush')
    .where('propertyId', '=', propertyId)
    .where((where) => where.or([where('subjectId', 'in', ids), where('lane', 'in', ids)]))
    .execute();
}

/** Takes out work on its way and lines of the integrations' log in which one of these ids stands. */
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

/** Empties SQLite's write-ahead log, which still holds pages from before. Waits for nobody: where one reads, the next will do it. */
export async function truncateWal(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** A group keeps the words of those who stay; without any it goes. Gives those that stay. */
async function eraseQuestions(trx: Trx, conversationId: string): Promise<string[]> {
  const asked = await trx
    .selectFrom('unansweredQuestion')
    .select(['groupId', 'text'])
    .where('conversationId', '=', conversationId)
    .execute();
  const left: string[] = [];
  await trx.deleteFrom('unansweredQuestion').where('conversationId', '=', conversationId).execute();
  for (const { groupId, text } of asked) {
    const other = await trx
      .selectFrom('unansweredQuestion')
      .select(['text', 'language'])
      .where('groupId', '=', groupId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (other === undefined) await trx.deleteFrom('unansweredGroup').where('id', '=', groupId).execute();
    else {
      left.push(groupId);
      await trx
        .updateTable('unansweredGroup')
        .set({ question: other.text, language: other.language })
        .where('id', '=', groupId)
        .where('question', '=', text)
        .execute();
    }
  }
  return left;
}
