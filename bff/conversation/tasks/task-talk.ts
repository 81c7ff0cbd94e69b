import { ServiceError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { insertUpload, toAttachment, type Upload } from '../../store/channels/uploads.ts';
import {
  insertTaskComment,
  listTaskComments,
  TASK_COMMENTS_MAX,
  type TaskComment,
} from '../../store/tasks/task-comments.ts';
import { changeTask, findTask, type Task } from '../../store/tasks/tasks.ts';
import { type Also, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** A task, and who comments on it. */
export interface TaskTalk {
  propertyId: string;
  taskId: string;
  actor: Actor;
}

/** Adds a colleague's comment to a task. Throws `not_found`, and `conflict` if it has too many. */
export function commentOnTask(
  deps: Deps,
  { text, ...talk }: TaskTalk & { text: string },
  also?: Also<TaskComment>,
): Promise<TaskComment> {
  return say(deps, talk, async () => ({ text, attachment: null }), also);
}

/**
 * Adds a colleague's picture to a task. It is checked and re-encoded like every upload and deleted with the task. Throws as
 * `Files.take` and `commentOnTask` do.
 */
export async function showOfTask(
  deps: Deps & Pick<ConversationDeps, 'files'>,
  talk: TaskTalk,
  given: { bytes: Uint8Array; name: string },
): Promise<TaskComment> {
  const { propertyId, taskId, actor } = talk;
  if ((await findTask(deps.db, propertyId, taskId)) === undefined) throw noSuchTask();
  for (;;) {
    const { hash, ...kept } = await deps.files.take(given.bytes, given.name);
    const upload: Upload = {
      ...kept,
      hash,
      id: newId('upload'),
      propertyId,
      taskId,
      conversationId: null,
      messageId: null,
      sender: actor.id,
      at: deps.clock().toISOString(),
      platformId: null,
      attempts: 0,
      nextAt: null,
    };
    const shown = await say(deps, talk, async (trx) => {
      // An erasure may have deleted the same content meanwhile, in a transaction too.
      if (!deps.files.has(hash)) return null;
      await insertUpload(trx, upload);
      return { text: '', attachment: toAttachment(upload) };
    }).catch((error: unknown) => {
      if (error instanceof ContentGone) return null;
      throw error;
    });
    if (shown !== null) return shown;
  }
}

class ContentGone extends Error {}

function say(
  deps: Deps,
  { propertyId, taskId, actor }: TaskTalk,
  write: (trx: Parameters<Also<Task>>[0]) => Promise<Pick<TaskComment, 'text' | 'attachment'> | null>,
  also?: Also<TaskComment>,
): Promise<TaskComment> {
  const at = deps.clock().toISOString();
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const task = await findTask(trx, propertyId, taskId);
      if (task === undefined) throw noSuchTask();
      if ((await listTaskComments(trx, propertyId, taskId)).length >= TASK_COMMENTS_MAX)
        throw new ServiceError('conflict', `Of one task at most ${TASK_COMMENTS_MAX} things are said; make another`);
      const words = await write(trx);
      if (words === null) throw new ContentGone('The content was taken away meanwhile');
      const comment = await insertTaskComment(trx, task, { ...words, actor: actor.id, name: actor.name, at });
      await changeTask(trx, task, { updatedAt: at }, { actor: actor.id, at });
      await announce.desk(propertyId, 'task', task.conversationId, { taskId });
      return comment;
    },
    also,
  );
}

function noSuchTask(): ServiceError {
  return new ServiceError('not_found', 'There is no such task');
}
