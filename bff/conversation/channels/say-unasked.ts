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
import { findLeaving } from './beyond-window.ts';

/** Something a guest is told without having asked just now. */
export interface Unasked {
  reply: Reply;
  /** Which template goes instead where the window of the guest's channel is shut, and what fills its places. */
  use: TemplateUse;
  known?: KnownPlaces;
  at: string;
}

/** Says it by the engine; in `assisted` it waits as a draft, as everything the engine would say there. */
export async function sayUnasked(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { mode, replyTo, ...told }: Unasked & { mode: AiMode; replyTo: string },
): Promise<void> {
  const { propertyId, id: conversationId } = conversation;
  const { at } = told;
  const { reply, template, reason } = await findLeaving(trx, conversation, told);
  if (mode === 'assisted') {
    const { text, language } = reply;
    const kept = { propertyId, conversationId, replyTo, text, language, reply: JSON.stringify({ ...reply, template }) };
    const draft = await insertDraft(trx, { ...kept, decisionId: null, at });
    return announce.desk(propertyId, 'draft', conversationId, { draftId: draft.id });
  }
  const message = await insertMessage(trx, conversation, { ...toAnswer(reply), at });
  announce.guest(toGuestEvent(message), { template, reason });
  await announce.desk(propertyId, 'message', conversationId, { messageId: message.id });
  await announce.desk(propertyId, 'conversation', conversationId);
}
