import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { Reply } from '../engine/types.ts';
import { findAiMode } from '../store/activation.ts';
import type { Conversation } from '../store/conversations.ts';
import { insertDraft } from '../store/drafts.ts';
import { toGuestEvent } from '../store/guest-events.ts';
import { insertMessage } from '../store/insert-message.ts';
import { findNewestOfGuest } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';
import type { Announce } from './commit.ts';
import { toAnswer } from './to-answer.ts';

/**
 * Tells a guest something that they did not ask just now, on the channel they wrote by.
 * - `auto`: the engine says it. `assisted`: it waits as a draft, as everything the engine would say there.
 * - While a colleague holds the conversation, and in `manual`, where the hotel wants no words but its own: only `note` reminds
 *   staff that the guest does not know yet. It is in English, as the engine's reasons are.
 */
export async function tellUnasked(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { reply, note, at }: { reply: Reply; note: string; at: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const mode = await findAiMode(trx, propertyId);
  const asked = await findNewestOfGuest(trx, conversationId);
  if (conversation.state === 'staffed' || mode === 'manual' || asked === undefined) {
    const words = { author: 'system', text: note, language: FALLBACK_LANGUAGE, internal: true, at } as const;
    const kept = await insertMessage(trx, conversation, words);
    return announce.desk(propertyId, 'message', conversationId, { messageId: kept.id });
  }
  if (mode === 'assisted') {
    const { text, language } = reply;
    const kept = { propertyId, conversationId, replyTo: asked.id, text, language, reply: JSON.stringify(reply) };
    const draft = await insertDraft(trx, { ...kept, decisionId: null, at });
    return announce.desk(propertyId, 'draft', conversationId, { draftId: draft.id });
  }
  const message = await insertMessage(trx, conversation, { ...toAnswer(reply), at });
  announce.guest(toGuestEvent(message));
  await announce.desk(propertyId, 'message', conversationId, { messageId: message.id });
  await announce.desk(propertyId, 'conversation', conversationId);
}
