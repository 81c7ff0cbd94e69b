import { msg, str } from '@lit/localize';
import { fullTime } from '../ui/words/format.ts';
import type { DeskCore } from './core.ts';
import type { Assignment, NewTask, Sorting, TaskChange } from './desk-api.ts';
import { loadTasks } from './kept/loads.ts';
import { mergeConversation, mergeDraft, mergeTask } from './live/apply.ts';
import type { Conversation, Draft, Reservation, Task } from './read/types.ts';
import { DeskError } from './request.ts';
import type { ToastAction } from './state.ts';

type Stay = Pick<Reservation, 'id' | 'confirmationNumber' | 'grant'>;

/** Staff's commands on conversations, drafts and tasks. Each reports its own failure and returns whether it worked. */

/** Takes a conversation over. If a colleague holds it, `confirm` is called with their name and decides. */
export async function takeOver(
  desk: DeskCore,
  id: string,
  confirm: (reason: string) => Promise<boolean>,
): Promise<boolean> {
  try {
    return keep(desk, await desk.world.api.takeOver(id, false));
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'already_taken') return failed(desk, error);
    if (!(await confirm(holderWords(desk, id)))) return false;
  }
  return attempt(desk, async () => keep(desk, await desk.world.api.takeOver(id, true)));
}

/** Gives a conversation back to the AI. If a colleague holds it, `confirm` decides. Undo assigns it to the person who undoes. */
export async function release(
  desk: DeskCore,
  id: string,
  confirm: (reason: string) => Promise<boolean>,
): Promise<boolean> {
  const mine = desk.state.conversations.get(id)?.assignee?.id === desk.state.user?.id;
  const done = (after: Conversation): true => {
    const undo = mine
      ? undoing(() => attempt(desk, async () => keep(desk, await desk.world.api.takeOver(id, false))))
      : null;
    desk.toast('done', msg('Given back to the AI', { id: 'desk-toast-released' }), undo);
    return keep(desk, after);
  };
  try {
    return done(await desk.world.api.release(id, false));
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'already_taken') return failed(desk, error);
    if (!(await confirm(holderWords(desk, id)))) return false;
  }
  return attempt(desk, async () => done(await desk.world.api.release(id, true)));
}

/** Resolves a conversation. Undo, for a few seconds, assigns it as before. */
export async function resolve(desk: DeskCore, id: string): Promise<boolean> {
  const isResolved = await attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'resolve')));
  if (isResolved) {
    const restore = () => attempt(desk, async () => keep(desk, await desk.world.api.restore(id)));
    desk.toast('done', msg('Resolved', { id: 'desk-toast-resolved' }), undoing(restore));
  }
  return isResolved;
}

function undoing(run: () => unknown): ToastAction {
  return { label: msg('Undo', { id: 'desk-undo' }), run: () => void run(), isUndo: true };
}

export function reopen(desk: DeskCore, id: string): Promise<boolean> {
  return attempt(desk, async () => keep(desk, await desk.world.api.move(id, 'reopen')));
}

/** Changes labels, priority or snooze. A snoozed conversation leaves the list at once, so this can be undone. */
export function sortConversation(desk: DeskCore, id: string, change: Sorting): Promise<boolean> {
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.sort(id, change));
    if (change.snoozedUntil == null) return;
    const wake = () => attempt(desk, async () => keep(desk, await desk.world.api.sort(id, { snoozedUntil: null })));
    const time = fullTime(change.snoozedUntil, desk.state.timezone);
    desk.toast('done', msg(str`Put off until ${time}`, { id: 'desk-toast-snoozed' }), undoing(wake));
  });
}

/** Acknowledges an emergency. If a colleague was faster, says who. */
export async function acknowledge(desk: DeskCore, id: string): Promise<boolean> {
  try {
    await desk.world.api.acknowledge(id);
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'already_acknowledged') return failed(desk, error);
    desk.toast('done', msg('A colleague looks after it already.', { id: 'desk-alarm-late' }));
  }
  await showAgain(desk, id);
  return true;
}

/**
 * Assigns a conversation to a colleague or a department and shows `name` in a toast. Undo restores the assignment, unless
 * somebody has changed it.
 */
export function assign(desk: DeskCore, id: string, to: Assignment, name: string): Promise<boolean> {
  const before = desk.state.conversations.get(id);
  return attempt(desk, async () => {
    const after = await desk.world.api.assign(id, to);
    keep(desk, after);
    const undo = before === undefined ? null : undoing(() => unassign(desk, before, after));
    desk.toast('done', msg(str`Assigned to ${name}`, { id: 'desk-toast-assigned' }), undo);
  });
}

function unassign(desk: DeskCore, before: Conversation, after: Conversation): Promise<boolean> {
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

/** Sends a draft, with `words` if they differ from it. `late`: a colleague was faster, so the edited words are not sent. */
export async function approve(desk: DeskCore, draft: Draft, words: string): Promise<'sent' | 'late' | 'failed'> {
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

/** Saves edited words of a draft for all colleagues. Returns the saved draft; null if a colleague was faster. */
export async function editDraft(desk: DeskCore, draft: Draft, words: string): Promise<Draft | null> {
  try {
    const saved = await desk.world.api.editDraft(draft.id, words.trim(), draft.revision);
    desk.store.update((state) => mergeDraft(state, saved));
    return saved;
  } catch (error) {
    if (error instanceof DeskError && error.code === 'conflict')
      desk.toast('problem', msg('A colleague has changed this draft meanwhile.', { id: 'desk-draft-changed' }));
    else desk.problem(error);
    return null;
  }
}

export function discard(desk: DeskCore, draft: Draft): Promise<boolean> {
  return attempt(desk, async () => {
    await desk.world.api.discard(draft.id);
    dropDraft(desk, draft);
  });
}

/** Links a booking to a conversation; can be undone for a few seconds. Throws on failure. */
export async function linkBooking(desk: DeskCore, id: string, stay: Stay, reason: string): Promise<void> {
  const { confirmationNumber: number } = stay;
  await desk.world.api.linkBooking(id, stay.id, reason);
  const undo = undoing(() => unlinkBooking(desk, id, { ...stay, grant: null }));
  desk.toast('done', msg(str`Booking ${number} is linked`, { id: 'desk-toast-linked' }), undo);
  await showAgain(desk, id);
}

/** Unlinks a booking from a conversation. A link that staff made can be restored for a few seconds. */
export function unlinkBooking(desk: DeskCore, id: string, stay: Stay): Promise<boolean> {
  const { grant, confirmationNumber: number } = stay;
  return attempt(desk, async () => {
    await desk.world.api.unlinkBooking(id, stay.id);
    const undo =
      grant?.level === 'staff' ? undoing(() => attempt(desk, () => linkBooking(desk, id, stay, grant.reason))) : null;
    desk.toast('done', msg(str`Booking ${number} is no longer linked`, { id: 'desk-toast-unlinked' }), undo);
    await showAgain(desk, id);
  });
}

/** Reloads a conversation, whose assignee may have changed. On failure, the live connection brings it. */
async function showAgain(desk: DeskCore, id: string): Promise<void> {
  const conversation = await desk.world.api.conversation(id).catch(() => null);
  if (conversation !== null) keep(desk, conversation);
}

/** Changes being saved, by task. The next change waits for them, so that our own change is not reported as a colleague's. */
const changing = new Map<string, Promise<boolean>>();

/** Changes a task's state or department. If a colleague was faster, shows their version. */
export function changeTask(desk: DeskCore, task: Task, change: TaskChange): Promise<boolean> {
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

async function sendChange(desk: DeskCore, task: Task, change: TaskChange): Promise<boolean> {
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

/** Creates a task; `key` makes a retry harmless. */
export async function makeTask(desk: DeskCore, task: NewTask, key: string): Promise<boolean> {
  const created = await desk.world.api.makeTask(task, key);
  desk.store.update((state) => mergeTask(state, created));
  desk.toast('done', msg('The task is made', { id: 'desk-toast-task' }), {
    label: msg('Show', { id: 'desk-show-task' }),
    run: () => desk.goTo('tasks'),
  });
  return true;
}

/** Name of the assignee, if loaded. */
function holderWords(desk: DeskCore, id: string): string {
  const name = desk.state.conversations.get(id)?.assignee?.name;
  return name === undefined
    ? msg('A colleague holds this conversation.', { id: 'desk-problem-taken' })
    : msg(str`${name} holds this conversation.`, { id: 'desk-taken-by' });
}

function dropDraft(desk: DeskCore, draft: Draft): void {
  desk.store.update((state) => {
    const drafts = new Map(state.drafts);
    drafts.delete(draft.id);
    return { ...state, drafts };
  });
}

function keep(desk: DeskCore, conversation: Conversation): true {
  desk.store.update((state) => mergeConversation(state, conversation));
  return true;
}

async function attempt(desk: DeskCore, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    return failed(desk, error);
  }
}

function failed(desk: DeskCore, error: unknown): false {
  desk.problem(error);
  return false;
}
