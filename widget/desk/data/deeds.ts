import { msg, str } from '@lit/localize';
import type { TaskState } from '../../../shared/domain/task.ts';
import { mergeConversation, mergeMessages, mergeTask } from './apply.ts';
import type { Desk } from './desk.ts';
import { reasonOf } from './desk.ts';
import { DeskError } from './request.ts';
import type { Outgoing } from './state.ts';
import type { Conversation, Draft, Task } from './types.ts';

/** What staff do to conversations, drafts and tasks. Each deed shows its own failure and answers whether it worked. */

/**
 * Takes a conversation over. `confirm` is asked when a colleague holds it, with the server's words; only a yes takes it
 * from them.
 */
export async function takeOver(
  desk: Desk,
  id: string,
  confirm: (reason: string) => Promise<boolean>,
): Promise<boolean> {
  try {
    return keep(desk, await desk.world.api.takeOver(id, false));
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'already_taken') return failed(desk, error);
    if (!(await confirm(error.message))) return false;
  }
  return attempt(desk, async () => keep(desk, await desk.world.api.takeOver(id, true)));
}

export function release(desk: Desk, id: string): Promise<boolean> {
  return attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'release')));
}

/** Closes a conversation; for a few seconds it can be undone. */
export async function resolve(desk: Desk, id: string): Promise<boolean> {
  const done = await attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'resolve')));
  if (done) {
    desk.toast('done', msg('Resolved', { id: 'desk-toast-resolved' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      run: () => void reopen(desk, id),
    });
  }
  return done;
}

export function reopen(desk: Desk, id: string): Promise<boolean> {
  return attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'reopen')));
}

/** Gives a conversation to a colleague or a department. `name` is said when it is done. */
export function assign(
  desk: Desk,
  id: string,
  to: { userId: string } | { department: string },
  name: string,
): Promise<boolean> {
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.assign(id, to));
    desk.toast('done', msg(str`Assigned to ${name}`, { id: 'desk-toast-assigned' }));
  });
}

/** Sends a reply, or keeps an internal note. It is shown at once; if it fails it stays, to be sent again. */
export async function say(desk: Desk, conversationId: string, text: string, internal: boolean): Promise<boolean> {
  const outgoing: Outgoing = {
    key: crypto.randomUUID(),
    conversationId,
    text,
    internal,
    state: 'sending',
    reason: '',
    at: new Date().toISOString(),
  };
  desk.store.update((state) => ({ ...state, outgoing: [...state.outgoing, outgoing] }));
  return deliver(desk, outgoing);
}

/** Sends a failed reply again, under the same key: if the first did arrive, nothing is said twice. */
export function sayAgain(desk: Desk, outgoing: Outgoing): Promise<boolean> {
  return deliver(desk, outgoing);
}

/** Drops a reply that could not be sent. */
export function forget(desk: Desk, outgoing: Outgoing): void {
  desk.store.update((state) => ({ ...state, outgoing: state.outgoing.filter(({ key }) => key !== outgoing.key) }));
}

/** Sends a draft to the guest, in other words where `words` differ from it. */
export function approve(desk: Desk, draft: Draft, words: string): Promise<boolean> {
  const changed = words.trim() === draft.text.trim() ? undefined : words.trim();
  return attempt(desk, async () => {
    await desk.world.api.approve(draft.id, changed, crypto.randomUUID());
    dropDraft(desk, draft);
  });
}

export function discard(desk: Desk, draft: Draft): Promise<boolean> {
  return attempt(desk, async () => {
    await desk.world.api.discard(draft.id);
    dropDraft(desk, draft);
  });
}

export function moveTask(desk: Desk, task: Task, to: TaskState): Promise<boolean> {
  return attempt(desk, async () => {
    const moved = await desk.world.api.moveTask(task.id, to);
    desk.store.update((state) => mergeTask(state, moved));
  });
}

async function deliver(desk: Desk, outgoing: Outgoing): Promise<boolean> {
  const { key, conversationId, text, internal } = outgoing;
  mark(desk, key, { state: 'sending', reason: '' });
  try {
    const message = await desk.world.api.say(conversationId, text, internal, key);
    desk.store.update((state) => mergeMessages(state, conversationId, [message]));
    forget(desk, outgoing);
    return true;
  } catch (error) {
    mark(desk, key, { state: 'failed', reason: reasonOf(error) });
    return false;
  }
}

function mark(desk: Desk, key: string, change: Partial<Outgoing>): void {
  desk.store.update((state) => ({
    ...state,
    outgoing: state.outgoing.map((line) => (line.key === key ? { ...line, ...change } : line)),
  }));
}

function dropDraft(desk: Desk, draft: Draft): void {
  desk.store.update((state) => {
    const drafts = new Map(state.drafts);
    drafts.delete(draft.id);
    return { ...state, drafts };
  });
}

function keep(desk: Desk, conversation: Conversation): true {
  desk.store.update((state) => mergeConversation(state, conversation));
  return true;
}

async function attempt(desk: Desk, deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    return failed(desk, error);
  }
}

function failed(desk: Desk, error: unknown): false {
  desk.problem(error);
  return false;
}
