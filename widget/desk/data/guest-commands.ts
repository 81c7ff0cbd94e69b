import { msg, str } from '@lit/localize';
import type { DeskCore } from './core.ts';
import { mergeConversation } from './live/apply.ts';
import type { Conversation } from './read/types.ts';
import { conversationPath } from './route.ts';

/** Less frequent commands on a guest's conversations; loaded when first used. */

/** Assigns a conversation to a colleague, with a summary of it. */
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

/** Merges two conversations of one guest and opens the remaining one. */
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

/** Blocks a guest. Can be undone for a few seconds, and later from the menu. */
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
  const conversation = await desk.world.api.conversation(id).catch(() => null);
  if (conversation !== null) keep(desk, conversation);
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
