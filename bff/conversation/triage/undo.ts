import type { ConversationAction } from '../../../shared/api/macros.ts';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';

/**
 * What takes an action back, by how the conversation was before it; nothing where it changes nothing, or where it cannot be
 * taken back: words that reached a guest, work that a colleague has begun.
 */
export function findUndo(
  { state, priority, assigneeId, department, snoozedUntil }: Conversation,
  labels: readonly string[],
  action: ConversationAction,
  now: Date,
): ConversationAction[] {
  switch (action.do) {
    case 'add_label':
      return labels.includes(action.label) ? [] : [{ do: 'remove_label', label: action.label }];
    case 'remove_label':
      return labels.includes(action.label) ? [{ do: 'add_label', label: action.label }] : [];
    case 'priority': {
      const before = PRIORITIES.find((known) => known === priority);
      return before === undefined || before === action.priority ? [] : [{ do: 'priority', priority: before }];
    }
    case 'assign':
      // What a colleague holds is only ever given to another: without one it goes back to nobody by `release` alone.
      return state === 'staffed' && assigneeId === null ? [] : [{ do: 'assign', to: assigneeId }];
    case 'department': {
      const before = DEPARTMENTS.find((known) => known === department);
      const suggested: ConversationAction[] = state === 'waiting' ? [{ do: 'assign', to: assigneeId }] : [];
      return [...(before === undefined ? [] : [{ do: 'department' as const, department: before }]), ...suggested];
    }
    case 'snooze_until':
    case 'snooze_for':
    case 'snooze_to':
      return [{ do: 'snooze_until', until: isAhead(snoozedUntil, now) ? snoozedUntil : null }];
    case 'resolve':
      return [{ do: 'reopen' }];
    case 'reply':
    case 'saved_reply':
    case 'task':
    case 'reopen':
      return [];
    default:
      return action satisfies never;
  }
}

function isAhead(until: string | null, now: Date): boolean {
  return until !== null && Date.parse(until) > +now;
}
