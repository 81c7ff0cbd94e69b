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

/** A message in as many pieces as the channel needs. */
export function writeContents(message: Message, channel: string): OutgoingContent[] {
  const capabilities = capabilitiesOf(channel);
  const choices = message.quickReplies === null ? [] : readJson(quickReplies, message.quickReplies);
  const shown = message.card === null ? null : readJson(card, message.card);
  const place = capabilities.places ? findPlace(shown) : null;
  const text = writeText(message, place === null ? shown : null);
  const words = text === '' ? [] : splitMessage({ text, choices }, capabilities);
  const files = readAttachments(message).map(({ id: uploadId }) => ({ uploadId }));
  if (!capabilities.oneLetter || files.length === 0)
    return [...words, ...(place === null ? [] : [{ place }]), ...files.map((file) => ({ file }))];
  const [last = { text: '', choices: [] }, ...before] = words.toReversed();
  return [...before.toReversed(), { ...last, files }];
}

/** A message's words, with what its card shows beside them. */
function writeText({ text, language }: Message, shown: Card | null): string {
  const lines = shown === null ? [] : cardLines(shown, text, language);
  return [text, ...lines].join('\n');
}

/** Where a card's house is, as far as a map needs it; null: it shows no place, or nobody said where that is. */
function findPlace(shown: Card | null): Extract<OutgoingContent, { place: unknown }>['place'] | null {
  if (shown?.type !== 'place') return null;
  const { name, address, latitude, longitude } = shown;
  return latitude === undefined || longitude === undefined ? null : { name, address, latitude, longitude };
}

/** Why a guest cannot be written to now on their channel; undefined: they can. */
export function findHindrance(
  { channel, heardAt, optedOutAt }: Pick<ChannelContact, 'channel' | 'heardAt' | 'optedOutAt'>,
  { at, isTemplate }: { at: string; isTemplate: boolean },
): ReachFault | undefined {
  if (optedOutAt !== null) return 'opted_out';
  const until = findWindowEnd({ channel, heardAt });
  return !isTemplate && until !== null && until <= at ? 'window_closed' : undefined;
}

/** Until when a guest may be written to freely; null: always. */
export function findWindowEnd({ channel, heardAt }: Pick<ChannelContact, 'channel' | 'heardAt'>): string | null {
  const { windowMs } = capabilitiesOf(channel);
  return windowMs === null ? null : new Date(Date.parse(heardAt) + windowMs).toISOString();
}

/** The file that a channel does not take, and what it takes instead; undefined: it takes them all. */
export function findUnfit(
  channel: string,
  files: readonly Attachment[],
): { file: Attachment; taken: string } | undefined {
  const { media } = capabilitiesOf(channel);
  const file = files.find(({ kind, type }) => media === null || (kind !== 'image' && !media.others.includes(type)));
  if (file === undefined) return undefined;
  return { file, taken: media === null ? 'no files' : ['pictures', ...media.others].join(', ') };
}

function capabilitiesOf(name: string): ChannelCapabilities {
  const channel = findConnected(name);
  if (channel === undefined) throw new Error(`There is no channel ${name}`);
  return CHANNEL_ADAPTERS[channel].capabilities;
}
