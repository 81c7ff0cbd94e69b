import type { ChannelEvent } from '../channels/port.ts';
import type { Announce } from '../conversation/commit.ts';
import { findContact, saveOptOut } from '../store/channel-contacts.ts';
import { deleteFollowUps } from '../store/follow-ups.ts';
import { toGuestEvent } from '../store/guest-events.ts';
import { insertMessage } from '../store/insert-message.ts';
import type { Message } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';
import type { From } from './from.ts';
import { note } from './notes.ts';
import { confirmOptOut, readOptOut } from './opt-out.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

/** Takes in whether a guest wants no more messages on the channel, or wants them again. True: they want none. */
export async function heedOptOut(
  trx: Trx,
  announce: Announce,
  { propertyId, channel }: From,
  { event, message }: { event: Inbound; message: Message },
): Promise<boolean> {
  const { address, content, settled } = event;
  const wish = settled ?? (content.kind === 'text' ? readOptOut(content.text) : null);
  const contact = await findContact(trx, propertyId, channel, address);
  const wasOut = contact?.optedOutAt != null;
  if (wish === 'start' && wasOut) await saveOptOut(trx, message.conversationId, null);
  if (wish === 'stop' && !wasOut) {
    await optOut(trx, announce, message, { confirm: settled === undefined });
    await deleteFollowUps(trx, propertyId, { address });
  }
  return wish === 'stop' || (wasOut && wish !== 'start');
}

/** Kept with the guest's own words, and confirmed once: by the platform where it does so itself. */
async function optOut(
  trx: Trx,
  announce: Announce,
  message: Message,
  { confirm }: { confirm: boolean },
): Promise<void> {
  const { conversationId, at, text } = message;
  await saveOptOut(trx, conversationId, { at, text });
  if (confirm) await confirmToGuest(trx, announce, message);
  await note(trx, announce, message, 'The guest wants no more messages on this channel.');
}

async function confirmToGuest(trx: Trx, announce: Announce, message: Message): Promise<void> {
  const { conversationId, at } = message;
  const confirmed = await insertMessage(
    trx,
    { id: conversationId, propertyId: message.propertyId },
    {
      author: 'system',
      ...confirmOptOut(message.language),
      replyTo: message.id,
      at,
    },
  );
  announce.guest(toGuestEvent(confirmed), { despiteOptOut: true });
  await announce.desk(message.propertyId, 'message', conversationId, { messageId: confirmed.id });
}
