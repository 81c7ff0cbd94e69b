import type { Conversation } from './read/types.ts';
import { openConversation } from './route.ts';
import type { DeskState } from './state.ts';

/** Most conversations kept on the page; a larger hotel finds the rest by search. */
export const CONVERSATIONS_MAX = 10_000;
/** The number of conversations that are dropped at once, so that dropping is rare. */
const CONVERSATIONS_LESS = 1_000;
/** Most conversations whose messages are kept; those opened last stay. */
export const THREADS_MAX = 40;
/** Most messages kept of a conversation that is not shown. */
export const MESSAGES_MAX = 500;

/** Drops what exceeds the limits, so that memory stays bounded on a page open for days. */
export function withinBounds(state: DeskState): DeskState {
  return boundThreads(boundConversations(state));
}

/**
 * Drops the oldest conversations, but none whose guest waits, that are assigned, or that have a draft. The list then ends above
 * the dropped ones, as if they were not loaded yet.
 */
function boundConversations(state: DeskState): DeskState {
  if (state.conversations.size <= CONVERSATIONS_MAX) return state;
  const open = openConversation(state.route);
  const awaited = new Set([...state.drafts.values()].map(({ conversationId }) => conversationId));
  const isNeeded = ({ id, state: is, emergency }: Conversation): boolean =>
    is === 'waiting' || is === 'staffed' || emergency !== null || id === open || awaited.has(id);
  const oldest = [...state.conversations.values()]
    .filter((conversation) => !isNeeded(conversation))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
    .slice(0, state.conversations.size - CONVERSATIONS_MAX + CONVERSATIONS_LESS);
  const newestGone = oldest.at(-1)?.updatedAt;
  if (newestGone === undefined) return state;
  const conversations = new Map(state.conversations);
  for (const { id } of oldest) conversations.delete(id);
  const { until } = state.listing;
  const ends = until !== null && until > newestGone ? until : newestGone;
  return {
    ...state,
    conversations,
    holdsActive: false,
    listing: { ...state.listing, until: ends, cursor: null, isCut: true },
  };
}

/** Threads are in the order they were opened: the first are dropped. */
function boundThreads(state: DeskState): DeskState {
  const open = openConversation(state.route);
  const excess = state.threads.size - THREADS_MAX;
  const isLong = [...state.threads].some(([id, { messages }]) => id !== open && messages.length > MESSAGES_MAX);
  if (excess <= 0 && !isLong) return state;
  const remaining = [...state.threads].filter(([id], index) => index >= excess || id === open);
  const threads = remaining.map(([id, thread]) => {
    if (id === open || thread.messages.length <= MESSAGES_MAX) return [id, thread] as const;
    return [id, { ...thread, messages: thread.messages.slice(-MESSAGES_MAX), hasEarlier: true }] as const;
  });
  return { ...state, threads: new Map(threads) };
}
