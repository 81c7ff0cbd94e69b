import { msg } from '@lit/localize';
import type { ConversationAction } from '../../../shared/api/macros.ts';
import { plural } from '../ui/words/plural.ts';
import type { DeskCore } from './core.ts';
import { mergeConversation } from './live/apply.ts';
import type { Acted } from './read/types.ts';
import type { ActItem } from './triage-api.ts';

/** The server's limit for one request. */
const AT_ONCE_MAX = 100;

/** The actions to run, or a macro. */
export type Action = { actions: readonly ConversationAction[] } | { macroId: string };

/**
 * Runs an action on many conversations and shows how many changed and why others did not. For a few seconds it can be undone,
 * except what a guest has received.
 */
export async function actOnMany(desk: DeskCore, ids: readonly string[], action: Action): Promise<boolean> {
  const { conversations } = desk.state;
  const items = ids.map((id): ActItem => {
    const seen = conversations.get(id)?.updatedAt;
    return { id, ...(seen !== undefined && { seen }), ...('actions' in action && { actions: action.actions }) };
  });
  const results = await send(desk, items, 'macroId' in action ? action.macroId : null);
  if (results === null) return false;
  report(desk, results);
  return results.some((one) => one.done);
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

function report(desk: DeskCore, results: readonly Acted[]): void {
  const [changed, unchanged] = [results.filter((one) => one.done), results.filter((one) => !one.done)];
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
  const why = unchanged[0]?.detail ?? '';
  const missed = plural(
    msg('one: # was left as it is | other: # were left as they are', { id: 'desk-acted-not' }),
    unchanged.length,
  );
  if (unchanged.length > 0) desk.toast('problem', [missed, why].filter(Boolean).join(': '));
}

/** Undoes the action. Conversations that a colleague changed since are left alone. */
async function undo(desk: DeskCore, results: readonly Acted[]): Promise<void> {
  const items = results.map(({ id, undo: actions, conversation }) => ({
    id,
    actions,
    ...(conversation !== null && { seen: conversation.updatedAt }),
  }));
  const back = await send(desk, items, null);
  if (back?.some((one) => !one.done))
    desk.toast('problem', msg('A colleague has changed this meanwhile.', { id: 'desk-changed-meanwhile' }));
}
