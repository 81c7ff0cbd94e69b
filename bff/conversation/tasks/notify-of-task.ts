import type { TaskState } from '../../../shared/domain/task.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findTask, listTasksToNotify, noteTold, type Task } from '../../store/tasks/tasks.ts';
import { notifyGuest } from '../channels/notify-guest.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

/** As long as a desk offers to take a move back, and a little: what a guest was told cannot be taken back. */
const TELL_AFTER_MS = 18_000;
const AT_ONCE_MAX = 100;

/** From when the guest may be told of a state that a task came to at an instant; null: there is nothing to tell. */
export function notifyAfter(state: TaskState, at: string): string | null {
  return state === 'done' || state === 'cancelled' ? new Date(Date.parse(at) + TELL_AFTER_MS).toISOString() : null;
}

/** Tells guests of what is finished and was not taken back. What is owed stands in the rows: a restart tells nobody twice. */
export async function notifyOfFinished(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>,
): Promise<void> {
  const now = deps.clock().toISOString();
  for (const { propertyId, id } of await listTasksToNotify(deps.db, now, AT_ONCE_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const task = await findTask(trx, propertyId, id);
      if (task === undefined || task.tellAt === null || task.tellAt > now) return; // taken back meanwhile
      await notifyGuestOfTask(deps, trx, announce, { task, at: now });
      await noteTold(trx, task);
    });
}

/**
 * Tells the guest, in their language, that staff did what they asked for, or could not: once, and again only after the task
 * was opened again.
 * - `auto`: the engine says it. `assisted`: it waits as a draft, as everything the engine would say there.
 * - While a colleague holds the conversation, and in `manual`, where the hotel wants no words but its own: only a note
 *   reminds staff that the guest does not know yet.
 * A guest who ended the chat is not written to; work whose kind guests have no word for is staff's own matter.
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
