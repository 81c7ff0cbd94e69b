import type { TaskState } from '../../../shared/domain/task.ts';
import {
  fields,
  list,
  readBooking,
  readConversation,
  readDraft,
  readMessage,
  readPage,
  readPerson,
  readPropertyName,
  readTask,
  readTaskEvent,
  readUser,
  text,
} from './read.ts';
import { DeskError, type Send } from './request.ts';
import type { Booking, Conversation, Draft, Me, Message, Page, Person, Task, TaskEvent } from './types.ts';

const PAGE_SIZE = 100;
const MESSAGES_PAGE = 200;

export type ConversationMove = 'release' | 'resolve' | 'reopen';

/** The calls of the desk's daily work, one function each. All throw {@link DeskError}. */
export function createDeskApi(send: Send) {
  const conversation = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;
  return {
    me: async (): Promise<Me> => readMe(await send('GET', '/auth/me')),
    signIn: async (email: string, password: string): Promise<void> => {
      await send('POST', '/auth/login', { body: { email, password } });
    },
    signInByLink: async (token: string): Promise<void> => {
      await send('POST', '/auth/link', { body: { token } });
    },
    setPassword: async (token: string, password: string): Promise<void> => {
      await send('POST', '/auth/password', { body: { token, password } });
    },
    signOut: async (): Promise<void> => {
      await send('POST', '/auth/logout');
    },
    /** A ticket that opens one desk socket within the next half minute. */
    ticket: async (): Promise<string> => text(fields(await send('POST', '/auth/ticket'))?.['ticket']),
    staff: async (): Promise<Person[]> => readPage(await send('GET', '/api/staff?limit=200'), readPerson).items,

    conversations: async (cursor: string | null, search = ''): Promise<Page<Conversation>> => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (cursor !== null) query.set('cursor', cursor);
      if (search !== '') query.set('q', search);
      return readPage(await send('GET', `/api/conversations?${query}`), readConversation);
    },
    conversation: async (id: string): Promise<Conversation> =>
      whole(readConversation(await send('GET', conversation(id)))),
    /** Every message after `seq`, page by page. */
    messages: async (id: string, after: number): Promise<Message[]> => {
      const found: Message[] = [];
      for (let from = after; ; ) {
        const path = `${conversation(id)}/messages?after=${from}&limit=${MESSAGES_PAGE}`;
        const page = readPage(await send('GET', path), (item) => readMessage(item, id));
        found.push(...page.items);
        const last = page.items.at(-1);
        if (last === undefined || page.nextCursor === null) return found;
        from = last.seq;
      }
    },
    say: async (id: string, words: string, internal: boolean, key: string): Promise<Message> => {
      const path = `${conversation(id)}/${internal ? 'notes' : 'messages'}`;
      return whole(readMessage(await send('POST', path, { body: { text: words }, idempotencyKey: key }), id));
    },
    takeOver: async (id: string, force: boolean): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/takeover`, { body: force ? { force } : {} }))),
    move: async (id: string, move: ConversationMove): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/${move}`))),
    assign: async (id: string, to: { userId: string } | { department: string }): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/assign`, { body: to }))),

    /** The bookings a conversation may see; needs the right `guests:read`. */
    bookings: async (id: string): Promise<Booking[]> =>
      readPage(await send('GET', `${conversation(id)}/bookings`), readBooking).items,

    drafts: async (): Promise<Draft[]> => readPage(await send('GET', '/api/drafts?limit=200'), readDraft).items,
    /** Sends the draft to the guest, in other words where `words` is given. */
    approve: async (id: string, words: string | undefined, key: string): Promise<void> => {
      const body = words === undefined ? {} : { text: words };
      await send('POST', `/api/drafts/${encodeURIComponent(id)}/approve`, { body, idempotencyKey: key });
    },
    discard: async (id: string): Promise<void> => {
      await send('POST', `/api/drafts/${encodeURIComponent(id)}/discard`);
    },

    tasks: async (): Promise<Task[]> => readPage(await send('GET', '/api/tasks?limit=200'), readTask).items,
    /** What happened to a task, the oldest first. */
    taskHistory: async (id: string): Promise<TaskEvent[]> =>
      readPage(await send('GET', `/api/tasks/${encodeURIComponent(id)}/history`), readTaskEvent).items,
    moveTask: async (id: string, state: TaskState): Promise<Task> =>
      whole(readTask(await send('PATCH', `/api/tasks/${encodeURIComponent(id)}`, { body: { state } }))),
  };
}

export type DeskApi = ReturnType<typeof createDeskApi>;

function readMe(value: unknown): Me {
  const from = fields(value);
  const user = whole(readUser(from?.['user']));
  const rights = list(from?.['rights'], (right) => text(right) || null);
  return {
    user,
    properties: list(from?.['properties'], readPropertyName),
    rights,
    csrfToken: text(from?.['csrfToken']),
  };
}

function whole<T>(value: T | null): T {
  if (value === null) throw new DeskError('unreadable', 0, 'The server answered in a form this desk does not know');
  return value;
}
