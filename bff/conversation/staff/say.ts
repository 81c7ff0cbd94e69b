import type { Card } from '../../../shared/protocol/card.ts';
import { ServiceError } from '../../base/errors.ts';
import { findNameForGuest } from '../../store/account/user-names.ts';
import type { OutgoingTemplate } from '../../store/channels/parts.ts';
import { giveToMessage } from '../../store/channels/uploads.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { appendGuestEvent, toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { findNewestUnread, type Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { requireMedia, requireReach } from '../channels/queue-outgoing.ts';
import type { Announce } from '../commit.ts';
import type { Actor } from '../deps.ts';
import { readUnsent } from '../guest/uploads.ts';
import { moveConversation } from '../state.ts';
import { forgetQuestions } from '../turn/dialogue.ts';
import { discardOpenDrafts } from './drafts.ts';
import { ringMentioned } from './mentions.ts';

/** A colleague's message to the guest, or (`internal`) a note that only staff see. */
export interface StaffWords {
  text: string;
  internal: boolean;
  template?: OutgoingTemplate | undefined;
  /** Shown to the guest below the text. */
  card?: Card | undefined;
  /** Ids of files that this colleague or program uploaded. */
  attachments?: readonly string[] | undefined;
}

/** Stores a colleague's message, and takes the conversation over if nobody has. Throws as `sendStaffMessage` does. */
export async function sayAsStaff(
  trx: Trx,
  announce: Announce,
  found: Conversation,
  {
    text,
    internal,
    template,
    card,
    attachments: uploads = [],
    language,
    actor,
    at,
  }: StaffWords & { language: string; actor: Actor; at: string },
): Promise<Message> {
  if (!internal) await requireReach(trx, found.id, { at, isTemplate: template !== undefined });
  const { userId, name } = actor;
  const ours = internal ? found : await takeOverConversation(trx, announce, found, { actor, force: false, at });
  const attachments = await readUnsent(trx, uploads, { ...ours, conversationId: ours.id, sender: actor.id });
  await requireMedia(trx, ours.id, attachments);
  const message = await insertMessage(trx, ours, {
    author: 'staff',
    text,
    ...(attachments.length === 0 ? {} : { attachments: JSON.stringify(attachments) }),
    ...(card === undefined ? {} : { card: JSON.stringify(card) }),
    language,
    name: internal ? name : await findNameForGuest(trx, ours.propertyId, userId),
    at,
    internal,
    ...(userId === null ? {} : { userId }),
  });
  await giveToMessage(trx, uploads, message);
  await announce.desk(ours.propertyId, 'message', ours.id, { messageId: message.id });
  await updateConversation(trx, ours, {
    staffActiveAt: at,
    ...(internal ? {} : { answeredSeq: message.staffSeq }),
  });
  if (internal) {
    await ringMentioned(trx, announce, { propertyId: ours.propertyId, conversationId: ours.id, actor, text });
    return message;
  }
  announce.guest(toGuestEvent(message), { template });
  await discardOpenDrafts(trx, announce, ours, { by: userId, at });
  await markRead(trx, announce, ours, at);
  await announce.desk(ours.propertyId, 'conversation', ours.id);
  return message;
}

/** The error for a conversation that another colleague or program has taken over. */
export function takenByAnother(): ServiceError {
  return new ServiceError(
    'already_taken',
    'A colleague or a program holds this conversation; send { "force": true } to take it from them',
  );
}

/** Takes the conversation over for the actor. Throws `already_taken` if another has it, unless `force`. */
export async function takeOverConversation(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { actor, force, at }: { actor: Actor; force: boolean; at: string },
): Promise<Conversation> {
  const isStaffed = conversation.state === 'staffed';
  if (isStaffed && conversation.holder === actor.id) return conversation;
  if (isStaffed && !force) throw takenByAnother();
  await discardOpenDrafts(trx, announce, conversation, { by: actor.userId, at });
  return moveConversation(trx, announce, conversation, 'takeover', {
    dialogue: await forgetQuestions(trx, conversation),
    assigneeId: actor.userId,
    holder: actor.id,
    mode: 'staff',
    staffActiveAt: at,
    updatedAt: at,
  });
}

/** Marks the whole conversation as read by the house, and shows that to the guest. */
export async function markRead(trx: Trx, announce: Announce, before: Conversation, at: string): Promise<void> {
  const conversation = await findConversation(trx, before.propertyId, before.id);
  if (conversation === undefined || conversation.staffReadSeq === conversation.staffSeq) return;
  const upTo = await findNewestUnread(trx, conversation);
  await updateConversation(trx, conversation, { staffReadSeq: conversation.staffSeq });
  if (upTo !== null) {
    announce.guest(await appendGuestEvent(trx, conversation, { type: 'receipt', data: { upTo, state: 'read' }, at }));
  }
  await announce.desk(conversation.propertyId, 'conversation', conversation.id);
}
