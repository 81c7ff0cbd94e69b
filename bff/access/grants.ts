import type { GrantLevel } from '../../shared/domain/stay.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { appendAudit } from '../store/account/audit.ts';
import { findConversation, updateConversation } from '../store/conversations/conversations.ts';
import { insertGrant, listGrants } from '../store/guests/access.ts';
import { findGuest } from '../store/guests/guests.ts';
import { adoptPreferences } from '../store/guests/preferences.ts';
import { findReservation } from '../store/guests/reservations.ts';
import { findAccountId } from '../store/house/properties.ts';
import type { Trx } from '../store/schema/schema.ts';

/** A grant lasts as long as a guest's session. */
const VALID_MS = 30 * 24 * 3_600_000;

/** The levels that also identify the guest. */
const LEVELS_WITH_GUEST: ReadonlySet<string> = new Set<GrantLevel>(['booking', 'signed', 'staff']);

/**
 * Gives a conversation access to a reservation. If the level identifies the guest, the guest is linked to the conversation. A
 * new grant raises the session level, which revokes older tokens (session-level.ts). The audit log records conversation, booking
 * and level.
 */
export async function grantStay(
  trx: Trx,
  secrets: Secrets,
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
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (reservation === undefined || conversation === undefined) return;
  const currentGrants = await listGrants(trx, propertyId, conversationId, at);
  const isNew = !currentGrants.some((grant) => grant.id === reservationId && grant.level === level);
  await insertGrant(trx, {
    ...given,
    grantedBy: given.grantedBy ?? null,
    endsAt: new Date(Date.parse(at) + VALID_MS).toISOString(),
  });
  await updateConversation(trx, conversation, {
    ...(LEVELS_WITH_GUEST.has(level) ? await toGuestColumns(trx, propertyId, reservation.guestId) : {}),
    sessionLevel: conversation.sessionLevel + (isNew ? 1 : 0),
  });
  if (LEVELS_WITH_GUEST.has(level))
    await adoptPreferences(trx, { propertyId, conversationId, guestId: reservation.guestId });
  if (given.grantedBy != null) return; // the caller logs a colleague's action
  const accountId = await findAccountId(trx, propertyId);
  const entry = { accountId, propertyId, actor: 'guest', action: 'booking.opened', subject: reservationId } as const;
  await appendAudit(trx, secrets, { ...entry, detail: { conversationId, level } }, at);
}

/** The guest that the conversation's remaining grants identify, as columns of its row; null if no grant identifies a guest. */
export async function findNamedGuest(
  trx: Trx,
  propertyId: string,
  conversationId: string,
  at: string,
): Promise<{ guestId: string | null; guestName: string | null }> {
  const grants = await listGrants(trx, propertyId, conversationId, at);
  const identifyingGrant = grants.findLast(({ level }) => LEVELS_WITH_GUEST.has(level));
  return {
    guestId: null,
    guestName: null,
    ...(identifyingGrant === undefined ? {} : await toGuestColumns(trx, propertyId, identifyingGrant.guestId)),
  };
}

async function toGuestColumns(
  trx: Trx,
  propertyId: string,
  guestId: string,
): Promise<{ guestId?: string; guestName?: string }> {
  const guest = await findGuest(trx, propertyId, guestId);
  if (guest === undefined) return {};
  const name = `${guest.firstName} ${guest.lastName}`.trim();
  return { guestId: guest.id, ...(name === '' ? {} : { guestName: name }) };
}
