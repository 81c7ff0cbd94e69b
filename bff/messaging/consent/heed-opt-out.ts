import type { ChannelEvent } from '../../channels/port.ts';
import type { Announce } from '../../conversation/commit.ts';
import { findContact, saveOptOut } from '../../store/channels/contacts.ts';
import { deleteFollowUps } from '../../store/conversations/follow-ups.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { From } from '../from.ts';
import { note } from '../notes.ts';
import { confirmWish, type ReachWish, readOptOut } from './opt-out.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

/**
 * Takes in whether a guest wants no more messages on the channel, or wants them again. True: that is all there is to their
 * message, or they want none, so that no answer is owed.
 */
export async function heedOptOut(
  trx: Trx,
  announce: Announce,
  { propertyId, channel }: From,
  { event, message }: { event: Inbound; message: Message },
): Promise<boolean> {
  const { address, content, settled } = event;
  const wish = settled ?? (content.kind === 'text' ? readOptOut(content.text) : null);
  const contact = await findContact(trx, propertyId, channel, address);
  const { optedOutAt = null, optOutBy = null } = contact ?? {};
  const wasOut = optedOutAt !== null;
  const isHeeded = (wish === 'stop' && !wasOut) || (wish === 'start' && wasOut);
  // Who was stopped by a word of ours was not stopped by the platform, which then has nothing to confirm.
  const isConfirmed = settled === undefined || (settled === 'start' && optOutBy === 'house');
  if (isHeeded)
    await heed(trx, announce, message, { wish, by: settled === undefined ? 'house' : 'platform', isConfirmed });
  if (wasOut && settled === 'stop' && optOutBy === 'house')
    await saveOptOut(trx, message.conversationId, { at: optedOutAt, text: message.text, by: 'platform' });
  if (isHeeded && wish === 'stop') await deleteFollowUps(trx, propertyId, { address });
  return wish === 'stop' || wasOut;
}

/** Kept with the guest's own words, and confirmed once: here, unless the platform does so itself. */
async function heed(
  trx: Trx,
  announce: Announce,
  message: Message,
  { wish, by, isConfirmed }: { wish: ReachWish; by: 'house' | 'platform'; isConfirmed: boolean },
): Promise<void> {
  const { conversationId, at, text } = message;
  await saveOptOut(trx, conversationId, wish === 'stop' ? { at, text, by } : null);
  if (isConfirmed) await confirmToGuest(trx, announce, message, wish);
  const again = 'The guest wants messages on this channel again.';
  await note(trx, announce, message, wish === 'stop' ? 'The guest wants no more messages on this channel.' : again);
}

async function confirmToGuest(trx: Trx, announce: Announce, message: Message, wish: ReachWish): Promise<void> {
  const { conversationId, at } = message;
  const confirmed = await insertMessage(
    trx,
    { id: conversationId, propertyId: message.propertyId },
    {
      author: 'system',
      ...confirmWish(wish, message.language),
      replyTo: message.id,
      at,
    },
  );
  announce.guest(toGuestEvent(confirmed), { despiteOptOut: wish === 'stop' });
  await announce.desk(message.propertyId, 'message', conversationId, { messageId: confirmed.id });
}
