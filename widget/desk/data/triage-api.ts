import type { ConversationAction } from '../../../shared/api/macros.ts';
import { fields, list, maybeText, readConversation, readPage, text } from './read/read.ts';
import { readMacro, readView } from './read/read-triage.ts';
import type { Acted, Conversation, Macro, SavedView } from './read/types.ts';
import { DeskError, type Send } from './request.ts';

/** A conversation of a bulk action; `seen` prevents overwriting a colleague's change. */
export interface ActItem {
  id: string;
  seen?: string;
  /** Actions by name, or the server's `undo` values. */
  actions?: readonly (ConversationAction | Acted['undo'][number])[];
}

/** Calls for bulk actions, merging and forwarding. All throw `DeskError`. */
export function createTriageApi(send: Send) {
  const conversation = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;
  const move = async (id: string, verb: string, body: object): Promise<Conversation> => {
    const result = readConversation(await send('POST', `${conversation(id)}/${verb}`, { body }));
    if (result === null) throw new DeskError('unreadable', 0, 'The server answered in a form this desk does not know');
    return result;
  };
  return {
    macros: async (): Promise<Macro[]> => readPage(await send('GET', '/api/macros'), readMacro).items,
    views: async (): Promise<SavedView[]> => readPage(await send('GET', '/api/views'), readView).items,
    keepView: async (view: Pick<SavedView, 'name' | 'query' | 'shared'>, key: string): Promise<void> => {
      await send('POST', '/api/views', { body: view, idempotencyKey: key });
    },
    forgetView: async (id: string): Promise<void> => {
      await send('DELETE', `/api/views/${encodeURIComponent(id)}`);
    },
    /** Runs actions on many conversations; on each, all or none. */
    act: async (items: readonly ActItem[], macroId: string | null, key: string): Promise<Acted[]> => {
      const body = { items, ...(macroId !== null && { macroId }) };
      const answer = fields(await send('POST', '/api/conversations/actions', { body, idempotencyKey: key }));
      return list(answer?.['items'], readActed);
    },
    /** Merges a conversation into another; returns the other. */
    merge: (id: string, into: string): Promise<Conversation> => move(id, 'merge', { into }),
    unmerge: (id: string): Promise<Conversation> => move(id, 'unmerge', {}),
    block: (id: string): Promise<Conversation> => move(id, 'block', {}),
    unblock: (id: string): Promise<Conversation> => move(id, 'unblock', {}),
    /** Assigns a conversation to a colleague, with a summary. */
    forward: (id: string, userId: string, words: string): Promise<Conversation> =>
      move(id, 'forward', { userId, ...(words !== '' && { text: words }) }),
  };
}

function readActed(value: unknown): Acted | null {
  const from = fields(value);
  if (from === null) return null;
  return {
    id: text(from['id']),
    done: from['done'] === true,
    conversation: readConversation(from['conversation']),
    undo: list(from['undo'], (one) => one),
    detail: maybeText(from['detail']),
  };
}
