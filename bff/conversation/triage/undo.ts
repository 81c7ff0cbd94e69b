import type { ConversationAction } from '../../../shared/api/macros.ts';
import { DEPARTMENTS, PRIORITIES } from '../../../shared/domain/task.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';

/**
 * The actions that undo an action, given the conversation before it. None if the action changes nothing, or cannot be
 * undone: a message that reached a guest, or a task that a colleague may have begun.
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
      const oldPriority = PRIORITIES.find((known) => known === priority);
      return oldPriority === undefined || oldPriority === action.priority
        ? []
        : [{ do: 'priority', priority: oldPriority }];
    }
    case 'assign':
      // A held conversation can only be assigned to somebody else; only `release` gives it back to nobody.
      return state === 'staffed' && assigneeId === null ? [] : [{ do: 'assign', to: assigneeId }];
    case 'department': {
      const oldPriority = DEPARTMENTS.find((known) => known === department);
      const suggested: ConversationAction[] = state === 'waiting' ? [{ do: 'assign', to: assigneeId }] : [];
      return [
        ...(oldPriority === undefined ? [] : [{ do: 'department' as const, department: oldPriority }]),
        ...suggested,
      ];
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
