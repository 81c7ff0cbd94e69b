import type { Happening } from '../store/channels/webhooks.ts';
import type { NewDeskEvent } from '../store/conversations/desk-events.ts';

/**
 * What the hotel's programs are told of a transaction's changes: every new message, and that a conversation or a task is
 * other than it was. What a change is by name (created, resolved, done) is said where it is made.
 */
export function readHappenings(changes: readonly NewDeskEvent[]): Happening[] {
  return changes.flatMap(({ propertyId, type, conversationId, data }): Happening[] => {
    const { messageId, taskId, changed } = data;
    if (changed === 'delivery') return []; // the message itself was told when it was made
    if (type === 'message' && typeof messageId === 'string')
      return [{ propertyId, type: 'message.created', subjectId: messageId }];
    if (type === 'task' && typeof taskId === 'string') return [{ propertyId, type: 'task.updated', subjectId: taskId }];
    if (conversationId === null) return [];
    if (type === 'conversation') return [{ propertyId, type: 'conversation.updated', subjectId: conversationId }];
    return [];
  });
}
