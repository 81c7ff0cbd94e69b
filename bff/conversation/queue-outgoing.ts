import type { Attachment } from '../../shared/protocol/attachment.ts';
import { ServiceError } from '../base/errors.ts';
import { findContactOf } from '../store/channel-contacts.ts';
import { insertParts, type OutgoingTemplate } from '../store/channel-parts.ts';
import { findFollowUp } from '../store/follow-ups.ts';
import type { Message } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';
import { findHindrance, findUnfit, writeContents } from './channel-limits.ts';
import { queueOtherWay } from './other-way.ts';

/** Where guests of the site's chat are written to once they have gone. */
const FOLLOW_UP = 'email';
/** For how long it may be read in the chat before it goes by e-mail. */
const READ_HERE_MS = 2 * 60_000;

/** Queues what a guest is told on the way it is to go, in the transaction that stores it; nothing in the site's own chat. */
export async function queueOutgoing(
  trx: Trx,
  message: Message,
  { template, despiteOptOut = false }: { template?: OutgoingTemplate | undefined; despiteOptOut?: boolean | undefined },
): Promise<void> {
  const contact = await findContactOf(trx, message.conversationId);
  if (contact === undefined) return queueFollowUp(trx, message);
  const { channel } = contact;
  const contents = template === undefined ? writeContents(message, channel) : [{ template }];
  const reason = despiteOptOut
    ? undefined
    : findHindrance(contact, { at: message.at, isTemplate: template !== undefined });
  await insertParts(trx, message, { channel, contents, reason }, message.at);
  if (reason !== undefined) await queueOtherWay(trx, message, { channel, reason, at: message.at });
}

/** A colleague's reply in the site's chat to a guest who left an address goes there too, unless it is read in the chat by then. */
async function queueFollowUp(trx: Trx, message: Message): Promise<void> {
  if (message.author !== 'staff' || (await findFollowUp(trx, message.conversationId)) === undefined) return;
  const dueAt = new Date(Date.parse(message.at) + READ_HERE_MS).toISOString();
  const contents = writeContents(message, FOLLOW_UP);
  await insertParts(trx, message, { channel: FOLLOW_UP, contents, dueAt }, message.at);
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
  const unfit = findUnfit(contact.channel, files);
  if (unfit === undefined) return;
  throw new ServiceError(
    'unsupported_media_type',
    `This guest's channel does not take ${unfit.file.type}: it takes ${unfit.taken}`,
  );
}
