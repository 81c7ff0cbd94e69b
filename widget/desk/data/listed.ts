import type { ConversationState } from '../../../shared/domain/conversation.ts';
import { type Filter, type Listing, type ListQuery, looksEverywhere } from './listing.ts';
import type { DeskState } from './state.ts';
import type { Conversation } from './types.ts';

const RANK = { waiting: 0, staffed: 1, open: 1, resolved: 1 } satisfies Record<ConversationState, number>;

type Parts = readonly [DeskState['conversations'], Listing, string | undefined];
let seen: { parts: Parts; found: readonly Conversation[] } | null = null;

/** The conversations the list shows: who waits first, the longest first; then the newest. The same list for the same state. */
export function listedConversations(state: DeskState): readonly Conversation[] {
  const parts: Parts = [state.conversations, state.listing, state.user?.id];
  if (seen?.parts.every((part, index) => part === parts[index])) return seen.found;
  const { query, until, hits } = state.listing;
  const words = query.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = inLastOrder(state.conversations).filter((conversation) => {
    if (!passes(state, conversation, query)) return false;
    if (words.length > 0) return hits.has(conversation.id) || matches(conversation, words);
    return conversation.state === 'waiting' || until === null || conversation.updatedAt >= until;
  });
  found.sort(
    (a, b) =>
      RANK[a.state] - RANK[b.state] || byWaiting(a, b) || compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id),
  );
  seen = { parts, found };
  return found;
}

/** As they were sorted last, with what is new behind: what is nearly in order is sorted in a moment, and events come often. */
function inLastOrder(conversations: DeskState['conversations']): Conversation[] {
  const before = seen?.found ?? [];
  const known = new Set<string>();
  const ordered: Conversation[] = [];
  for (const { id } of before) {
    const now = conversations.get(id);
    if (now === undefined) continue;
    known.add(id);
    ordered.push(now);
  }
  for (const conversation of conversations.values()) if (!known.has(conversation.id)) ordered.push(conversation);
  return ordered;
}

/** Of two guests who wait, who has waited longer. */
function byWaiting(a: Conversation, b: Conversation): number {
  if (a.state !== 'waiting' || b.state !== 'waiting') return 0;
  return compare(a.waitingSince ?? a.updatedAt, b.waitingSince ?? b.updatedAt);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function passes(state: DeskState, conversation: Conversation, query: ListQuery): boolean {
  const { filter, channel, assignee, department, language, unread } = query;
  const holder = conversation.assignee?.id ?? 'none';
  return (
    (looksEverywhere(query) || passesFilter(state, conversation, filter)) &&
    (channel === null || conversation.channel === channel) &&
    (assignee === null || holder === assignee) &&
    (department === null || conversation.department === department) &&
    (language === null || conversation.language === language) &&
    (!unread || conversation.unread > 0)
  );
}

function passesFilter(state: DeskState, conversation: Conversation, filter: Filter): boolean {
  switch (filter) {
    case 'active':
      return conversation.state !== 'resolved';
    case 'mine':
      return conversation.state !== 'resolved' && conversation.assignee?.id === state.user?.id;
    case 'waiting':
    case 'open':
    case 'resolved':
      return conversation.state === filter;
    default:
      return filter satisfies never;
  }
}

function matches(conversation: Conversation, words: string[]): boolean {
  const { guest, lastMessage, assignee } = conversation;
  const text = `${guest?.name ?? ''} ${lastMessage?.text ?? ''} ${assignee?.name ?? ''}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
