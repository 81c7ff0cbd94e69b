import type { Conversation } from './read/types.ts';
import { openConversation } from './route.ts';
import type { DeskState } from './state.ts';

/** So many conversations are kept in the page; a house with more finds the others by searching. */
export const CONVERSATIONS_MAX = 10_000;
/** How many are let go of at once, so that it is seldom done. */
const CONVERSATIONS_LESS = 1_000;
/** Conversations whose messages are kept, those opened last. */
export const THREADS_MAX = 40;
/** Of a conversation that is not in sight, so many messages are kept: the newest. */
export const MESSAGES_MAX = 500;

/** The state with no more in it than a page should hold, however long it stands open. */
export function withinBounds(state: DeskState): DeskState {
  return boundThreads(boundConversations(state));
}

/**
 * Lets the oldest go: never who waits, nor what somebody holds or is about to approve. The list then ends above them, as it
 * would where they had not been loaded.
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

/** Threads stand in the order they were opened: the first are let go of. */
function boundThreads(state: DeskState): DeskState {
  const open = openConversation(state.route);
  const excess = state.threads.size - THREADS_MAX;
  const isLong = [...state.threads].some(([id, { messages }]) => id !== open && messages.length > MESSAGES_MAX);
  if (excess <= 0 && !isLong) return state;
  const kept = [...state.threads].filter(([id], place) => place >= excess || id === open);
  const threads = kept.map(([id, thread]) => {
    if (id === open || thread.messages.length <= MESSAGES_MAX) return [id, thread] as const;
    return [id, { ...thread, messages: thread.messages.slice(-MESSAGES_MAX), hasEarlier: true }] as const;
  });
  return { ...state, threads: new Map(threads) };
}
