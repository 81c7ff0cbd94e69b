import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import type { ReachFault } from '../../../shared/domain/delivery.ts';
import { findConnected } from '../../channels/registry.ts';
import { findContact, findContactOf } from '../../store/channels/contacts.ts';
import { giveUpUnsent, insertParts } from '../../store/channels/parts.ts';
import { listJoined } from '../../store/conversations/conversation-links.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { findFollowUp } from '../../store/conversations/follow-ups.ts';
import { readAttachments } from '../../store/conversations/message-attachments.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { listGrants } from '../../store/guests/access.ts';
import { findBookingAddresses } from '../../store/guests/booking-addresses.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findReachFault, findUnfit, writeContents } from './channel-limits.ts';
import { isChannelOn } from './channel-on.ts';

/** Older messages are not sent again, because they are outdated. */
const USEFUL_FOR_MS = 24 * 60 * 60 * 1_000;
/** More conversations than one guest has. */
const JOINED_MAX = 20;

/** The parts of a message that decide where it can go. */
type Addressed = Pick<Message, 'propertyId' | 'conversationId' | 'attachments'>;

/** Another address of a guest, and the conversation it belongs to. */
interface OtherWay {
  via: string;
  channel: ConnectedChannel;
  address: string;
  heardAt: string;
  optedOutAt: string | null;
}

/**
 * Queues a message whose own channel finally failed on another channel, in the transaction that stores the failure. It
 * goes to an address that the guest left with consent in the website's chat, or to one from which they wrote in a
 * joined conversation. This happens once per message, and only if no part of it may have arrived. Guests who opted out
 * are not contacted elsewhere. Returns whether it was queued.
 */
export async function queueOnOtherChannel(
  trx: Trx,
  message: Message,
  { channel, reason, at }: { channel: string; reason: ReachFault | null; at: string },
): Promise<boolean> {
  if (reason === 'opted_out' || reason === 'may_have_arrived' || message.author === 'system') return false;
  if (Date.parse(at) - Date.parse(message.at) > USEFUL_FOR_MS || (await wasRead(trx, message))) return false;
  const otherChannel = await findOtherWay(trx, message, channel, at);
  if (otherChannel === undefined || !(await giveUpUnsent(trx, message.id, reason, at))) return false;
  const contents = writeContents(message, otherChannel.channel);
  await insertParts(trx, message, { channel: otherChannel.channel, contents, via: otherChannel.via }, at);
  return true;
}

/** Whether the guest has read the message in the website's chat. */
async function wasRead(trx: Trx, { propertyId, conversationId, guestSeq }: Message): Promise<boolean> {
  const { guestReadSeq = 0 } = (await findConversation(trx, propertyId, conversationId)) ?? {};
  return guestReadSeq >= (guestSeq ?? Number.POSITIVE_INFINITY);
}

/** Whether the guest has another address for messages that their own channel does not take. */
export async function hasOtherChannel(
  trx: Trx,
  message: Addressed,
  failedChannel: string,
  at: string,
): Promise<boolean> {
  return (await findOtherWay(trx, message, failedChannel, at)) !== undefined;
}

/** Tries the address left for this purpose first, then the one from which the guest wrote last. */
async function findOtherWay(
  trx: Trx,
  message: Addressed,
  failedChannel: string,
  at: string,
): Promise<OtherWay | undefined> {
  const { propertyId, conversationId } = message;
  const consented: OtherWay[] = [];
  const wroteFrom: OtherWay[] = [];
  for (const via of [conversationId, ...(await listAllJoined(trx, propertyId, conversationId))]) {
    const followUp = await findFollowUp(trx, via);
    if (followUp !== undefined) {
      const { address, at: heardAt } = followUp;
      const optedOutAt = (await findContact(trx, propertyId, 'email', address))?.optedOutAt ?? null;
      consented.push({ via, channel: 'email', address, heardAt, optedOutAt });
    }
    const contact = await findContactOf(trx, via);
    const channel = findConnected(contact?.channel ?? '');
    if (contact !== undefined && channel !== undefined) wroteFrom.push({ ...contact, via, channel });
  }
  wroteFrom.sort((a, b) => b.heardAt.localeCompare(a.heardAt));
  for (const otherChannel of [...consented, ...wroteFrom]) {
    const isFit =
      otherChannel.channel !== failedChannel && findUnfit(otherChannel.channel, readAttachments(message)) === undefined;
    if (!isFit || findReachFault(otherChannel, { at, isTemplate: false }) !== undefined) continue;
    if ((await isChannelOn(trx, propertyId, otherChannel.channel)) && (await maySee(trx, message, otherChannel, at)))
      return otherChannel;
  }
  return undefined;
}

/** All conversations joined with this one, directly or through others. */
async function listAllJoined(trx: Trx, propertyId: string, conversationId: string): Promise<string[]> {
  const ids = [conversationId];
  while (ids.length < JOINED_MAX) {
    const joined = await listJoined(trx, propertyId, ids);
    if (joined.length === 0) break;
    ids.push(...joined.map(({ id }) => id));
  }
  return ids.slice(1);
}

/**
 * Whether the other address may see this message. Joining grants no access, because a link can be passed on: if this
 * conversation sees bookings, the other one must see the same, or its address must be the one in the booking.
 */
async function maySee(
  trx: Trx,
  { propertyId, conversationId }: Addressed,
  { via, address }: OtherWay,
  at: string,
): Promise<boolean> {
  if (via === conversationId) return true;
  const bookingIds = (await listGrants(trx, propertyId, conversationId, at)).map(({ id }) => id);
  const otherBookingIds = (await listGrants(trx, propertyId, via, at)).map(({ id }) => id);
  const bookingAddresses = await findBookingAddresses(trx, bookingIds);
  return bookingIds.every((id) => otherBookingIds.includes(id) || bookingAddresses.get(id) === address);
}
