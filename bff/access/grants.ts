import type { GrantLevel } from '../../shared/domain/stay.ts';
import { insertGrant } from '../store/access.ts';
import { updateConversation } from '../store/conversations.ts';
import { findGuest } from '../store/guests.ts';
import { adoptPreferences } from '../store/preferences.ts';
import { findReservation } from '../store/reservations.ts';
import type { Trx } from '../store/schema.ts';

/** A guest's session is valid for so long, and no grant outlives it. */
const VALID_MS = 30 * 24 * 3_600_000;

/** Levels that tell who the guest is, beside what their stay is. */
const NAMES_GUEST: ReadonlySet<GrantLevel> = new Set<GrantLevel>(['booking', 'signed', 'staff']);

/** Opens a reservation to a conversation, and says whose conversation it is where the grant proves that. */
export async function grantStay(
  trx: Trx,
  given: {
    propertyId: string;
    conversationId: string;
    reservationId: string;
    level: GrantLevel;
    reason: string;
    grantedBy?: string | null;
    at: string;
  },
): Promise<void> {
  const { propertyId, conversationId, reservationId, level, at } = given;
  const reservation = await findReservation(trx, propertyId, reservationId);
  if (reservation === undefined) return;
  await insertGrant(trx, {
    ...given,
    grantedBy: given.grantedBy ?? null,
    endsAt: new Date(Date.parse(at) + VALID_MS).toISOString(),
  });
  if (!NAMES_GUEST.has(level)) return;
  const guest = await findGuest(trx, propertyId, reservation.guestId);
  if (guest === undefined) return;
  await adoptPreferences(trx, { propertyId, conversationId, guestId: guest.id });
  const name = `${guest.firstName} ${guest.lastName}`.trim();
  await updateConversation(
    trx,
    { propertyId, id: conversationId },
    { guestId: guest.id, ...(name === '' ? {} : { guestName: name }) },
  );
}
