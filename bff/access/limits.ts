import { HOUR_MS } from '../../shared/domain/time.ts';
import { type AtBooking, countCodes, countTries, countTriesAt } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/**
 * The limits on guests' attempts to prove a booking. Each name in a message counts as an attempt. For one booking the first
 * `freely` attempts are unrestricted; afterwards each conversation has one attempt, up to `perNetwork` per network (IPv4 address,
 * or /48 of IPv6) and up to `all` in an hour. So an honest guest still gets access while an attacker is guessing.
 *
 * The largest number of an attacker's guesses per hour: with number and last name known, 60 of the 365 possible days from many networks, or
 * 10 from one; without the name (shared by 1 in 200 guests), 60 of 73,000. A code has 8 digits and 5 attempts: 30 codes allow
 * 150 guesses in 100 million. When the limits are reached, a colleague can still give a guest access at any time.
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

/** The guest for whom attempts are counted. */
export interface Trier {
  propertyId: string;
  conversationId: string;
  addressKey: string | null;
}

/** Whether the conversation has no attempts left at present. */
export async function isLimited(db: Db | Trx, trier: Trier, now: Date): Promise<boolean> {
  return (await countTriesLeft(db, trier, now)) <= 0;
}

/**
 * The number of attempts that a conversation has left. Other conversations' attempts at the same address or property reduce the
 * number, but the first attempt always remains, so that an honest guest gets access beside an attacker. `isTriedOut` limits
 * attacks per booking.
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

/** Whether the booking has had too many recent attempts for this guest to make another one. */
export async function isTriedOut(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { perReservation } = ACCESS_LIMITS;
  return isUsedUp(await countTriesAt(trx, { ...trier, reservationId }, since(perReservation, now)), perReservation);
}

/** Whether too many codes were recently sent for this booking to send another one to this guest. */
export async function areCodesUsedUp(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { codesPerReservation } = ACCESS_LIMITS;
  return isUsedUp(await countCodes(trx, reservationId, trier, since(codesPerReservation, now)), codesPerReservation);
}

/** Whether the limit is reached, for this network or for all. Refused attempts are not counted, so one network cannot use up the attempts of the others. */
function isUsedUp(
  { all, ofConversation, ofNetwork }: AtBooking,
  limit: { freely: number; perNetwork: number; all: number },
): boolean {
  return all >= limit.freely && (ofConversation > 0 || ofNetwork >= limit.perNetwork || all >= limit.all);
}

function since({ withinMs }: { withinMs: number }, now: Date): string {
  return new Date(+now - withinMs).toISOString();
}
