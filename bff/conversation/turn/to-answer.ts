import type { Card } from '../../../shared/protocol/card.ts';
import type { Reply } from '../../engine/types.ts';
import type { insertMessage } from '../../store/conversations/insert-message.ts';

/** A reply with what it shows below its words. */
export type Answer = Reply & { card?: Card };

/** A reply of the engine's as a message of the AI's; the caller says when (`at`). */
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
