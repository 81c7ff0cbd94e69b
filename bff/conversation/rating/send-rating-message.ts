import type { Conversation } from '../../store/conversations/conversations.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { ratingWords } from './words.ts';

/**
 * Sends the fixed question for a rating, or the thanks. It needs neither engine nor draft, because the owner switched
 * it on.
 */
export async function sendRatingMessage(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { kind, replyTo, at }: { kind: 'ask' | 'thanks'; replyTo?: string; at: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const message = await insertMessage(trx, conversation, {
    author: 'system',
    ...ratingWords(conversation.language, kind),
    ...(replyTo === undefined ? {} : { replyTo }),
    at,
  });
  announce.guest(toGuestEvent(message));
  await announce.desk(propertyId, 'message', conversationId, { messageId: message.id });
  await announce.desk(propertyId, 'conversation', conversationId);
}
