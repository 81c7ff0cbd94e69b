import { HOUR_MS } from '../../shared/domain/time.ts';
import { type AtBooking, countCodes, countTries, countTriesAt } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/**
 * How often guests may try to prove a booking. Each name in a message counts as a try. At one booking the first `freely` tries
 * are unrestricted; after them each conversation still has one, up to `perNetwork` per network (IPv4 address, or /48 of IPv6)
 * and `all` in an hour. So an honest guest still gets in while somebody else is guessing.
 *
 * The most an attacker can guess per hour: with number and last name known, 60 of the 365 possible days from many networks, or
 * 10 from one; without the name (as common as 1 in 200), 60 of 73,000. Codes have 8 digits and 5 tries: with 30 codes, 150 in
 * 100 million. When the limits are reached, a colleague can still give a guest access at any time.
 */
export const ACCESS_LIMITS = {
  perConversation: { tries: 5, withinMs: HOUR_MS },
  perAddress: { tries: 10, withinMs: HOUR_MS },
  perProperty: { tries: 30, withinMs: HOUR_MS / 6 },
  perReservation: { freely: 5, perNetwork: 10, all: 60, withinMs: HOUR_MS },
  codesPerReservation: { freely: 3, perNetwork: 5, all: 30, withinMs: HOUR_MS },
  attemptsPerCode: 5,
  codeValidMinutes: 10,
} as const;

/** Whom tries are counted for. */
export interface Trier {
  propertyId: string;
  conversationId: string;
  addressKey: string | null;
}

/** Has this conversation tried too often for now? */
export async function isLimited(db: Db | Trx, trier: Trier, now: Date): Promise<boolean> {
  return (await countTriesLeft(db, trier, now)) <= 0;
}

/**
 * How many tries a conversation has left. Tries of others at its address or property reduce them, but never take the first
 * one: an honest guest gets in beside an attacker. Attacks are limited per booking (`isTriedOut`).
 */
export async function countTriesLeft(db: Db | Trx, trier: Trier, now: Date): Promise<number> {
  const { propertyId, conversationId, addressKey } = trier;
  const { perConversation, perAddress, perProperty } = ACCESS_LIMITS;
  const { ofConversation, ofAddress, ofProperty } = await countTries(db, {
    propertyId,
    conversationId,
    addressKey,
    conversationSince: since(perConversation, now),
    addressSince: since(perAddress, now),
    propertySince: since(perProperty, now),
  });
  const own = perConversation.tries - ofConversation;
  if (ofConversation === 0) return own;
  return Math.min(own, perAddress.tries - ofAddress, perProperty.tries - ofProperty);
}

/** Has this booking had too many tries lately for this guest to try it now? */
export async function isTriedOut(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { perReservation } = ACCESS_LIMITS;
  return isUsedUp(await countTriesAt(trx, { ...trier, reservationId }, since(perReservation, now)), perReservation);
}

/** Were too many codes sent for this booking lately to send this guest another? */
export async function areCodesUsedUp(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { codesPerReservation } = ACCESS_LIMITS;
  return isUsedUp(await countCodes(trx, reservationId, trier, since(codesPerReservation, now)), codesPerReservation);
}

/** Is the limit reached, for this network or for all? Refused tries are not counted, so one network cannot use up the rest. */
function isUsedUp(
  { all, ofConversation, ofNetwork }: AtBooking,
  limit: { freely: number; perNetwork: number; all: number },
): boolean {
  return all >= limit.freely && (ofConversation > 0 || ofNetwork >= limit.perNetwork || all >= limit.all);
}

function since({ withinMs }: { withinMs: number }, now: Date): string {
  return new Date(+now - withinMs).toISOString();
}
