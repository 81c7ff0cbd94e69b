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
/** Stops after this many pages, in case a server returns cursors for ever. */
const PAGES_MAX = 50;

/** The new assignee; `userId: null` means nobody. */
export type Assignment = { userId: string | null } | { department: string };

/** Fields of a new task; times are instants. */
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

/** Labels, priority and snooze; `snoozedUntil: null` ends the snooze. */
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

/** The calls for the desk's daily work, one function each. All throw {@link DeskError}. */
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

/** The signed-in person and their colleagues. */
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
    /** A ticket that opens one desk socket, valid for half a minute. */
    ticket: async (): Promise<string> => text(fields(await send('POST', '/auth/ticket'))?.['ticket']),
    staff: async (): Promise<Colleague[]> => readPage(await send('GET', '/api/staff?limit=200'), readColleague).items,
  };
}

/** Reading conversations and messages. */
function readingCalls(send: Send) {
  return {
    /** A page of the list; for `filter` see `toParams`. */
    conversations: async (
      filter: Readonly<Record<string, string>>,
      cursor: string | null,
    ): Promise<Page<Conversation>> => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...filter, ...(cursor !== null && { cursor }) });
      return readPage(await send('GET', `/api/conversations?${query}`), readConversation);
    },
    /** All conversations that wait for a person. */
    wanting: async (): Promise<Conversation[]> =>
      readAll((cursor) => send('GET', `/api/conversations?attention=true&${cursor}`), readConversation),
    counts: async (): Promise<Counts> => readCounts(await send('GET', '/api/conversations/counts')),
    conversation: async (id: string): Promise<Conversation> =>
      whole(readConversation(await send('GET', conversation(id)))),
    /** All messages after `seq`. */
    messages: async (id: string, after: number): Promise<Message[]> => {
      const messages: Message[] = [];
      for (let from = after; ; ) {
        const path = `${conversation(id)}/messages?after=${from}&limit=${MESSAGES_PAGE}`;
        const page = readPage(await send('GET', path), (item) => readMessage(item, id));
        messages.push(...page.items);
        const last = page.items.at(-1);
        if (last === undefined || page.nextCursor === null) return messages;
        from = last.seq;
      }
    },
    /** The page of messages before a number, or the latest page. */
    messagesBefore: async (id: string, before: number | 'latest'): Promise<Page<Message>> => {
      const path = `${conversation(id)}/messages?before=${before}&limit=${THREAD_PAGE}`;
      return readPage(await send('GET', path), (item) => readMessage(item, id));
    },
  };
}

/** Replies to guests and internal notes. */
function speakingCalls(send: Send) {
  return {
    /** The translation of a message. */
    translate: async (id: string, messageId: string, language: string): Promise<string> => {
      const path = `${conversation(id)}/messages/${encodeURIComponent(messageId)}/translate`;
      return text(fields(await send('POST', path, { body: { language } }))?.['text']);
    },
    /** Translates a reply into the guest's language; sends nothing. */
    translateReply: async (id: string, words: string, language: string): Promise<string> =>
      text(fields(await send('POST', `${conversation(id)}/translate`, { body: { text: words, language } }))?.['text']),
    /** Uploads a file for a reply. */
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

/** Assignment and sorting of conversations. */
function conversationCalls(send: Send) {
  return {
    takeOver: async (id: string, force: boolean): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/takeover`, { body: force ? { force } : {} }))),
    release: async (id: string, force: boolean): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/release`, { body: force ? { force } : {} }))),
    move: async (id: string, move: ConversationMove): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/${move}`))),
    /** Reopens a conversation with its earlier assignee. */
    restore: async (id: string): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/reopen`, { body: { restore: true } }))),
    /** The property's labels. */
    labels: async (): Promise<Label[]> => readPage(await send('GET', '/api/labels'), readLabel).items,
    /** Sets labels, priority or snooze; omitted fields stay. */
    sort: async (id: string, change: Sorting): Promise<Conversation> =>
      whole(readConversation(await send('PATCH', conversation(id), { body: change }))),
    /** Acknowledges an emergency; 409 if a colleague was faster. */
    acknowledge: async (id: string): Promise<void> => {
      await send('POST', `${conversation(id)}/acknowledge`);
    },
    assign: async (id: string, to: Assignment): Promise<Conversation> =>
      whole(readConversation(await send('POST', `${conversation(id)}/assign`, { body: to }))),
  };
}

/** Guests, their bookings and preferences. */
function guestCalls(send: Send) {
  return {
    /** The bookings linked to a conversation; needs the right `guests:read`. */
    bookings: async (id: string): Promise<Booking[]> =>
      readPage(await send('GET', `${conversation(id)}/bookings`), readBooking).items,

    /** The guest's profile; needs the right `guests:read`. */
    guestFile: async (id: string): Promise<GuestFile> => readGuestFile(await send('GET', `${conversation(id)}/guest`)),
    /** All data stored of a guest, as one document. */
    exportGuest: async (id: string): Promise<unknown> => send('GET', `${guest(id)}/export`),
    eraseGuest: async (id: string): Promise<void> => {
      await send('DELETE', guest(id));
    },
    findReservations: async (number: string): Promise<Reservation[]> =>
      readPage(await send('GET', `/api/reservations?${new URLSearchParams({ number })}`), readReservation).items,
    /** Links a booking to the conversation; the reason is stored. */
    linkBooking: async (id: string, reservationId: string, reason: string): Promise<void> => {
      await send('POST', `${conversation(id)}/bookings`, { body: { reservationId, reason } });
    },
    /** Unlinks one booking. */
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

/** Drafts that wait for approval. */
function draftCalls(send: Send) {
  return {
    drafts: async (): Promise<Draft[]> => readAll((cursor) => send('GET', `/api/drafts?${cursor}`), readDraft),
    /** Saves new words of a draft; 409 if somebody changed it since `revision`. */
    editDraft: async (id: string, words: string, revision: number): Promise<Draft> =>
      whole(readDraft(await send('PATCH', draft(id), { body: { text: words, revision } }))),
    /** Sends the draft, with `words` if given; 409 if it is not at `revision`. */
    approve: async (id: string, words: string | undefined, revision: number, key: string): Promise<void> => {
      const body = { revision, ...(words !== undefined && { text: words }) };
      await send('POST', `${draft(id)}/approve`, { body, idempotencyKey: key });
    },
    discard: async (id: string): Promise<void> => {
      await send('POST', `${draft(id)}/discard`);
    },
  };
}

/** Tasks for staff. */
function taskCalls(send: Send) {
  return {
    /** Open tasks, and those finished since a moment. */
    tasks: async (finishedSince: string): Promise<Task[]> => {
      const lists = ['state=open', 'state=in_progress', `state=done&changedSince=${finishedSince}`].map((filter) =>
        readAll((cursor) => send('GET', `/api/tasks?${filter}&${cursor}`), readTask),
      );
      return (await Promise.all(lists)).flat();
    },
    makeTask: async (body: NewTask, key: string): Promise<Task> =>
      whole(readTask(await send('POST', '/api/tasks', { body, idempotencyKey: key }))),
    /** A task's history, oldest first. */
    taskHistory: async (id: string): Promise<TaskEvent[]> =>
      readPage(await send('GET', `${task(id)}/history`), readTaskEvent).items,
    /** Changes a task; 409 if a colleague has changed it since. */
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

/** All pages of a list. */
async function readAll<T>(get: (query: string) => Promise<unknown>, read: (item: unknown) => T | null): Promise<T[]> {
  const all: T[] = [];
  let query = new URLSearchParams({ limit: '200' });
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, nextCursor } = readPage(await get(String(query)), read);
    all.push(...items);
    if (nextCursor === null) break;
    query = new URLSearchParams({ limit: '200', cursor: nextCursor });
  }
  return all;
}
