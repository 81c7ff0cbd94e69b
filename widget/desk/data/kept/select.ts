import type { Conversation, Draft, Task } from '../read/types.ts';
import type { DeskState } from '../state.ts';

/** Guests in danger whom nobody looks after yet, the first first. All of them are always loaded. */
export function openAlarms(state: DeskState): readonly Conversation[] {
  if (alarms?.conversations === state.conversations) return alarms.found;
  const found = [...state.conversations.values()].filter(rings);
  found.sort((a, b) => ((a.emergency?.at ?? '') < (b.emergency?.at ?? '') ? -1 : 1));
  // The same list while the alarms are the same: who draws from it draws again only then.
  const same = alarms?.found.length === found.length && alarms.found.every((one, index) => one === found[index]);
  alarms = { conversations: state.conversations, found: same && alarms !== null ? alarms.found : found };
  return alarms.found;
}

let alarms: { conversations: DeskState['conversations']; found: readonly Conversation[] } | null = null;

/** Is its guest in danger, with nobody who looks after it? */
export function rings({ emergency }: Pick<Conversation, 'emergency'>): boolean {
  return emergency !== null && emergency.acknowledgedAt === null;
}

/** Conversations this person holds in which the guest wrote what they have not read. */
export function unreadCount(state: DeskState): number {
  return count(
    state,
    ({ state: is, assignee, unread }) => is === 'staffed' && unread > 0 && assignee?.id === state.user?.id,
  );
}

/** Messages of guests this person holds that they have not read, but for what is before their eyes. */
export function unansweredHere(state: DeskState, inSight: string | null): number {
  let found = 0;
  for (const { id, state: is, assignee, unread } of state.conversations.values())
    if (is === 'staffed' && id !== inSight && assignee?.id === state.user?.id) found += unread;
  return found;
}

/** Can messages be translated at this property? */
export function canTranslate(state: DeskState): boolean {
  const property = state.properties.find(({ id }) => id === state.propertyId);
  return state.features.includes('translation') && property?.languageModel === true;
}

function count(state: DeskState, is: (conversation: Conversation) => boolean): number {
  let found = 0;
  for (const conversation of state.conversations.values()) if (is(conversation)) found += 1;
  return found;
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
