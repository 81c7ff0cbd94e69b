import type { GuestMessage, GuestServerFrame } from '../../shared/protocol/guest-frames.ts';
import type { GuestEvent } from '../store/conversations/guest-events.ts';
import { showAttachments } from '../store/conversations/message-attachments.ts';
import type { Message } from '../store/conversations/messages.ts';

/** The address from which a guest's page loads a file. */
const FILES_PATH = '/chat/uploads';

/** An event of the guest's stream as a frame. An erased message becomes an empty one with its number. */
export function toGuestFrame(event: GuestEvent): GuestServerFrame {
  const { seq } = event;
  switch (event.type) {
    case 'message':
      return {
        type: 'message',
        seq,
        message: event.message === null ? tombstone(event) : toGuestMessage(event.message),
      };
    default:
      return { type: event.type, seq, ...JSON.parse(event.data) };
  }
}

/** A message for its guest: without scores, decision and colleague's id. */
export function toGuestMessage(message: Message): GuestMessage {
  const sources: { type: string; label: string }[] = message.sources === null ? [] : JSON.parse(message.sources);
  return {
    id: message.id,
    author: message.author as GuestMessage['author'],
    ...(message.name === null ? {} : { name: message.name }),
    text: message.text,
    language: message.language,
    ...(message.parts === null ? {} : { parts: JSON.parse(message.parts) }),
    at: message.at,
    ...(message.attachments === null ? {} : { attachments: showAttachments(message, FILES_PATH) }),
    ...(message.quickReplies === null ? {} : { quickReplies: JSON.parse(message.quickReplies) }),
    ...(message.card === null ? {} : { card: JSON.parse(message.card) }),
    ...(sources.length === 0 ? {} : { sources: sources.map(({ type, label }) => ({ type, label })) }),
    ...(message.replyTo === null ? {} : { replyTo: message.replyTo }),
    ...(message.clientId === null ? {} : { clientId: message.clientId }),
  };
}

function tombstone(event: GuestEvent): GuestMessage {
  return { id: event.messageId ?? '', author: 'system', text: '', language: 'und', at: event.at };
}
