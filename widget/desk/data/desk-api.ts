import type { ChecklistItem, Department, Priority, TaskState } from '../../../shared/domain/task.ts';
import { type Colleague, readColleague } from './colleagues.ts';
import {
  fields,
  list,
  readBooking,
  readConversation,
  readDraft,
  readFile,
  readLabel,
  readMessage,
  readPage,
  readPropertyName,
  readRights,
  readTask,
  readTaskEvent,
  readUser,
  text,
} from './read/read.ts';
import { readCannedReply, readCounts, readGuestFile, readGuestName, readReservation } from './read/read-guest.ts';
import type {
  Booking,
  CannedReply,
  Conversation,
  Counts,
  Draft,
  GuestFile,
  GuestName,
  Label,
  Me,
  Message,
  Page,
  Reservation,
  SentFile,
  Task,
  TaskEvent,
} from './read/types.ts';
import { DeskError, type Send } from './request.ts';
import type { Outgoing } from './state.ts';
import { createTaskWorkApi } from './task-work-api.ts';
import { createTriageApi } from './triage-api.ts';

const PAGE_SIZE = 100;
const MESSAGES_PAGE = 200;
const THREAD_PAGE = 50;
/** No list of work in hand is longer; a server that gives cursors for ever is not followed. */
const PAGES_MAX = 50;

/** To whom a conversation goes; `userId: null` is nobody. */
export type Assignment = { userId: string | null } | { department: string };

/** What a new task says; times as instants. */
export interface NewTask {
  department: Department;
  title: string;
  detail?: string;
  room?: string;
  priority?: Priority;
  dueAt?: string;
  conversationId?: string;
  assigneeId?: string | null;
  checklist?: readonly ChecklistItem[];
}

export interface TaskChange {
  state?: TaskState;
  department?: Department;
  title?: string;
  detail?: string;
  room?: string | null;
  priority?: Priority;
  dueAt?: string;
  assigneeId?: string | null;
  checklist?: readonly ChecklistItem[];
}

/** What a conversation is sorted by; `snoozedUntil: null` wakes it. */
export interface Sorting {
  labels?: readonly string[];
  priority?: Priority;
  snoozedUntil?: string | null;
}

export type ConversationMove = 'resolve' | 'reopen';

const conversation = (id: string): string => `/api/conversations/${encodeURIComponent(id)}`;
const draft = (id: string): string => `/api/drafts/${encodeURIComponent(id)}`;
const guest = (id: string): string => `/api/guests/${encodeURIComponent(id)}`;
const task = (id: string): string => `/api/tasks/${encodeURIComponent(id)}`;

/** The calls of the desk's daily work, one function each. All throw {@link DeskError}. */
export function createDeskApi(send: Send) {
  return {
    ...accountCalls(send),
    ...readingCalls(send),
    ...speakingCalls(send),
    ...conversationCalls(send),
    ...guestCalls(send),
    ...draftCalls(send),
    ...taskCalls(send),
    ...createTaskWorkApi(send),
    ...createTriageApi(send),
  };
}

export type DeskApi = ReturnType<typeof createDeskApi>;

/** Who one is, and who else works here. */
function accountCalls(send: Send) {
  return {
    me: async (): Promise<Me> => readMe(await send('GET', '/auth/me')),
    signIn: async (email: string, password: string, code: string | null = null): Promise<void> => {
      await send('POST', '/auth/login', { body: { email, password, ...(code !== null && { code }) } });
    },
    signInByLink: async (token: string): Promise<void> => {
      await send('POST', '/auth/link', { body: { token } });
    },
    setPassword: async (token: string, password: string): Promise<void> => {
      await send('POST', '/auth/password', { body: { token, password } });
    },
    changePassword: async (current: string, password: string): Promise<void> => {
      await send('PUT', '/auth/me/password', { body: { current, password } });
    },
    signOut: async (): Promise<void> => {
      await send('POST', '/auth/logout');
    },
    /** A ticket that opens one desk socket within the next half minute. */
    ticket: async (): Promise<string> => text(fields(await send('POST', '/auth/ticket'))?.['ticket']),
    staff: async (): Promise<Colleague[]> => readPage(await send('GET', '/api/staff?limit=200'), readColleague).items,
  };
}

/** What there is to read. */
function readingCalls(send: Send) {
  return {
    /** A page of the list; `filter` as `toParams` gives it. */
    conversations: async (
      filter: Readonly<Record<string, string>>,
      cursor: string | null,
    ): Promise<Page<Conversation>> => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...filter, ...(cursor !== null && { cursor }) });
      return readPage(await send('GET', `/api/conversations?${query}`), readConversation);
    },
    /** Everyone who wants a person. */
    wanting: async (): Promise<Conversation[]> =>
      readAll((cursor) => send('GET', `/api/conversations?attention=true&${cursor}`), readConversation),
    counts: async (): Promise<Counts> => readCounts(await send('GET', '/api/conversations/counts')),
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
    /** The newest messages before a number, or before none: the newest there are. */
    messagesBefore: async (id: string, before: number | 'latest'): Promise<Page<Message>> => {
      const path = `${conversation(id)}/messages?before=${before}&limit=${THREAD_PAGE}`;
      return readPage(await send('GET', path), (item) => readMessage(item, id));
    },
  };
}

/** What is said to guests and noted for colleagues. */
function speakingCalls(send: Send) {
  return {
    /** What a model makes of a message in another language. */
    translate: async (id: string, messageId: string, language: string): Promise<string> => {
      const path = `${conversation(id)}/messages/${encodeURIComponent(messageId)}/translate`;
      return text(fields(await send('POST', path, { body: { language } }))?.['text']);
    },
    /** A colleague's words in the guest's language; nothing is sent. */
    translateReply: async (id: string, words: string, language: string): Promise<string> =>
      text(fields(await send('POST', `${conversation(id)}/translate`, { body: { text: words, language } }))?.['text']),
    /** Hands a file over, to go with a reply. */
    upload: async (file: File, key: string): Promise<SentFile> => {
      const body = new FormData();
      body.append('file', file, file.name);
      return whole(readFile(await send('POST', '/api/uploads', { body, idempotencyKey: key })));
    },
    say: async ({ conversationId: id, text: words, files = [], card, internal, key }: Outgoing): Promise<Message> => {
      const path = `${conversation(id)}/${internal ? 'notes' : 'messages'}`;
      const attachments = files.map((file) => file.id);
      const body = { ...(words !== '' && { text: words }), ...(attachments.length > 0 && { attachments }), card };
      return whole(readMessage(await send('POST', path, { body, idempotencyKey: key }), id));
    },
  };
}

/** Whose a conversation is, and what it is sorted by. */
function conversationCalls(send: Send) {
  return {
    takeOver: async (id: string, force: boolean): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/takeover`, { body: force ? { force } : {} }))),
    release: async (id: string, force: boolean): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/release`, { body: force ? { force } : {} }))),
    move: async (id: string, move: ConversationMove): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/${move}`))),
    /** Back to whoever had it when it was resolved. */
    restore: async (id: string): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/reopen`, { body: { restore: true } }))),
    /** The house's labels. */
    labels: async (): Promise<Label[]> => readPage(await send('GET', '/api/labels'), readLabel).items,
    /** Gives a conversation labels, a priority or rest; what is left out stays. */
    sort: async (id: string, change: Sorting): Promise<Conversation> =>
      whole(readConversation(await send('PATCH', conversation(id), { body: change }))),
    /** Says that one looks after an emergency; 409 where a colleague was faster. */
    acknowledge: async (id: string): Promise<void> => {
      await send('POST', `${conversation(id)}/acknowledge`);
    },
    assign: async (id: string, to: Assignment): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/assign`, { body: to }))),
  };
}

/** Guests, their bookings and what is known of them. */
function guestCalls(send: Send) {
  return {
    /** The bookings a conversation may see; needs the right `guests:read`. */
    bookings: async (id: string): Promise<Booking[]> =>
      readPage(await send('GET', `${conversation(id)}/bookings`), readBooking).items,

    /** Who it is and what is known of them; needs the right `guests:read`. */
    guestFile: async (id: string): Promise<GuestFile> => readGuestFile(await send('GET', `${conversation(id)}/guest`)),
    /** Everything that is kept of a guest, as one document. */
    exportGuest: async (id: string): Promise<unknown> => send('GET', `${guest(id)}/export`),
    eraseGuest: async (id: string): Promise<void> => {
      await send('DELETE', guest(id));
    },
    findReservations: async (number: string): Promise<Reservation[]> =>
      readPage(await send('GET', `/api/reservations?${new URLSearchParams({ number })}`), readReservation).items,
    /** Opens a booking to the conversation; the reason is kept. */
    linkBooking: async (id: string, reservationId: string, reason: string): Promise<void> => {
      await send('POST', `${conversation(id)}/bookings`, { body: { reservationId, reason } });
    },
    /** Closes one booking to the conversation. */
    unlinkBooking: async (id: string, reservationId: string): Promise<void> => {
      await send('POST', `${conversation(id)}/bookings/close`, { body: { reservationId } });
    },
    guestName: async (id: string): Promise<GuestName> => whole(readGuestName(await send('GET', guest(id)))),
    decidePreference: async (id: string, verb: 'keep' | 'discard'): Promise<void> => {
      await send('POST', `/api/preferences/${encodeURIComponent(id)}/${verb}`);
    },
    cannedReplies: async (): Promise<CannedReply[]> =>
      readPage(await send('GET', '/api/canned-replies'), readCannedReply).items,
  };
}

/** What waits for a colleague’s approval. */
function draftCalls(send: Send) {
  return {
    drafts: async (): Promise<Draft[]> => readAll((cursor) => send('GET', `/api/drafts?${cursor}`), readDraft),
    /** Keeps other words for a draft, for every colleague; 409 where somebody changed it since `revision`. */
    editDraft: async (id: string, words: string, revision: number): Promise<Draft> =>
      whole(readDraft(await send('PATCH', draft(id), { body: { text: words, revision } }))),
    /** Sends the draft to the guest, in other words where `words` is given; 409 where it is not the one we saw. */
    approve: async (id: string, words: string | undefined, revision: number, key: string): Promise<void> => {
      const body = { revision, ...(words !== undefined && { text: words }) };
      await send('POST', `${draft(id)}/approve`, { body, idempotencyKey: key });
    },
    discard: async (id: string): Promise<void> => {
      await send('POST', `${draft(id)}/discard`);
    },
  };
}

/** Work for staff. */
function taskCalls(send: Send) {
  return {
    /** What is to be done, and what was finished since a moment. */
    tasks: async (finishedSince: string): Promise<Task[]> => {
      const lists = ['state=open', 'state=in_progress', `state=done&changedSince=${finishedSince}`].map((filter) =>
        readAll((cursor) => send('GET', `/api/tasks?${filter}&${cursor}`), readTask),
      );
      return (await Promise.all(lists)).flat();
    },
    makeTask: async (body: NewTask, key: string): Promise<Task> =>
      whole(readTask(await send('POST', '/api/tasks', { body, idempotencyKey: key }))),
    /** What happened to a task, the oldest first. */
    taskHistory: async (id: string): Promise<TaskEvent[]> =>
      readPage(await send('GET', `${task(id)}/history`), readTaskEvent).items,
    /** Changes a task as we saw it; 409 where a colleague has changed it since. */
    changeTask: async ({ id, updatedAt }: Task, change: TaskChange): Promise<Task> =>
      whole(readTask(await send('PATCH', task(id), { body: { ...change, seen: updatedAt } }))),
  };
}

function readMe(value: unknown): Me {
  const from = fields(value);
  const user = whole(readUser(from?.['user']));
  const rights = readRights(from?.['rights']);
  return {
    user,
    properties: list(from?.['properties'], readPropertyName),
    rights,
    features: Object.entries(fields(from?.['features']) ?? {}).flatMap(([name, on]) => (on === true ? [name] : [])),
    csrfToken: text(from?.['csrfToken']),
    mustSetUpFactor: from?.['mustSetUpFactor'] === true,
  };
}

function whole<T>(value: T | null): T {
  if (value === null) throw new DeskError('unreadable', 0, 'The server answered in a form this desk does not know');
  return value;
}

/** Every page of a list. */
async function readAll<T>(get: (query: string) => Promise<unknown>, read: (item: unknown) => T | null): Promise<T[]> {
  const found: T[] = [];
  let query = new URLSearchParams({ limit: '200' });
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, nextCursor } = readPage(await get(String(query)), read);
    found.push(...items);
    if (nextCursor === null) break;
    query = new URLSearchParams({ limit: '200', cursor: nextCursor });
  }
  return found;
}
