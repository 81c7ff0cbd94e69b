import type { ChannelEvent } from '../../channels/port.ts';
import type { Announce } from '../../conversation/commit.ts';
import { findContact, saveOptOut } from '../../store/channels/contacts.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { deleteFollowUps } from '../../store/conversations/follow-ups.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { listNewestMessages, type Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { From } from '../from.ts';
import { note } from '../notes.ts';
import { confirmWish, languageOfWish, type ReachWish, readOptOut } from './opt-out.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

interface Heeded {
  wish: ReachWish;
  /** Whether the house or the platform stopped the messages; only the same one can resume them. */
  by: 'house' | 'platform';
  isConfirmed: boolean;
  languages: readonly string[];
}

/** The number of earlier messages from which the guest's language is determined. */
const EARLIER_MESSAGES_MAX = 20;

/**
 * Stores a guest's wish to receive no more messages on the channel, or to receive messages again. True if the message needs no
 * answer: the message is an opt-out, or the guest has opted out. `languages`: the hotel's languages.
 */
export async function heedOptOut(
  trx: Trx,
  announce: Announce,
  { propertyId, channel }: From,
  { event, message, languages }: { event: Inbound; message: Message; languages: readonly string[] },
): Promise<boolean> {
  const { address, content, settled } = event;
  const wish = settled ?? (content.kind === 'text' ? readOptOut(content.text) : null);
  const contact = await findContact(trx, propertyId, channel, address);
  const { optedOutAt = null, optOutBy = null } = contact ?? {};
  const wasOptedOut = optedOutAt !== null;
  const isHeeded = (wish === 'stop' && !wasOptedOut) || (wish === 'start' && wasOptedOut);
  // After an opt-out by a word in our list, the platform knows of no opt-out and confirms no opt-in.
  const isConfirmed = settled === undefined || (settled === 'start' && optOutBy === 'house');
  if (isHeeded)
    await saveWish(trx, announce, message, {
      wish,
      by: settled === undefined ? 'house' : 'platform',
      isConfirmed,
      languages,
    });
  if (wasOptedOut && settled === 'stop' && optOutBy === 'house')
    await saveOptOut(trx, message.conversationId, { at: optedOutAt, text: message.text, by: 'platform' });
  if (isHeeded && wish === 'stop') await deleteFollowUps(trx, propertyId, { address });
  return wish === 'stop' || wasOptedOut;
}

/** Stores the wish with the guest's words. The wish is confirmed once: by this server, unless the platform confirms it. */
async function saveWish(
  trx: Trx,
  announce: Announce,
  message: Message,
  { wish, by, isConfirmed, languages }: Heeded,
): Promise<void> {
  const { conversationId, at, text } = message;
  await saveOptOut(trx, conversationId, wish === 'stop' ? { at, text, by } : null);
  if (isConfirmed) await confirmToGuest(trx, announce, message, { wish, languages });
  const noteOfStart = 'The guest wants messages on this channel again.';
  await note(
    trx,
    announce,
    message,
    wish === 'stop' ? 'The guest wants no more messages on this channel.' : noteOfStart,
  );
}

async function confirmToGuest(
  trx: Trx,
  announce: Announce,
  message: Message,
  { wish, languages }: Pick<Heeded, 'wish' | 'languages'>,
): Promise<void> {
  const { conversationId, at } = message;
  const before = await findLanguageBefore(trx, message);
  const language = languageOfWish(message.text, { before, house: languages, guessed: message.language });
  const confirmed = await insertMessage(
    trx,
    { id: conversationId, propertyId: message.propertyId },
    {
      author: 'system',
      ...confirmWish(wish, language),
      replyTo: message.id,
      at,
    },
  );
  announce.guest(toGuestEvent(confirmed), { despiteOptOut: wish === 'stop' });
  await announce.desk(message.propertyId, 'message', conversationId, { messageId: confirmed.id });
}

/** Finds the language of the guest's earlier messages; null: the guest has sent only opt-out or opt-in words. */
async function findLanguageBefore(trx: Trx, { propertyId, conversationId, id }: Message): Promise<string | null> {
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (conversation?.language != null) return conversation.language;
  const newest = await listNewestMessages(trx, conversationId, EARLIER_MESSAGES_MAX);
  const lastText = newest.findLast((one) => one.author === 'guest' && one.id !== id && readOptOut(one.text) === null);
  return lastText?.language ?? null;
}
