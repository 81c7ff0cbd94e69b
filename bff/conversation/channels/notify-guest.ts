import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { findNewestOfGuest } from '../../store/conversations/messages.ts';
import { findAiMode } from '../../store/house/activation.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { sayUnasked, type Unasked } from './say-unasked.ts';

/**
 * Tells a guest something that they did not ask just now, on the channel they wrote by.
 * - `auto`: the engine says it. `assisted`: it waits as a draft, as everything the engine would say there.
 * - While a colleague holds the conversation, and in `manual`, where the hotel wants no words but its own: only `note` reminds
 *   staff that the guest does not know yet. It is in English, as the engine's reasons are.
 */
export async function notifyGuest(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { note, ...told }: Unasked & { note: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const { at } = told;
  const mode = await findAiMode(trx, propertyId);
  const asked = await findNewestOfGuest(trx, conversationId);
  if (conversation.state !== 'staffed' && mode !== 'manual' && asked !== undefined)
    return sayUnasked(trx, announce, conversation, { ...told, mode, replyTo: asked.id });
  const words = { author: 'system', text: note, language: FALLBACK_LANGUAGE, internal: true, at } as const;
  const kept = await insertMessage(trx, conversation, words);
  return announce.desk(propertyId, 'message', conversationId, { messageId: kept.id });
}
