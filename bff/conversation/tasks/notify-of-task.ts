import type { TaskState } from '../../../shared/domain/task.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findTask, listTasksToNotify, markGuestNotified, type Task } from '../../store/tasks/tasks.ts';
import { notifyGuest } from '../channels/notify-guest.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

/** A little longer than the desk offers "undo": a message to the guest cannot be undone. */
const TELL_AFTER_MS = 18_000;
const AT_ONCE_MAX = 100;

/** The time from which the guest may be notified of a task's new state; null: the guest is not notified of this state. */
export function notifyAfter(state: TaskState, at: string): string | null {
  return state === 'done' || state === 'cancelled' ? new Date(Date.parse(at) + TELL_AFTER_MS).toISOString() : null;
}

/**
 * Notifies guests of finished tasks. Pending notifications are stored in the rows, so that none is sent twice after a
 * restart.
 */
export async function notifyOfFinished(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>,
): Promise<void> {
  const now = deps.clock().toISOString();
  for (const { propertyId, id } of await listTasksToNotify(deps.db, now, AT_ONCE_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const task = await findTask(trx, propertyId, id);
      if (task === undefined || task.tellAt === null || task.tellAt > now) return; // undone in the meantime
      await notifyGuestOfTask(deps, trx, announce, { task, at: now });
      await markGuestNotified(trx, task);
    });
}

/**
 * Tells the guest, in their language, that their task is done or could not be done: once, and again only if the task was
 * opened again.
 * - `auto`: as a message of the AI. `assisted`: as a draft.
 * - While a colleague has the conversation, and in `manual`: only a note reminds staff to tell the guest.
 * Not if the guest has ended the chat, nor for kinds of tasks that guests are not told about.
 */
async function notifyGuestOfTask(
  deps: Pick<ConversationDeps, 'engine'>,
  trx: Trx,
  announce: Announce,
  { task, at }: { task: Task; at: string },
): Promise<void> {
  if (task.conversationId === null || (task.state !== 'done' && task.state !== 'cancelled')) return;
  const conversation = await findConversation(trx, task.propertyId, task.conversationId);
  if (conversation === undefined || conversation.endedAt !== null) return;
  const reply = deps.engine.sayTaskState(
    task.language ?? conversation.language ?? FALLBACK_LANGUAGE,
    task.kind,
    task.state,
  );
  if (reply === null) return;
  const outcome = task.state === 'done' ? 'is done' : 'was cancelled';
  const note = `The task “${task.title}” ${outcome}. The guest has not been told.`;
  await notifyGuest(trx, announce, conversation, { reply, use: 'task_done', note, at });
}
