import type { Conversation, Draft, Task } from '../read/types.ts';
import type { DeskState } from '../state.ts';

/** Emergencies that nobody has acknowledged, oldest first. All of them are always loaded. */
export function openAlarms(state: DeskState): readonly Conversation[] {
  if (alarms?.conversations === state.conversations) return alarms.found;
  const found = [...state.conversations.values()].filter(rings);
  found.sort((a, b) => ((a.emergency?.at ?? '') < (b.emergency?.at ?? '') ? -1 : 1));
  // Return the same array while the alarms are the same, so that views do not render again.
  const same = alarms?.found.length === found.length && alarms.found.every((one, index) => one === found[index]);
  alarms = { conversations: state.conversations, found: same && alarms !== null ? alarms.found : found };
  return alarms.found;
}

let alarms: { conversations: DeskState['conversations']; found: readonly Conversation[] } | null = null;

/** Whether this is an emergency that nobody has acknowledged. */
export function rings({ emergency }: Pick<Conversation, 'emergency'>): boolean {
  return emergency !== null && emergency.acknowledgedAt === null;
}

/** Number of this person's conversations with unread messages. */
export function unreadCount(state: DeskState): number {
  return count(
    state,
    ({ state: is, assignee, unread }) => is === 'staffed' && unread > 0 && assignee?.id === state.user?.id,
  );
}

/** Number of unread messages of this person's guests, without the shown conversation. */
export function unansweredHere(state: DeskState, inSight: string | null): number {
  let found = 0;
  for (const { id, state: is, assignee, unread } of state.conversations.values())
    if (is === 'staffed' && id !== inSight && assignee?.id === state.user?.id) found += unread;
  return found;
}

/** Whether this property can translate messages. */
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

/** Ids of conversations with a draft that waits for approval. */
export function conversationsWithDrafts(state: DeskState): ReadonlySet<string> {
  return new Set([...state.drafts.values()].map((draft) => draft.conversationId));
}

const URGENCY = { urgent: 0, high: 1, normal: 2, low: 3 } satisfies Record<Task['priority'], number>;

/** Tasks by urgency, then by due time. */
export function sortedTasks(state: DeskState): Task[] {
  return [...state.tasks.values()].sort(
    (a, b) => URGENCY[a.priority] - URGENCY[b.priority] || (a.dueAt < b.dueAt ? -1 : 1),
  );
}

/** Whether the task is overdue. */
export function isOverdue(task: Task, now: Date): boolean {
  return (task.state === 'open' || task.state === 'in_progress') && task.dueAt < now.toISOString();
}
