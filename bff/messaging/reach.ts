import type { ReachFault } from '../../shared/domain/delivery.ts';
import { findReachFault } from '../conversation/channels/channel-limits.ts';
import { type ChannelContact, findContact, findContactOf } from '../store/channels/contacts.ts';
import { type ChannelPart, readContent } from '../store/channels/parts.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import { findFollowUp } from '../store/conversations/follow-ups.ts';
import { findMessage } from '../store/conversations/messages.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/** A part's destination. `isFollowUp`: the destination is the address that a guest of the web chat has left. */
export type Reach = Pick<
  ChannelContact,
  'channel' | 'address' | 'heardAt' | 'optedOutAt' | 'noMarketingAt' | 'thread'
> & {
  isFollowUp: boolean;
};

/** Finds a part's destination; undefined if the guest no longer has an address on the channel. */
export async function findReach(
  db: Db | Trx,
  { propertyId, conversationId, channel, via }: Pick<ChannelPart, 'propertyId' | 'conversationId' | 'channel' | 'via'>,
): Promise<Reach | undefined> {
  const at = via ?? conversationId;
  const contact = await findContactOf(db, at);
  if (contact?.channel === channel) return { ...contact, isFollowUp: false };
  const followUp = await findFollowUp(db, at);
  if (followUp === undefined || channel !== 'email') return undefined;
  // The address may also be a contact of its own that has opted out.
  const owner = await findContact(db, propertyId, channel, followUp.address);
  const optedOutAt = owner?.optedOutAt ?? null;
  const place = { channel, address: followUp.address, heardAt: followUp.at };
  return { ...place, optedOutAt, noMarketingAt: null, thread: null, isFollowUp: true };
}

/** Finds the reason why a part cannot be sent now; undefined: the part can be sent. After an opt-out only its confirmation is sent. */
export function findHindranceOf(part: ChannelPart, reach: Reach, now: Date): ReachFault | undefined {
  const { isFollowUp, optedOutAt } = reach;
  const isConfirmation = !isFollowUp && part.via === null && optedOutAt !== null && optedOutAt <= part.createdAt;
  return findReachFault(
    { ...reach, ...(isConfirmation ? { optedOutAt: null } : {}) },
    { at: now.toISOString(), isTemplate: 'template' in readContent(part) },
  );
}

/** Whether the guest has read the message of a part in the web chat. */
export async function wasReadInChat(
  db: Db,
  { propertyId, conversationId, messageId }: Pick<ChannelPart, 'propertyId' | 'conversationId' | 'messageId'>,
): Promise<boolean> {
  const conversation = await findConversation(db, propertyId, conversationId);
  const message = await findMessage(db, propertyId, messageId);
  return (conversation?.guestReadSeq ?? 0) >= (message?.guestSeq ?? Number.POSITIVE_INFINITY);
}
