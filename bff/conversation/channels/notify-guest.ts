import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { findNewestOfGuest } from '../../store/conversations/messages.ts';
import { findAiMode } from '../../store/house/activation.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { sendUnasked, type UnaskedMessage } from './send-unasked.ts';

/**
 * Sends a guest a message that they did not just ask for, on their own channel.
 * - `auto`: the message is sent. `assisted`: it becomes a draft, as every reply of the engine does.
 * - While a colleague holds the conversation, and in `manual` mode: only `note` is stored, an internal note in English
 * that reminds staff to tell the guest.
 */
export async function notifyGuest(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { note, ...unasked }: UnaskedMessage & { note: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const { at } = unasked;
  const mode = await findAiMode(trx, propertyId);
  const lastGuestMessage = await findNewestOfGuest(trx, conversationId);
  if (conversation.state !== 'staffed' && mode !== 'manual' && lastGuestMessage !== undefined)
    return sendUnasked(trx, announce, conversation, { ...unasked, mode, replyTo: lastGuestMessage.id });
  const noteMessage = { author: 'system', text: note, language: FALLBACK_LANGUAGE, internal: true, at } as const;
  const storedNote = await insertMessage(trx, conversation, noteMessage);
  return announce.desk(propertyId, 'message', conversationId, { messageId: storedNote.id });
}
