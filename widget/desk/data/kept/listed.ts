import type { Conversation } from '../read/types.ts';
import type { DeskState } from '../state.ts';
import { type Filter, type Listing, type ListQuery, looksEverywhere, PLAIN_QUERY } from './listing.ts';
import { conversationsWithDrafts, rings } from './select.ts';

/** Rank of conversations that do not wait for a person. */
const LAST = 9;

type Parts = readonly [DeskState['conversations'], Listing, string | undefined, DeskState['drafts']];
let seen: { parts: Parts; found: readonly Conversation[] } | null = null;

/**
 * The conversations in list order: emergencies first, whatever the filter; then those that wait for a person, by urgency,
 * promised time and waiting time; then the newest. Returns the same array for the same state.
 */
export function listedConversations(state: DeskState): readonly Conversation[] {
  const parts: Parts = [state.conversations, state.listing, state.user?.id, state.drafts];
  if (seen?.parts.every((part, index) => part === parts[index])) return seen.found;
  const { query, until, hits } = state.listing;
  const drafted = conversationsWithDrafts(state);
  const words = query.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = inLastOrder(state.conversations).filter((conversation) => {
    if (rings(conversation)) return true;
    if (!passes(state, conversation, query, drafted)) return false;
    if (words.length > 0) return hits.has(conversation.id) || matches(conversation, words);
    return wantsPerson(conversation, drafted) || until === null || conversation.updatedAt >= until;
  });
  const ranks = new Map(found.map((one) => [one.id, rankOf(one, drafted)]));
  const rank = ({ id }: Conversation) => ranks.get(id) ?? LAST;
  found.sort(
    (a, b) => rank(a) - rank(b) || byPromise(a, b, rank(a)) || compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id),
  );
  seen = { parts, found };
  return found;
}

/** The previous order, with new conversations at the end: sorting an almost sorted list is fast, and events are frequent. */
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

/** Whether the guest waits for a person or for a draft to be approved. */
function wantsPerson({ id, state, snoozedUntil }: Conversation, drafted: ReadonlySet<string>): boolean {
  if (snoozedUntil !== null) return false;
  return state === 'waiting' || (state === 'open' && drafted.has(id));
}

const URGENCY = { urgent: 2, high: 3, normal: 4, low: 5 } satisfies Record<Conversation['priority'], number>;

/** Rank of urgency; smaller is more urgent. */
function rankOf(conversation: Conversation, drafted: ReadonlySet<string>): number {
  if (rings(conversation)) return 0;
  if (!wantsPerson(conversation, drafted)) return LAST;
  return conversation.waitingWhy === 'emergency' ? 1 : URGENCY[conversation.priority];
}

/** Compares two waiting conversations: earlier promised time first, then longer waiting. */
function byPromise(a: Conversation, b: Conversation, rank: number): number {
  if (rank === LAST) return 0;
  return compare(a.dueAt ?? NEVER, b.dueAt ?? NEVER) || compare(waitsSince(a), waitsSince(b));
}

/** Sorts after every timestamp. */
const NEVER = '~';

function waitsSince({ waitingSince, updatedAt }: Conversation): string {
  return waitingSince ?? updatedAt;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function passes(state: DeskState, conversation: Conversation, query: ListQuery, drafted: ReadonlySet<string>): boolean {
  const { filter, channel, assignee, department, language, unread, label, priority } = query;
  const holder = conversation.assignee?.id ?? 'none';
  return (
    (conversation.mergedInto === null || looksEverywhere(query)) &&
    (looksEverywhere(query) || passesFilter(conversation, filter, state.user?.id, drafted)) &&
    (channel === null || conversation.channel === channel) &&
    (assignee === null || holder === assignee) &&
    (department === null || conversation.department === department) &&
    (language === null || conversation.language === language) &&
    (!unread || conversation.unread > 0) &&
    (label === null || conversation.labels.includes(label)) &&
    (priority === null || conversation.priority === priority) &&
    passesRest(conversation, query)
  );
}

/** Snoozed conversations are hidden, except in searches and in the snoozed list. */
function passesRest({ snoozedUntil, state }: Conversation, query: ListQuery): boolean {
  if (query.snoozed) return snoozedUntil !== null;
  return snoozedUntil === null || state === 'resolved' || looksEverywhere(query);
}

/** Whether a conversation belongs to a filter without further conditions. Emergencies, which are always on top, do not count. */
export function isCounted(one: Conversation, filter: Filter, me: string | undefined, drafted: ReadonlySet<string>) {
  return one.mergedInto === null && passesFilter(one, filter, me, drafted) && passesRest(one, PLAIN_QUERY);
}

function passesFilter(
  conversation: Conversation,
  filter: Filter,
  me: string | undefined,
  drafted: ReadonlySet<string>,
): boolean {
  switch (filter) {
    case 'active':
      return conversation.state !== 'resolved';
    case 'mine':
      return conversation.state !== 'resolved' && conversation.assignee?.id === me;
    case 'waiting': // a draft that nobody approves is a guest who has no answer
      return conversation.state === 'waiting' || (conversation.state === 'open' && drafted.has(conversation.id));
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
