import { z } from 'zod';
import type { ReachFault } from '../../../shared/domain/delivery.ts';
import type { Attachment } from '../../../shared/protocol/attachment.ts';
import { type Card, card } from '../../../shared/protocol/card.ts';
import { cardLines } from '../../../shared/protocol/card-lines.ts';
import { splitMessage } from '../../channels/format.ts';
import type { ChannelCapabilities } from '../../channels/port.ts';
import { CHANNEL_ADAPTERS, findConnected } from '../../channels/registry.ts';
import type { ChannelContact } from '../../store/channels/contacts.ts';
import type { OutgoingContent } from '../../store/channels/parts.ts';
import { readAttachments } from '../../store/conversations/message-attachments.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { readJson } from '../../store/sqlite/json.ts';

const quickReplies = z.array(z.object({ label: z.string(), value: z.string() }));

/** Splits a message into as many parts as the channel needs. */
export function writeContents(message: Message, channel: string): OutgoingContent[] {
  const capabilities = capabilitiesOf(channel);
  const choices = message.quickReplies === null ? [] : readJson(quickReplies, message.quickReplies);
  const shownCard = message.card === null ? null : readJson(card, message.card);
  const place = capabilities.places ? findPlace(shownCard) : null;
  const text = writeText(message, place === null ? shownCard : null);
  const textParts = text === '' ? [] : splitMessage({ text, choices }, capabilities);
  const fileRefs = readAttachments(message).map(({ id: uploadId }) => ({ uploadId }));
  if (!capabilities.filesInSameMessage || fileRefs.length === 0)
    return [...textParts, ...(place === null ? [] : [{ place }]), ...fileRefs.map((file) => ({ file }))];
  const [lastPart = { text: '', choices: [] }, ...earlierParts] = textParts.toReversed();
  return [...earlierParts.toReversed(), { ...lastPart, files: fileRefs }];
}

/** A message's text, followed by its card written as text. */
function writeText({ text, language }: Message, shownCard: Card | null): string {
  const lines = shownCard === null ? [] : cardLines(shownCard, text, language);
  return [text, ...lines].join('\n');
}

/** The location on a card, for a map; null if the card shows no place or the coordinates are unknown. */
function findPlace(shownCard: Card | null): Extract<OutgoingContent, { place: unknown }>['place'] | null {
  if (shownCard?.type !== 'place') return null;
  const { name, address, latitude, longitude } = shownCard;
  return latitude === undefined || longitude === undefined ? null : { name, address, latitude, longitude };
}

/** Why the guest cannot be written to on their channel now; undefined if they can. */
export function findReachFault(
  { channel, heardAt, optedOutAt }: Pick<ChannelContact, 'channel' | 'heardAt' | 'optedOutAt'>,
  { at, isTemplate }: { at: string; isTemplate: boolean },
): ReachFault | undefined {
  if (optedOutAt !== null) return 'opted_out';
  const until = findWindowEnd({ channel, heardAt });
  return !isTemplate && until !== null && until <= at ? 'window_closed' : undefined;
}

/** Until when the guest may be written to without a template; null: always. */
export function findWindowEnd({ channel, heardAt }: Pick<ChannelContact, 'channel' | 'heardAt'>): string | null {
  const { windowMs } = capabilitiesOf(channel);
  return windowMs === null ? null : new Date(Date.parse(heardAt) + windowMs).toISOString();
}

/** The first file that a channel does not accept, and what it accepts instead; undefined if it accepts all. */
export function findUnfit(
  channel: string,
  fileRefs: readonly Attachment[],
): { file: Attachment; taken: string } | undefined {
  const { media } = capabilitiesOf(channel);
  const file = fileRefs.find(({ kind, type }) => media === null || (kind !== 'image' && !media.others.includes(type)));
  if (file === undefined) return undefined;
  return { file, taken: media === null ? 'no files' : ['pictures', ...media.others].join(', ') };
}

function capabilitiesOf(name: string): ChannelCapabilities {
  const channel = findConnected(name);
  if (channel === undefined) throw new Error(`There is no channel ${name}`);
  return CHANNEL_ADAPTERS[channel].capabilities;
}
