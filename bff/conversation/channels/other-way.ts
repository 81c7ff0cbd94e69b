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
import { findHindrance, findUnfit, writeContents } from './channel-limits.ts';
import { isChannelOn } from './channel-on.ts';

/** Nobody wants yesterday's answer a second way. */
const OF_USE_MS = 24 * 60 * 60 * 1_000;
/** More conversations than one guest joins. */
const JOINED_MAX = 20;

/** Whose it is, and what goes along. */
type Addressed = Pick<Message, 'propertyId' | 'conversationId' | 'attachments'>;

/** Another address of a guest's, in the conversation that has it. */
interface OtherWay {
  via: string;
  channel: ConnectedChannel;
  address: string;
  heardAt: string;
  optedOutAt: string | null;
}

/**
 * Queues a message that its own channel did not take for good on another one, in the transaction that stores the failure: to
 * an address that the guest left with their consent in the site's chat, or where they wrote themselves in a conversation that
 * is joined with this one. Once for each message, and only where nothing of it may have reached them. Who wants no more
 * messages is not looked for elsewhere. True: it goes another way.
 */
export async function queueOtherWay(
  trx: Trx,
  message: Message,
  { channel, reason, at }: { channel: string; reason: ReachFault | null; at: string },
): Promise<boolean> {
  if (reason === 'opted_out' || reason === 'may_have_arrived' || message.author === 'system') return false;
  if (Date.parse(at) - Date.parse(message.at) > OF_USE_MS || (await wasRead(trx, message))) return false;
  const way = await findOtherWay(trx, message, channel, at);
  if (way === undefined || !(await giveUpUnsent(trx, message.id, reason, at))) return false;
  const contents = writeContents(message, way.channel);
  await insertParts(trx, message, { channel: way.channel, contents, via: way.via }, at);
  return true;
}

/** Has the guest read it in the site's chat? */
async function wasRead(trx: Trx, { propertyId, conversationId, guestSeq }: Message): Promise<boolean> {
  const { guestReadSeq = 0 } = (await findConversation(trx, propertyId, conversationId)) ?? {};
  return guestReadSeq >= (guestSeq ?? Number.POSITIVE_INFINITY);
}

/** Is there another address that what the guest's own channel does not take may go to? */
export async function hasOtherWay(trx: Trx, what: Addressed, failed: string, at: string): Promise<boolean> {
  return (await findOtherWay(trx, what, failed, at)) !== undefined;
}

/** The address left for this very purpose goes first, then where the guest wrote last. */
async function findOtherWay(trx: Trx, message: Addressed, failed: string, at: string): Promise<OtherWay | undefined> {
  const { propertyId, conversationId } = message;
  const left: OtherWay[] = [];
  const written: OtherWay[] = [];
  for (const via of [conversationId, ...(await listAllJoined(trx, propertyId, conversationId))]) {
    const followUp = await findFollowUp(trx, via);
    if (followUp !== undefined) {
      const { address, at: heardAt } = followUp;
      const optedOutAt = (await findContact(trx, propertyId, 'email', address))?.optedOutAt ?? null;
      left.push({ via, channel: 'email', address, heardAt, optedOutAt });
    }
    const contact = await findContactOf(trx, via);
    const channel = findConnected(contact?.channel ?? '');
    if (contact !== undefined && channel !== undefined) written.push({ ...contact, via, channel });
  }
  written.sort((a, b) => b.heardAt.localeCompare(a.heardAt));
  for (const way of [...left, ...written]) {
    const isFit = way.channel !== failed && findUnfit(way.channel, readAttachments(message)) === undefined;
    if (!isFit || findHindrance(way, { at, isTemplate: false }) !== undefined) continue;
    if ((await isChannelOn(trx, propertyId, way.channel)) && (await maySee(trx, message, way, at))) return way;
  }
  return undefined;
}

/** The guest's other conversations, over however many steps they went. */
async function listAllJoined(trx: Trx, propertyId: string, conversationId: string): Promise<string[]> {
  const ids = [conversationId];
  while (ids.length < JOINED_MAX) {
    const more = await listJoined(trx, propertyId, ids);
    if (more.length === 0) break;
    ids.push(...more.map(({ id }) => id));
  }
  return ids.slice(1);
}

/**
 * Joining opens nothing, for a link's code can be passed on: where this conversation sees a booking, the other way leads only to
 * who sees the same one, or to the address that stands in it.
 */
async function maySee(
  trx: Trx,
  { propertyId, conversationId }: Addressed,
  { via, address }: OtherWay,
  at: string,
): Promise<boolean> {
  if (via === conversationId) return true;
  const seen = (await listGrants(trx, propertyId, conversationId, at)).map(({ id }) => id);
  const theirs = (await listGrants(trx, propertyId, via, at)).map(({ id }) => id);
  const addresses = await findBookingAddresses(trx, seen);
  return seen.every((id) => theirs.includes(id) || addresses.get(id) === address);
}
