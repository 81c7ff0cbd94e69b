import { msg, str } from '@lit/localize';
import { mergeConversation, mergeDraft, mergeMessages, mergeTask } from './apply.ts';
import type { Desk } from './desk.ts';
import { reasonOf } from './desk.ts';
import type { Assignment, NewTask, TaskChange } from './desk-api.ts';
import { loadTasks } from './loads.ts';
import { DeskError } from './request.ts';
import type { Outgoing, ToastAction } from './state.ts';
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

/** Closes a conversation; for a few seconds it can be undone, and is then with whom it was before. */
export async function resolve(desk: Desk, id: string): Promise<boolean> {
  const done = await attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'resolve')));
  if (done) {
    const restore = () => attempt(desk, async () => keep(desk, await desk.world.api.restore(id)));
    desk.toast('done', msg('Resolved', { id: 'desk-toast-resolved' }), undoing(restore));
  }
  return done;
}

function undoing(run: () => unknown): ToastAction {
  return { label: msg('Undo', { id: 'desk-undo' }), run: () => void run(), isUndo: true };
}

export function reopen(desk: Desk, id: string): Promise<boolean> {
  return attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'reopen')));
}

/**
 * Gives a conversation to a colleague or a department. `name` is said when it is done; undone, it is with whom it was,
 * unless somebody has changed it meanwhile.
 */
export function assign(desk: Desk, id: string, to: Assignment, name: string): Promise<boolean> {
  const before = desk.state.conversations.get(id);
  return attempt(desk, async () => {
    const after = await desk.world.api.assign(id, to);
    keep(desk, after);
    const undo = before === undefined ? null : undoing(() => unassign(desk, before, after));
    desk.toast('done', msg(str`Assigned to ${name}`, { id: 'desk-toast-assigned' }), undo);
  });
}

function unassign(desk: Desk, before: Conversation, after: Conversation): Promise<boolean> {
  const { id } = before;
  const now = desk.state.conversations.get(id);
  if (now?.assignee?.id !== after.assignee?.id || now?.department !== after.department) {
    desk.toast('problem', msg('A colleague has changed this meanwhile.', { id: 'desk-changed-meanwhile' }));
    return Promise.resolve(false);
  }
  return attempt(desk, async () => {
    if (before.department !== null && before.department !== after.department)
      keep(desk, await desk.world.api.assign(id, { department: before.department }));
    keep(desk, await desk.world.api.assign(id, { userId: before.assignee?.id ?? null }));
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

/**
 * Sends a draft to the guest, in other words where `words` differ from it. `late` where a colleague was faster: what
 * was written here is still to be said some other way.
 */
export async function approve(desk: Desk, draft: Draft, words: string): Promise<'sent' | 'late' | 'failed'> {
  const changed = words.trim() === draft.text.trim() ? undefined : words.trim();
  try {
    await desk.world.api.approve(draft.id, changed, draft.revision, crypto.randomUUID());
    dropDraft(desk, draft);
    return 'sent';
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'conflict') {
      desk.problem(error);
      return 'failed';
    }
    desk.toast('problem', msg('A colleague was faster with this draft.', { id: 'desk-draft-late' }));
    return 'late';
  }
}

/** Keeps other words for a draft where every colleague sees them; answers the kept draft, or null where one was faster. */
export async function editDraft(desk: Desk, draft: Draft, words: string): Promise<Draft | null> {
  try {
    const kept = await desk.world.api.editDraft(draft.id, words.trim(), draft.revision);
    desk.store.update((state) => mergeDraft(state, kept));
    return kept;
  } catch (error) {
    if (error instanceof DeskError && error.code === 'conflict')
      desk.toast('problem', msg('A colleague has changed this draft meanwhile.', { id: 'desk-draft-changed' }));
    else desk.problem(error);
    return null;
  }
}

export function discard(desk: Desk, draft: Draft): Promise<boolean> {
  return attempt(desk, async () => {
    await desk.world.api.discard(draft.id);
    dropDraft(desk, draft);
  });
}

/** Changes that are on their way, by task: the next of one's own waits for it, and is not taken for a colleague's. */
const changing = new Map<string, Promise<boolean>>();

/** Moves a task to a state or a department. Where a colleague was faster, theirs holds and is shown. */
export function changeTask(desk: Desk, task: Task, change: TaskChange): Promise<boolean> {
  const before = changing.get(task.id);
  const mine =
    before === undefined
      ? sendChange(desk, task, change)
      : before.then(() => sendChange(desk, desk.state.tasks.get(task.id) ?? task, change));
  changing.set(task.id, mine);
  return mine.finally(() => {
    if (changing.get(task.id) === mine) changing.delete(task.id);
  });
}

async function sendChange(desk: Desk, task: Task, change: TaskChange): Promise<boolean> {
  try {
    const changed = await desk.world.api.changeTask(task, change);
    desk.store.update((state) => mergeTask(state, changed));
    return true;
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'conflict') return failed(desk, error);
    desk.toast('problem', msg('A colleague has changed this task meanwhile.', { id: 'desk-task-changed' }));
    await loadTasks(desk);
    return false;
  }
}

/** Makes a task; `key` makes a second try harmless. */
export async function makeTask(desk: Desk, task: NewTask, key: string): Promise<boolean> {
  const made = await desk.world.api.makeTask(task, key);
  desk.store.update((state) => mergeTask(state, made));
  desk.toast('done', msg('The task is made', { id: 'desk-toast-task' }), {
    label: msg('Show', { id: 'desk-show-task' }),
    run: () => desk.goTo('tasks'),
  });
  return true;
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
    const failed: Outgoing = { ...outgoing, state: 'failed', reason: reasonOf(error) };
    desk.store.update((state) => ({
      ...state,
      outgoing: [...state.outgoing.filter((line) => line.key !== key), failed],
    }));
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
