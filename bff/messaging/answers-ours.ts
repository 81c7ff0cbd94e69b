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

/** More than a person writes by hand; stops two machines that answer each other. */
const LETTERS_MAX = 8;
const LETTERS_WITHIN_MS = 10 * 60_000;

/**
 * The conversation on another channel that a guest's mail replies to: one whose message was sent to this very address.
 * Undefined if it replies to none of our messages, or to one sent to somebody else.
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

/** Notes in both conversations, once, that one continues the other. It gives no access to bookings. */
export async function joinOrigin(trx: Trx, announce: Announce, message: Message, origin: Conversation): Promise<void> {
  const { propertyId, conversationId, at } = message;
  const joined = await listJoined(trx, propertyId, [conversationId]);
  if (joined.some(({ id }) => id === origin.id)) return;
  await saveJoin(trx, { conversationId, withId: origin.id, propertyId, at });
  await noteForStaff(trx, announce, origin, { kind: 'went_to_mail', by: '' }, at);
  await noteForStaff(trx, announce, { id: conversationId, propertyId }, { kind: 'came_from_chat', by: '' }, at);
}

/**
 * Must a person answer this message? On channels whose senders can be forged, the engine tells and does nothing about a
 * booking unless the message replies to one that this conversation has sent.
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
  const holds = !isProven && (await listGrants(trx, propertyId, conversationId, at)).length > 0;
  if (holds)
    await note(
      trx,
      announce,
      message,
      'This mail answers none of ours, so anybody may have written it in the guest’s name.',
    );
  const since = new Date(Date.parse(at) - LETTERS_WITHIN_MS).toISOString();
  const isTooMuch = (await countGuestMessagesSince(trx, conversationId, since)) > LETTERS_MAX;
  if (isTooMuch) await note(trx, announce, message, 'Many mails came within minutes: this may be another machine.');
  return holds || isTooMuch;
}
