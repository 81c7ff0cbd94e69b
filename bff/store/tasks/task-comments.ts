import { type Attachment, attachment } from '../../../shared/protocol/attachment.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

/** More comments than anybody reads. */
export const TASK_COMMENTS_MAX = 200;

/** A colleague's comment on a task, or a photo. */
export interface TaskComment {
  id: string;
  /** The id of a user or API key, and their name at that time. */
  actor: string;
  name: string;
  /** May be empty with an attachment. */
  text: string;
  attachment: Attachment | null;
  at: string;
}

export async function insertTaskComment(
  trx: Trx,
  task: { propertyId: string; id: string },
  fields: Omit<TaskComment, 'id'>,
): Promise<TaskComment> {
  const comment = { ...fields, id: newId('taskComment') };
  await trx
    .insertInto('taskComment')
    .values({
      ...comment,
      attachment: fields.attachment === null ? null : JSON.stringify(fields.attachment),
      propertyId: task.propertyId,
      taskId: task.id,
    })
    .execute();
  return comment;
}

/** A task's comments, the oldest first. */
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

/** The number of comments by task; tasks without comments are missing. */
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
