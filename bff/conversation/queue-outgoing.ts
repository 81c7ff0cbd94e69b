import { z } from 'zod';
import type { ReachFault } from '../../shared/domain/delivery.ts';
import type { Attachment } from '../../shared/protocol/attachment.ts';
import { ServiceError } from '../base/errors.ts';
import { splitMessage } from '../channels/format.ts';
import type { ChannelCapabilities } from '../channels/port.ts';
import { CHANNEL_ADAPTERS, findConnected } from '../channels/registry.ts';
import { type ChannelContact, findContactOf } from '../store/channel-contacts.ts';
import { insertParts, type OutgoingContent, type OutgoingTemplate } from '../store/channel-parts.ts';
import { findFollowUp } from '../store/follow-ups.ts';
import { readJson } from '../store/json.ts';
import { readAttachments } from '../store/message-attachments.ts';
import type { Message } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';

/** Where guests of the site's chat are written to once they have gone. */
const FOLLOW_UP = 'email';
/** For how long it may be read in the chat before it goes by e-mail. */
const READ_HERE_MS = 2 * 60_000;

const quickReplies = z.array(z.object({ label: z.string(), value: z.string() }));

/** Queues what a guest is told on the way it is to go, in the transaction that stores it; nothing in the site's own chat. */
export async function queueOutgoing(
  trx: Trx,
  message: Message,
  { template, despiteOptOut = false }: { template?: OutgoingTemplate | undefined; despiteOptOut?: boolean | undefined },
): Promise<void> {
  const contact = await findContactOf(trx, message.conversationId);
  if (contact === undefined) return queueFollowUp(trx, message);
  const { channel } = contact;
  const contents = template === undefined ? writeContents(message, capabilitiesOf(channel)) : [{ template }];
  const reason = despiteOptOut
    ? undefined
    : findHindrance(contact, { at: message.at, isTemplate: template !== undefined });
  await insertParts(trx, message, { channel, contents, reason }, message.at);
}

/** A colleague's reply in the site's chat to a guest who left an address goes there too, unless it is read in the chat by then. */
async function queueFollowUp(trx: Trx, message: Message): Promise<void> {
  if (message.author !== 'staff' || (await findFollowUp(trx, message.conversationId)) === undefined) return;
  const dueAt = new Date(Date.parse(message.at) + READ_HERE_MS).toISOString();
  const contents = writeContents(message, capabilitiesOf(FOLLOW_UP));
  await insertParts(trx, message, { channel: FOLLOW_UP, contents, dueAt }, message.at);
}

/** A message in as many pieces as the channel needs. */
function writeContents(message: Message, capabilities: ChannelCapabilities): OutgoingContent[] {
  const choices = message.quickReplies === null ? [] : readJson(quickReplies, message.quickReplies);
  const words = message.text === '' ? [] : splitMessage({ text: message.text, choices }, capabilities);
  const files = readAttachments(message).map(({ id: uploadId }) => ({ uploadId }));
  if (!capabilities.oneLetter || files.length === 0) return [...words, ...files.map((file) => ({ file }))];
  const [last = { text: '', choices: [] }, ...before] = words.toReversed();
  return [...before.toReversed(), { ...last, files }];
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

/** Refuses what a colleague writes where it could not reach the guest. Throws `opted_out` or `window_closed`. */
export async function requireReach(
  trx: Trx,
  conversationId: string,
  { at, isTemplate }: { at: string; isTemplate: boolean },
): Promise<void> {
  const contact = await findContactOf(trx, conversationId);
  if (contact === undefined) {
    if (isTemplate) throw new ServiceError('conflict', 'Templates are for guests who write by a channel that has them');
    return;
  }
  switch (findHindrance(contact, { at, isTemplate })) {
    case 'opted_out':
      throw new ServiceError('opted_out', 'The guest wants no more messages on this channel');
    case 'window_closed':
      throw new ServiceError('window_closed', 'More than 24 hours have passed since the guest wrote: send a template');
    default:
      return;
  }
}

/** Refuses files that the guest's channel does not take. Throws `unsupported_media_type`. */
export async function requireMedia(trx: Trx, conversationId: string, files: readonly Attachment[]): Promise<void> {
  const contact = files.length === 0 ? undefined : await findContactOf(trx, conversationId);
  if (contact === undefined) return;
  const { media } = capabilitiesOf(contact.channel);
  const unfit = files.find(({ kind, type }) => media === null || (kind !== 'image' && !media.others.includes(type)));
  if (unfit === undefined) return;
  const taken = media === null ? 'no files' : ['pictures', ...media.others].join(', ');
  throw new ServiceError(
    'unsupported_media_type',
    `This guest's channel does not take ${unfit.type}: it takes ${taken}`,
  );
}

function capabilitiesOf(name: string): ChannelCapabilities {
  const channel = findConnected(name);
  if (channel === undefined) throw new Error(`There is no channel ${name}`);
  return CHANNEL_ADAPTERS[channel].capabilities;
}
