import type { ReachFault } from '../../../shared/domain/delivery.ts';
import type { Attachment } from '../../../shared/protocol/attachment.ts';
import { ServiceError } from '../../base/errors.ts';
import { CHANNEL_ADAPTERS, findConnected } from '../../channels/registry.ts';
import { findChannelConnection } from '../../store/channels/connections.ts';
import { type ChannelContact, findContactOf } from '../../store/channels/contacts.ts';
import { insertParts, type OutgoingTemplate } from '../../store/channels/parts.ts';
import { findFollowUp } from '../../store/conversations/follow-ups.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findReachFault, findUnfit, writeContents } from './channel-limits.ts';
import { hasOtherChannel, queueOnOtherChannel } from './other-channel.ts';
import { findPlanPause } from './plan-pause.ts';

/** The channel for guests of the website's chat after they left. */
const FOLLOW_UP = 'email';
/** The time in which a guest may read a message in the chat before the message is sent by e-mail. */
const READ_HERE_MS = 2 * 60_000;

/** The options for a message on a channel other than the website's chat. */
export interface OutgoingOptions {
  template?: OutgoingTemplate | undefined;
  despiteOptOut?: boolean | undefined;
  /** Why it is not sent. */
  reason?: ReachFault | undefined;
}

/**
 * Queues a message on the guest's channel, in the transaction that stores it; the website's own chat needs no queue.
 * False: it cannot be sent on any channel, and the guest did not opt out.
 */
export async function queueOutgoing(
  trx: Trx,
  message: Message,
  { template, despiteOptOut = false, reason: givenReason }: OutgoingOptions,
): Promise<boolean> {
  const contact = await findContactOf(trx, message.conversationId);
  if (contact === undefined) {
    await queueFollowUp(trx, message);
    return true;
  }
  const { channel } = contact;
  const contents = template === undefined ? writeContents(message, channel) : [{ template }];
  const hindrance = despiteOptOut
    ? undefined
    : findReachFault(contact, { at: message.at, isTemplate: template !== undefined });
  const reason = hindrance === 'opted_out' ? hindrance : (givenReason ?? hindrance);
  await insertParts(trx, message, { channel, contents, reason }, message.at);
  if (reason === undefined || reason === 'opted_out') return true;
  return queueOnOtherChannel(trx, message, { channel, reason, at: message.at });
}

/**
 * Queues a colleague's reply in the website's chat for e-mail too, if the guest left an address. It is not sent if it
 * is read in the chat first.
 */
async function queueFollowUp(trx: Trx, message: Message): Promise<void> {
  if (message.author !== 'staff' || (await findFollowUp(trx, message.conversationId)) === undefined) return;
  const dueAt = new Date(Date.parse(message.at) + READ_HERE_MS).toISOString();
  const contents = writeContents(message, FOLLOW_UP);
  await insertParts(trx, message, { channel: FOLLOW_UP, contents, dueAt }, message.at);
}

/**
 * Checks that a colleague's message can reach the guest. Throws `plan_limit`, `opted_out`, `window_closed` or
 * `channel_not_connected`.
 */
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
  const channel = findConnected(contact.channel);
  const pause = channel && (await findPlanPause(trx, contact.propertyId, channel));
  if (pause != null) throw new ServiceError('plan_limit', pause);
  await requireConnection(trx, contact, at);
  switch (findReachFault(contact, { at, isTemplate })) {
    case 'opted_out':
      throw new ServiceError('opted_out', 'The guest wants no more messages on this channel');
    case 'window_closed':
      throw new ServiceError('window_closed', 'More than 24 hours have passed since the guest wrote: send a template');
    default:
      return;
  }
}

/** Throws if the guest's channel was disconnected and there is no other address that would take the message. */
async function requireConnection(
  trx: Trx,
  { propertyId, conversationId, channel: name }: ChannelContact,
  at: string,
): Promise<void> {
  const channel = findConnected(name);
  if (channel === undefined || (await findChannelConnection(trx, propertyId, channel)) !== undefined) return;
  if (await hasOtherChannel(trx, { propertyId, conversationId, attachments: null }, channel, at)) return;
  const problem = `This house is not connected to ${CHANNEL_ADAPTERS[channel].label} any more, so nothing reaches the guest here`;
  throw new ServiceError('channel_not_connected', `${problem}: connect it under Settings, Channels, and write again`);
}

/** Throws `unsupported_media_type` for files that the guest's channel does not accept. */
export async function requireMedia(trx: Trx, conversationId: string, files: readonly Attachment[]): Promise<void> {
  const contact = files.length === 0 ? undefined : await findContactOf(trx, conversationId);
  if (contact === undefined) return;
  const unfit = findUnfit(contact.channel, files);
  if (unfit === undefined) return;
  throw new ServiceError(
    'unsupported_media_type',
    `This guest's channel does not take ${unfit.file.type}: it takes ${unfit.taken}`,
  );
}
