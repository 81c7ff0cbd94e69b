import type { Conversation } from '../../store/conversations/conversations.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { ratingWords } from './words.ts';

/** Asks the guest how it was, or thanks them, in the house's fixed words: no engine and no draft, for the owner switched it on. */
export async function sayOfRating(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { kind, replyTo, at }: { kind: 'ask' | 'thanks'; replyTo?: string; at: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const said = await insertMessage(trx, conversation, {
    author: 'system',
    ...ratingWords(conversation.language, kind),
    ...(replyTo === undefined ? {} : { replyTo }),
    at,
  });
  announce.guest(toGuestEvent(said));
  await announce.desk(propertyId, 'message', conversationId, { messageId: said.id });
  await announce.desk(propertyId, 'conversation', conversationId);
}
