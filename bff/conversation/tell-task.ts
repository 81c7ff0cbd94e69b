import type { TaskState } from '../../shared/domain/task.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { findAiMode } from '../store/activation.ts';
import { type Conversation, findConversation } from '../store/conversations.ts';
import { insertDraft } from '../store/drafts.ts';
import { toGuestEvent } from '../store/guest-events.ts';
import { insertMessage } from '../store/insert-message.ts';
import { findNewestOfGuest } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';
import { findTask, listTasksToTell, noteTold, type Task } from '../store/tasks.ts';
import { type Announce, commitAndAnnounce } from './commit.ts';
import type { ConversationDeps } from './deps.ts';
import { toAnswer } from './to-answer.ts';

/** As long as a desk offers to take a move back, and a little: what a guest was told cannot be taken back. */
const TELL_AFTER_MS = 18_000;
const AT_ONCE_MAX = 100;

/** From when the guest may be told of a state that a task came to at an instant; null: there is nothing to tell. */
export function tellAfter(state: TaskState, at: string): string | null {
  return state === 'done' || state === 'cancelled' ? new Date(Date.parse(at) + TELL_AFTER_MS).toISOString() : null;
}

/** Tells guests of what is finished and was not taken back. What is owed stands in the rows: a restart tells nobody twice. */
export async function tellOfFinished(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock' | 'engine'>,
): Promise<void> {
  const now = deps.clock().toISOString();
  for (const { propertyId, id } of await listTasksToTell(deps.db, now, AT_ONCE_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const task = await findTask(trx, propertyId, id);
      if (task === undefined || task.tellAt === null || task.tellAt > now) return; // taken back meanwhile
      await tellGuestOfTask(deps, trx, announce, { task, at: now });
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
async function tellGuestOfTask(
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
  const mode = await findAiMode(trx, task.propertyId);
  const asked = await findNewestOfGuest(trx, conversation.id);
  if (conversation.state === 'staffed' || mode === 'manual' || asked === undefined)
    return leaveNote(trx, announce, conversation, task, at);
  if (mode === 'assisted') {
    const { propertyId, id: conversationId } = conversation;
    const { text, language } = reply;
    const draft = await insertDraft(trx, {
      propertyId,
      conversationId,
      replyTo: asked.id,
      text,
      language,
      reply: JSON.stringify(reply),
      decisionId: null,
      at,
    });
    return announce.desk(propertyId, 'draft', conversationId, { draftId: draft.id });
  }
  const message = await insertMessage(trx, conversation, { ...toAnswer(reply), at });
  announce.guest(toGuestEvent(message));
  await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: message.id });
  await announce.desk(conversation.propertyId, 'conversation', conversation.id);
}

/** For staff, in English, as the engine's reasons are. */
async function leaveNote(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { title, state }: Task,
  at: string,
): Promise<void> {
  const outcome = state === 'done' ? 'is done' : 'was cancelled';
  const note = await insertMessage(trx, conversation, {
    author: 'system',
    text: `The task “${title}” ${outcome}. The guest has not been told.`,
    language: FALLBACK_LANGUAGE,
    internal: true,
    at,
  });
  await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: note.id });
}
