import { grantStay } from '../access/grants.ts';
import { listGrants } from '../store/guests/access.ts';
import { listStaysOfPhone } from '../store/guests/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { MessagingDeps } from './deps.ts';

/** Grants access to a booking's dates and room type, and no more, if the telephone number is on exactly one current booking. */
export async function grantByNumber(
  deps: Pick<MessagingDeps, 'secrets'>,
  trx: Trx,
  {
    propertyId,
    conversationId,
    address,
    at,
  }: { propertyId: string; conversationId: string; address: string; at: string },
): Promise<void> {
  if (!address.startsWith('+')) return;
  const [stay, ...others] = await listStaysOfPhone(trx, propertyId, {
    phone: address,
    from: at.slice(0, 10),
    limit: 2,
  });
  if (stay === undefined || others.length > 0) return;
  const grants = await listGrants(trx, propertyId, conversationId, at);
  if (grants.some(({ id }) => id === stay.id)) return;
  const reason = 'Writes from the number on the booking';
  await grantStay(trx, deps.secrets, {
    propertyId,
    conversationId,
    reservationId: stay.id,
    level: 'channel',
    reason,
    at,
  });
}
