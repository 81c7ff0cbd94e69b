import { type Attachment, attachment } from '../../../shared/protocol/attachment.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More than anybody reads of one task. */
export const TASK_COMMENTS_MAX = 200;

/** What a colleague said or showed of a task. */
export interface TaskComment {
  id: string;
  /** A user's or key's id, and how they were called then. */
  actor: string;
  name: string;
  /** May be empty beside a picture. */
  text: string;
  attachment: Attachment | null;
  at: string;
}

export async function insertTaskComment(
  trx: Trx,
  task: { propertyId: string; id: string },
  given: Omit<TaskComment, 'id'>,
): Promise<TaskComment> {
  const comment = { ...given, id: newId('taskComment') };
  await trx
    .insertInto('taskComment')
    .values({
      ...comment,
      attachment: given.attachment === null ? null : JSON.stringify(given.attachment),
      propertyId: task.propertyId,
      taskId: task.id,
    })
    .execute();
  return comment;
}

/** A task's thread, the oldest first. */
export async function listTaskComments(db: Db | Trx, propertyId: string, taskId: string): Promise<TaskComment[]> {
  const rows = await db
    .selectFrom('taskComment')
    .select(['id', 'actor', 'name', 'text', 'attachment', 'at'])
    .where('propertyId', '=', propertyId)
    .where('taskId', '=', taskId)
    .orderBy('id')
    .limit(TASK_COMMENTS_MAX)
    .execute();
  return rows.map((row) => ({
    ...row,
    attachment: row.attachment === null ? null : readJson(attachment, row.attachment),
  }));
}

/** How much was said of each of these tasks; a task of which nothing was is not there. */
export async function countTaskComments(db: Db | Trx, taskIds: readonly string[]): Promise<Map<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('taskComment')
    .select((select) => ['taskId', select.fn.countAll<number>().as('count')])
    .where('taskId', 'in', taskIds)
    .groupBy('taskId')
    .execute();
  return new Map(rows.map(({ taskId, count }) => [taskId, count]));
}
