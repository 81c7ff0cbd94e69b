import { grantStay } from '../../../bff/access/grants.ts';
import type { GuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { ensureConversation } from '../../../bff/conversation/turn/receive.ts';
import { findByNumber } from '../../../bff/store/guests/reservations.ts';
import type { GrantLevel } from '../../../shared/domain/stay.ts';
import type { StaffedHouse } from '../../support/staffed-house.ts';

/** Gives a conversation access to a booking of the sample hotel, as a proof would. Returns the reservation's id. */
export async function openBooking(
  { services, propertyId, now }: StaffedHouse,
  session: GuestSession,
  number: string,
  level: GrantLevel = 'booking',
): Promise<string> {
  const found = await findByNumber(services.db, propertyId, number);
  if (found === undefined) throw new Error(`No booking ${number}`);
  const at = now().toISOString();
  await services.writer.write(async (trx) => {
    await ensureConversation(trx, session, { mode: 'ai', at });
    const { conversationId } = session;
    await grantStay(trx, services.secrets, {
      propertyId,
      conversationId,
      reservationId: found.id,
      level,
      reason: 'test',
      at,
    });
  });
  return found.id;
}
