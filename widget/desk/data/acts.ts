import { msg } from '@lit/localize';
import type { ConversationAction } from '../../../shared/api/macros.ts';
import { plural } from '../ui/words/plural.ts';
import type { DeskCore } from './core.ts';
import { mergeConversation } from './live/apply.ts';
import type { Acted } from './read/types.ts';
import type { ActItem } from './triage-api.ts';

/** The server takes no more at once. */
const AT_ONCE_MAX = 100;

/** What is done: things by name, or a macro. */
export type Action = { actions: readonly ConversationAction[] } | { macroId: string };

/**
 * Does something to many conversations, and says how many were changed and why the others were not. For a few seconds it can be
 * undone, but for what reached a guest.
 */
export async function actOnMany(desk: DeskCore, ids: readonly string[], action: Action): Promise<boolean> {
  const { conversations } = desk.state;
  const items = ids.map((id): ActItem => {
    const seen = conversations.get(id)?.updatedAt;
    return { id, ...(seen !== undefined && { seen }), ...('actions' in action && { actions: action.actions }) };
  });
  const done = await send(desk, items, 'macroId' in action ? action.macroId : null);
  if (done === null) return false;
  report(desk, done);
  return done.some((one) => one.done);
}

async function send(desk: DeskCore, items: readonly ActItem[], macroId: string | null): Promise<Acted[] | null> {
  const found: Acted[] = [];
  try {
    for (let at = 0; at < items.length; at += AT_ONCE_MAX) {
      const part = await desk.world.api.act(items.slice(at, at + AT_ONCE_MAX), macroId, crypto.randomUUID());
      found.push(...part);
    }
  } catch (error) {
    desk.problem(error);
    if (found.length === 0) return null;
  }
  desk.store.update((state) =>
    found.reduce(
      (next, { conversation }) => (conversation === null ? next : mergeConversation(next, conversation)),
      state,
    ),
  );
  return found;
}

function report(desk: DeskCore, done: readonly Acted[]): void {
  const [changed, left] = [done.filter((one) => one.done), done.filter((one) => !one.done)];
  const back = changed.filter(({ undo }) => undo.length > 0);
  const run = () => void undo(desk, back);
  const words = plural(
    msg('one: # conversation changed | other: # conversations changed', { id: 'desk-acted' }),
    changed.length,
  );
  if (changed.length > 0)
    desk.toast(
      'done',
      words,
      back.length === 0 ? null : { label: msg('Undo', { id: 'desk-undo' }), run, isUndo: true },
    );
  const why = left[0]?.detail ?? '';
  const missed = plural(
    msg('one: # was left as it is | other: # were left as they are', { id: 'desk-acted-not' }),
    left.length,
  );
  if (left.length > 0) desk.toast('problem', [missed, why].filter(Boolean).join(': '));
}

/** Not where a colleague did something since: what they did holds. */
async function undo(desk: DeskCore, done: readonly Acted[]): Promise<void> {
  const items = done.map(({ id, undo: actions, conversation }) => ({
    id,
    actions,
    ...(conversation !== null && { seen: conversation.updatedAt }),
  }));
  const back = await send(desk, items, null);
  if (back?.some((one) => !one.done))
    desk.toast('problem', msg('A colleague has changed this meanwhile.', { id: 'desk-changed-meanwhile' }));
}
