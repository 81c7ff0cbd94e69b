import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { findConversation } from '../store/conversations.ts';
import type { Trx } from '../store/schema.ts';
import type { Task } from '../store/tasks.ts';
import type { Announce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import { tellUnasked } from './tell-unasked.ts';

/**
 * Tells the guest, in their language, that staff did what they asked for, or could not. Called at the move itself, so it
 * is told once, and again only after the task was opened again.
 * - `auto`: the engine says it. `assisted`: it waits as a draft, as everything the engine would say there.
 * - While a colleague holds the conversation, and in `manual`, where the hotel wants no words but its own: only a note
 *   reminds staff that the guest does not know yet.
 * A guest who ended the chat is not written to; work whose kind guests have no word for is staff's own matter.
 */
export async function tellGuestOfTask(
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
  await tellUnasked(trx, announce, conversation, { reply, note, at });
}
