import { msg, str } from '@lit/localize';
import type { DeskCore } from './core.ts';
import { mergeConversation } from './live/apply.ts';
import type { Conversation } from './read/types.ts';
import { conversationPath } from './route.ts';

/** Whose a conversation is, and who looks after it. Fetched when it is first asked for. */

/** Gives a conversation to a colleague with what stands in it. */
export async function forward(
  desk: DeskCore,
  id: string,
  to: { id: string; name: string },
  words: string,
): Promise<boolean> {
  const { name } = to;
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.forward(id, to.id, words));
    desk.toast('done', msg(str`Forwarded to ${name}`, { id: 'desk-toast-forwarded' }));
  });
}

/** Makes two conversations of one guest one, and goes to the one that goes on. */
export async function merge(desk: DeskCore, id: string, into: string): Promise<boolean> {
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.merge(id, into));
    await showAgain(desk, id);
    desk.world.navigate(conversationPath(into));
    const run = () => void unmerge(desk, id);
    desk.toast('done', msg('The two conversations are one', { id: 'desk-toast-merged' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      run,
      isUndo: true,
    });
  });
}

export function unmerge(desk: DeskCore, id: string): Promise<boolean> {
  return attempt(desk, async () => {
    const into = desk.state.conversations.get(id)?.mergedInto ?? null;
    keep(desk, await desk.world.api.unmerge(id));
    if (into !== null) await showAgain(desk, into);
    desk.world.navigate(conversationPath(id));
  });
}

/** Listens to a guest no more; for a few seconds it is undone by a tap, later from the conversation's menu. */
export function block(desk: DeskCore, id: string): Promise<boolean> {
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.block(id));
    const run = () => void unblock(desk, id);
    desk.toast('done', msg('The guest is blocked', { id: 'desk-toast-blocked' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      run,
      isUndo: true,
    });
  });
}

export function unblock(desk: DeskCore, id: string): Promise<boolean> {
  return attempt(desk, async () => {
    keep(desk, await desk.world.api.unblock(id));
    desk.toast('done', msg('The guest is no longer blocked', { id: 'desk-toast-unblocked' }));
  });
}

async function showAgain(desk: DeskCore, id: string): Promise<void> {
  const found = await desk.world.api.conversation(id).catch(() => null);
  if (found !== null) keep(desk, found);
}

function keep(desk: DeskCore, conversation: Conversation): void {
  desk.store.update((state) => mergeConversation(state, conversation));
}

async function attempt(desk: DeskCore, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    desk.problem(error);
    return false;
  }
}
