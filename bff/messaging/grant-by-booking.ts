import { grantStay } from '../access/grants.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { listGrants } from '../store/guests/access.ts';
import { loadChannelBooking } from '../store/pms/channel-manager-bookings.ts';
import { findChannelManager } from '../store/pms/channel-manager-connections.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './from.ts';

const REASON = 'Writes in the chat of the portal the booking was made at';

/** Grants access to a booking's dates and room type, and no more, to the guest who writes in the booking's own chat. */
export async function grantByBooking(
  deps: Pick<MessagingDeps, 'secrets'>,
  trx: Trx,
  { propertyId, channel }: From,
  { conversationId, booking, at }: { conversationId: string; booking: string | null; at: string },
): Promise<void> {
  const { channelManager } = CHANNEL_ADAPTERS[channel];
  if (booking === null || channelManager === undefined) return;
  // Ids of another channel manager would name other bookings.
  if ((await findChannelManager(trx, propertyId))?.provider !== channelManager) return;
  const grants = await listGrants(trx, propertyId, conversationId, at);
  for (const { ourId, state } of await loadChannelBooking(trx, propertyId, booking)) {
    if (ourId === null || state === 'cancelled' || grants.some(({ id }) => id === ourId)) continue;
    const grant = { propertyId, conversationId, reservationId: ourId, level: 'channel', reason: REASON, at } as const;
    await grantStay(trx, deps.secrets, grant);
  }
}
