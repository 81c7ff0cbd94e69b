import type { Happening } from '../store/channels/webhooks.ts';
import type { NewDeskEvent } from '../store/conversations/desk-events.ts';

/**
 * Derives webhook events from a transaction's desk events: new messages and changed conversations and tasks. Named events
 * (created, resolved, done) are queued by the code that makes the change.
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
