import type { ChannelEvent } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import type { Announce } from '../conversation/commit.ts';
import { noteForStaff } from '../conversation/staff/note-for-staff.ts';
import { findPart } from '../store/channels/parts.ts';
import { listJoined, saveJoin } from '../store/conversations/conversation-links.ts';
import { type Conversation, findConversation } from '../store/conversations/conversations.ts';
import { countGuestMessagesSince, type Message } from '../store/conversations/messages.ts';
import { listGrants } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';
import type { From } from './from.ts';
import { note } from './notes.ts';
import { findReach } from './reach.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

/** The largest number of mails that a person writes by hand within the time; the limit stops two machines that answer each other. */
const LETTERS_MAX = 8;
const LETTERS_WITHIN_MS = 10 * 60_000;

/**
 * Finds the conversation on another channel to which a guest's mail replies. Its message must have been sent to the mail's own
 * address. Undefined if the mail replies to no message of this server, or to a message sent to another address.
 */
export async function findOrigin(
  db: Db,
  { propertyId }: From,
  { answers, address }: Pick<Inbound, 'answers' | 'address'>,
): Promise<Conversation | undefined> {
  const part = answers == null ? undefined : await findPart(db, propertyId, { partId: answers, platformId: answers });
  const reach = part && (await findReach(db, part));
  if (part === undefined || reach?.address !== address) return undefined;
  return reach.isFollowUp || part.via !== null ? findConversation(db, propertyId, part.conversationId) : undefined;
}

/** Notes once in both conversations that this conversation continues the other. The link gives no access to bookings. */
export async function joinOrigin(trx: Trx, announce: Announce, message: Message, origin: Conversation): Promise<void> {
  const { propertyId, conversationId, at } = message;
  const joined = await listJoined(trx, propertyId, [conversationId]);
  if (joined.some(({ id }) => id === origin.id)) return;
  await saveJoin(trx, { conversationId, withId: origin.id, propertyId, at });
  await noteForStaff(trx, announce, origin, { kind: 'went_to_mail', by: '' }, at);
  await noteForStaff(trx, announce, { id: conversationId, propertyId }, { kind: 'came_from_chat', by: '' }, at);
}

/**
 * Whether a person must answer the message. On channels with forgeable senders the engine does not disclose or change a booking
 * unless the message replies to a message of this conversation.
 */
export async function isForPerson(
  trx: Trx,
  announce: Announce,
  { channel, propertyId }: From,
  { event, message }: { event: Inbound; message: Message },
): Promise<boolean> {
  if (CHANNEL_ADAPTERS[channel].capabilities.verifiesSender) return false;
  const { conversationId, at } = message;
  const { answers } = event;
  const part = answers == null ? undefined : await findPart(trx, propertyId, { partId: answers, platformId: answers });
  const isProven = part !== undefined && (part.via ?? part.conversationId) === conversationId;
  const hasUnprovenAccess = !isProven && (await listGrants(trx, propertyId, conversationId, at)).length > 0;
  if (hasUnprovenAccess)
    await note(
      trx,
      announce,
      message,
      'This mail answers none of ours, so anybody may have written it in the guest’s name.',
    );
  const since = new Date(Date.parse(at) - LETTERS_WITHIN_MS).toISOString();
  const isOverLimit = (await countGuestMessagesSince(trx, conversationId, since)) > LETTERS_MAX;
  if (isOverLimit) await note(trx, announce, message, 'Many mails came within minutes: this may be another machine.');
  return hasUnprovenAccess || isOverLimit;
}
