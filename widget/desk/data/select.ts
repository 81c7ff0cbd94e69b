import type { ConversationState } from '../../../shared/domain/conversation.ts';
import type { DeskState } from './state.ts';
import type { Conversation, Draft, Task } from './types.ts';

/** What the list can be narrowed to. `active` is everything that is not resolved. */
export const FILTERS = ['active', 'waiting', 'mine', 'open', 'resolved'] as const;
export type Filter = (typeof FILTERS)[number];

const RANK = { waiting: 0, staffed: 1, open: 1, resolved: 2 } satisfies Record<ConversationState, number>;

/** The conversations a filter and a search leave: those that wait first, then the newest. */
export function listedConversations(state: DeskState, filter: Filter, search: string): Conversation[] {
  const hits = search !== '' && state.hits.words === search.trim() ? state.hits.ids : null;
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return [...state.conversations.values()]
    .filter(
      (conversation) =>
        passes(state, conversation, filter) && (hits?.has(conversation.id) || matches(conversation, words)),
    )
    .sort((a, b) => RANK[a.state] - RANK[b.state] || (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** How many conversations each filter holds, of those that are loaded. */
export function filterCounts(state: DeskState): Record<Filter, number> {
  const counts = { active: 0, waiting: 0, mine: 0, open: 0, resolved: 0 };
  for (const conversation of state.conversations.values()) {
    for (const filter of FILTERS) if (passes(state, conversation, filter)) counts[filter] += 1;
  }
  return counts;
}

/** Conversations where a guest waits for a person: the number in the page's title. */
export function waitingCount(state: DeskState): number {
  let count = 0;
  for (const conversation of state.conversations.values()) if (conversation.state === 'waiting') count += 1;
  return count;
}

/** The drafts of a conversation, oldest first. */
export function draftsOf(state: DeskState, conversationId: string): Draft[] {
  return [...state.drafts.values()]
    .filter((draft) => draft.conversationId === conversationId)
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Conversations with a draft that waits for approval. */
export function conversationsWithDrafts(state: DeskState): ReadonlySet<string> {
  return new Set([...state.drafts.values()].map((draft) => draft.conversationId));
}

const URGENCY = { urgent: 0, high: 1, normal: 2, low: 3 } satisfies Record<Task['priority'], number>;

/** Tasks in the order they should be done: most urgent first, then what is due first. */
export function sortedTasks(state: DeskState): Task[] {
  return [...state.tasks.values()].sort(
    (a, b) => URGENCY[a.priority] - URGENCY[b.priority] || (a.dueAt < b.dueAt ? -1 : 1),
  );
}

/** Is the task late at this moment? */
export function isOverdue(task: Task, now: Date): boolean {
  return (task.state === 'open' || task.state === 'in_progress') && task.dueAt < now.toISOString();
}

function passes(state: DeskState, conversation: Conversation, filter: Filter): boolean {
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
  if (words.length === 0) return true;
  const text = [
    conversation.guest?.name ?? '',
    conversation.lastMessage?.text ?? '',
    conversation.assignee?.name ?? '',
    conversation.id,
  ]
    .join(' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
