import { recount } from '../kept/counts.ts';
import type { Alert, Conversation, Draft, Message, Presence, Task } from '../read/types.ts';
import type { DeskState, Thread } from '../state.ts';

/** Events of the desk socket. `event` is the number of a stored event; presence has none. */
export type DeskEvent =
  | { type: 'conversation'; event: number; conversation: Conversation; unreadBy?: ReadonlyMap<string, number> }
  | { type: 'message'; event: number; message: Message }
  | { type: 'draft'; event: number; draft: Draft }
  | { type: 'task'; event: number; task: Task }
  | { type: 'alert'; event: number; alert: Alert }
  | { type: 'presence'; conversationId: string; people: readonly Presence[] | null; guestTyping: boolean | null }
  | { type: 'gone'; event: number; conversationId: string | null; taskId: string | null }
  | { type: 'unknown'; event: number };

const ALERTS_MAX = 20;

/** The state after an event. A repeated number changes nothing; of an unknown type, only the number is recorded. */
export function applyEvent(state: DeskState, event: DeskEvent): DeskState {
  if (event.type === 'presence') {
    return applyPresence(state, event);
  }
  if (event.event <= state.lastEvent) return state;
  const next = { ...state, lastEvent: event.event };
  switch (event.type) {
    case 'conversation':
      return mergeConversation(next, forReader(event, state.user?.id ?? ''));
    case 'message':
      return settleOutgoing(mergeMessages(next, event.message.conversationId, [event.message]), event.message);
    case 'draft':
      return mergeDraft(next, event.draft);
    case 'task':
      return mergeTask(next, event.task);
    case 'alert':
      return { ...next, alerts: [...next.alerts, event.alert].slice(-ALERTS_MAX) };
    case 'gone':
      return forgetGone(next, event);
    case 'unknown':
      return next;
    default:
      return event satisfies never;
  }
}

/** The server sends the same conversation to all desks; this sets the unread count of this desk's person. */
function forReader(
  { conversation, unreadBy }: Extract<DeskEvent, { type: 'conversation' }>,
  userId: string,
): Conversation {
  const unread = unreadBy?.get(userId) ?? unreadBy?.get('') ?? conversation.unread;
  return unread === conversation.unread ? conversation : { ...conversation, unread };
}

/** Removes erased data: a conversation with its messages, drafts and tasks, or one task. */
function forgetGone(
  state: DeskState,
  { conversationId: id, taskId }: { conversationId: string | null; taskId: string | null },
): DeskState {
  const tasks = without(state.tasks, (task) => task.id === taskId || (id !== null && task.conversationId === id));
  if (id === null) return { ...state, tasks };
  const { threads, ...rest } = state;
  return {
    ...rest,
    counts: recount(state, state.conversations.get(id)),
    tasks,
    conversations: without(state.conversations, (conversation) => conversation.id === id),
    threads: threads.has(id) ? new Map([...threads].filter(([of]) => of !== id)) : threads,
    drafts: without(state.drafts, (draft) => draft.conversationId === id),
    outgoing: state.outgoing.filter((line) => line.conversationId !== id),
    alerts: state.alerts.filter((alert) => alert.conversationId !== id),
    presence: new Map([...state.presence].filter(([of]) => of !== id)),
  };
}

function without<T>(map: ReadonlyMap<string, T>, isGone: (value: T) => boolean): ReadonlyMap<string, T> {
  const remaining = [...map].filter(([, value]) => !isGone(value));
  return remaining.length === map.size ? map : new Map(remaining);
}

/** Applies the colleagues who have the conversation open and the guest's typing signal. Omitted fields do not change. */
function applyPresence(state: DeskState, event: Extract<DeskEvent, { type: 'presence' }>): DeskState {
  const { conversationId, people, guestTyping } = event;
  const typing = new Set(state.guestsTyping);
  if (guestTyping === true) typing.add(conversationId);
  if (guestTyping === false) typing.delete(conversationId);
  return {
    ...state,
    ...(people !== null && { presence: withPresence(state.presence, conversationId, people) }),
    ...(guestTyping !== null && { guestsTyping: typing }),
  };
}

/** Removes the entry once nobody is present. */
function withPresence(
  presence: DeskState['presence'],
  conversationId: string,
  people: readonly Presence[],
): DeskState['presence'] {
  if (people.length > 0) return withEntry(presence, conversationId, people);
  return new Map([...presence].filter(([of]) => of !== conversationId));
}

/** Adds or replaces a conversation; an older version is ignored. */
export function mergeConversation(state: DeskState, conversation: Conversation): DeskState {
  const current = state.conversations.get(conversation.id);
  if (current !== undefined && current.updatedAt > conversation.updatedAt) return state;
  return {
    ...state,
    counts: recount(state, current, conversation),
    conversations: withEntry(state.conversations, conversation.id, conversation),
  };
}

/** Adds messages to a thread, each id once, ordered by `seq`. An unopened thread stays unloaded. */
export function mergeMessages(state: DeskState, conversationId: string, messages: readonly Message[]): DeskState {
  const thread = state.threads.get(conversationId);
  if (thread === undefined) return state;
  const byId = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of messages) byId.set(message.id, message);
  const sorted = [...byId.values()].sort((a, b) => a.seq - b.seq);
  return withThread(state, conversationId, { ...thread, messages: sorted });
}

/**
 * Our own reply may arrive as an event before the server's answer: do not show it twice. If it was a colleague's with the same
 * words, `deliver` in `say.ts` shows ours again when it fails.
 */
function settleOutgoing(state: DeskState, { author, conversationId, text, internal }: Message): DeskState {
  if (author !== 'staff') return state;
  const settled = state.outgoing.findIndex(
    (line) =>
      line.state === 'sending' &&
      line.conversationId === conversationId &&
      line.internal === internal &&
      line.text === text,
  );
  return settled === -1 ? state : { ...state, outgoing: state.outgoing.toSpliced(settled, 1) };
}

/** Adds or replaces a draft; removes one that was approved or discarded. */
export function mergeDraft(state: DeskState, draft: Draft): DeskState {
  if (draft.state === 'open') return { ...state, drafts: withEntry(state.drafts, draft.id, draft) };
  if (!state.drafts.has(draft.id)) return state;
  const drafts = new Map(state.drafts);
  drafts.delete(draft.id);
  return { ...state, drafts };
}

/** Adds or replaces a task; an older version is ignored. */
export function mergeTask(state: DeskState, task: Task): DeskState {
  const current = state.tasks.get(task.id);
  if (current !== undefined && current.updatedAt > task.updatedAt) return state;
  return { ...state, tasks: withEntry(state.tasks, task.id, task) };
}

/** Adds a page of a list with one new map; returns the same state if nothing is new. */
export function mergeConversations(state: DeskState, items: readonly Conversation[]): DeskState {
  const news = items.filter((item) => {
    const current = state.conversations.get(item.id);
    return current !== item && (current === undefined || current.updatedAt <= item.updatedAt);
  });
  if (news.length === 0) return state;
  const conversations = new Map(state.conversations);
  for (const item of news) conversations.set(item.id, item);
  return { ...state, conversations };
}

/** Sets a conversation's thread; a new one goes to the end. */
export function withThread(state: DeskState, conversationId: string, thread: Thread): DeskState {
  return { ...state, threads: withEntry(state.threads, conversationId, thread) };
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}
