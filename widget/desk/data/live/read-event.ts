import type { AnyFrame } from '../../../../shared/client/world.ts';
import {
  count,
  fields,
  list,
  maybeText,
  readConversation,
  readDraft,
  readMessage,
  readPresence,
  readTask,
  text,
} from '../read/read.ts';
import type { DeskEvent } from './apply.ts';

/** The event of a desk frame; null if it concerns only the connection. Unknown types still carry their number. */
export function readDeskEvent(frame: AnyFrame): DeskEvent | null {
  if (frame.type === 'presence') {
    const guest = frame['guest'];
    return {
      type: 'presence',
      conversationId: text(frame['conversationId']),
      people: Array.isArray(frame['viewers']) ? list(frame['viewers'], readPresence) : null,
      guestTyping: typeof guest === 'object' && guest !== null && 'typing' in guest ? guest.typing === true : null,
    };
  }
  const { event } = frame;
  // The number of a welcome frame is the newest event, not a new one.
  if (typeof event !== 'number' || frame.type === 'welcome') return null;
  return readNumbered(frame, event) ?? { type: 'unknown', event };
}

/** For erased data, only the id is sent. */
function readGone(frame: AnyFrame, event: number): DeskEvent | null {
  const [conversationId, taskId] = [maybeText(frame['conversationId']), maybeText(frame['taskId'])];
  return conversationId === null && taskId === null ? null : { type: 'gone', event, conversationId, taskId };
}

/** Null if the subject is missing or of an unknown kind. */
function readNumbered(frame: AnyFrame, event: number): DeskEvent | null {
  switch (frame.type) {
    case 'conversation': {
      const conversation = readConversation(frame['conversation']);
      if (conversation === null) return readGone(frame, event);
      const counts = Object.entries(fields(frame['unreadBy']) ?? {}).map(
        ([id, unread]) => [id, count(unread)] as const,
      );
      return { type: 'conversation', event, conversation, unreadBy: new Map(counts) };
    }
    case 'message': {
      const message = readMessage(frame['message'], text(frame['conversationId']));
      return message && { type: 'message', event, message };
    }
    case 'draft': {
      const draft = readDraft(frame['draft']);
      return draft && { type: 'draft', event, draft };
    }
    case 'task': {
      const task = readTask(frame['task']);
      return task === null ? readGone(frame, event) : { type: 'task', event, task };
    }
    case 'alert': {
      const alert = {
        event,
        kind: text(frame['kind']),
        conversationId: maybeText(frame['conversationId']),
        userId: maybeText(frame['userId']),
        detail: text(frame['detail']),
        at: text(frame['at']),
      };
      return { type: 'alert', event, alert };
    }
    default:
      return null;
  }
}
