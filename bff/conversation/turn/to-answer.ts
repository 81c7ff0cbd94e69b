import type { Card } from '../../../shared/protocol/card.ts';
import type { Reply } from '../../engine/types.ts';
import type { insertMessage } from '../../store/conversations/insert-message.ts';

/** A reply, with the card shown below its text. */
export type Answer = Reply & { card?: Card };

/** Turns a reply into a message of the AI; the caller adds the time (`at`). */
export function toAnswer(reply: Answer): Parameters<typeof insertMessage>[2] {
  return {
    author: 'ai',
    text: reply.text,
    language: reply.language,
    at: '',
    ...(reply.parts === undefined ? {} : { parts: JSON.stringify(reply.parts) }),
    ...(reply.quickReplies === undefined ? {} : { quickReplies: JSON.stringify(reply.quickReplies) }),
    ...(reply.card === undefined ? {} : { card: JSON.stringify(reply.card) }),
    ...(reply.sources.length === 0 ? {} : { sources: JSON.stringify(reply.sources) }),
  };
}
