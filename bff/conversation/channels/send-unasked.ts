import type { AiMode } from '../../../shared/domain/conversation.ts';
import type { KnownPlaces, TemplateUse } from '../../../shared/domain/template-use.ts';
import type { Reply } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { insertDraft } from '../../store/conversations/drafts.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { toAnswer } from '../turn/to-answer.ts';
import { chooseOutgoing } from './beyond-window.ts';

/** A message that the guest did not just ask for. */
export interface UnaskedMessage {
  reply: Reply;
  /** The template for a closed window of the guest's channel, and the values for its placeholders. */
  use: TemplateUse;
  known?: KnownPlaces;
  at: string;
}

/** Sends the message as the engine's; in `assisted` mode it becomes a draft, as every reply of the engine does. */
export async function sendUnasked(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { mode, replyTo, ...unasked }: UnaskedMessage & { mode: AiMode; replyTo: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const { at } = unasked;
  const { reply, template, reason } = await chooseOutgoing(trx, conversation, unasked);
  if (mode === 'assisted') {
    const { text, language } = reply;
    const draftFields = {
      propertyId,
      conversationId,
      replyTo,
      text,
      language,
      reply: JSON.stringify({ ...reply, template }),
    };
    const draft = await insertDraft(trx, { ...draftFields, decisionId: null, at });
    return announce.desk(propertyId, 'draft', conversationId, { draftId: draft.id });
  }
  const message = await insertMessage(trx, conversation, { ...toAnswer(reply), at });
  announce.guest(toGuestEvent(message), { template, reason });
  await announce.desk(propertyId, 'message', conversationId, { messageId: message.id });
  await announce.desk(propertyId, 'conversation', conversationId);
}
