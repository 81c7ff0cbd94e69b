import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { SECOND_MS } from '../../shared/domain/time.ts';
import type { SendFault } from '../channels/port.ts';
import { findConnected } from '../channels/registry.ts';
import { findChannelConnection, noteChannelHealth, noteReached } from '../store/channels/connections.ts';
import { saveMarketingWish, saveOptOut } from '../store/channels/contacts.ts';
import { saveNotice } from '../store/channels/notices.ts';
import { type ChannelPart, holdParts } from '../store/channels/parts.ts';
import type { Trx } from '../store/schema/schema.ts';

/** The time for which parts are held back while the account has a fault; afterwards the channel is tried again. */
export const HELD_BACK_MS = 300_000;

type Place = { propertyId: string; channel: ConnectedChannel };

/** Stores the consequences of a final delivery failure: the guest's opt-out, if that is the reason, and a notice at the channel. */
export async function noteUndelivered(
  trx: Trx,
  part: ChannelPart,
  { reason, message, offersOnly = false }: Pick<SendFault, 'reason' | 'message' | 'offersOnly'>,
  at: string,
): Promise<void> {
  const channel = findConnected(part.channel);
  if (channel === undefined) return;
  const conversationId = part.via ?? part.conversationId;
  if (offersOnly) await saveMarketingWish(trx, conversationId, at);
  else if (reason === 'opted_out') await saveOptOut(trx, conversationId, { at, text: '', by: 'platform' });
  const notice = { code: 'undelivered', subject: reason, level: 'warning', message } as const;
  await saveNotice(trx, { propertyId: part.propertyId, channel }, notice, at);
}

/**
 * Stores the consequences of a delivery report for the channel. A platform may accept messages and report only later that it sends
 * none. In that case the remaining parts are held back, and the channel shows the error until a message is delivered.
 */
export async function noteReport(
  trx: Trx,
  { propertyId, channel }: Place,
  { part, fault, isThrough, at }: { part: ChannelPart; fault: SendFault | null; isThrough: boolean; at: string },
): Promise<void> {
  const connection = await findChannelConnection(trx, propertyId, channel);
  if (connection === undefined) return;
  if (isThrough) await noteReached(trx, connection.id, at);
  if (fault === null) return;
  await noteUndelivered(trx, part, fault, at);
  // Reports from before the connection belong to the previous account; platforms state times in whole seconds.
  const isEarlier = Date.parse(at) + SECOND_MS <= Date.parse(connection.connectedAt);
  if (!fault.blocksConnection || isEarlier) return;
  const { reason: code, message } = fault;
  await noteChannelHealth(trx, connection.id, { code, message, at, toldLater: true });
  await holdParts(trx, part, new Date(Date.parse(at) + HELD_BACK_MS).toISOString());
}
