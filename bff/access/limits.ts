import { HOUR_MS } from '../../shared/domain/time.ts';
import { type AtBooking, countCodes, countTries, countTriesAt } from '../store/guests/access.ts';
import type { Db, Trx } from '../store/schema/schema.ts';

/**
 * How often a booking may be named before nobody is asked any more. A name counts as a try. At one booking, `freely` is for whoever
 * comes first; beyond it each conversation is still heard once, `perNetwork` of them from one network (an IPv4 address, a /48 of IPv6)
 * and `all` in an hour: a guest with everything right gets in beside who tries from the same lobby, or from twenty networks.
 *
 * What guessing gains in an hour, at worst: who knows number and last name and tries the days of a year, 60 of 365 from many networks and 10 of
 * 365 from one; who lacks the name as well, with names as common as one in 200, 60 of 73,000. A code has 8 digits and 5 tries:
 * of 30 codes, 150 in 100 million. The worst that many networks together can do beyond that is to have a guest asked by a
 * colleague instead, who can open a booking at any time.
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

/** Whom the tries are counted for. */
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
 * How many more tries a conversation has. What others tried at its address or in the whole house takes from its second try
 * on, never the first: whoever attacks is slowed, and an honest guest beside them gets in. What an attack can gain is
 * bounded for each booking (`isTriedOut`), wherever it comes from.
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

/** Was this booking tried so often of late that nothing this guest says is compared with it for now? */
export async function isTriedOut(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { perReservation } = ACCESS_LIMITS;
  return isUsedUp(await countTriesAt(trx, { ...trier, reservationId }, since(perReservation, now)), perReservation);
}

/** Were so many codes sent for this booking of late that this guest is sent none for now? */
export async function areCodesUsedUp(trx: Trx, trier: Trier, reservationId: string, now: Date): Promise<boolean> {
  const { codesPerReservation } = ACCESS_LIMITS;
  return isUsedUp(await countCodes(trx, reservationId, trier, since(codesPerReservation, now)), codesPerReservation);
}

/** Only what was compared or sent is counted: so one network uses up its own part, and never everybody's. */
function isUsedUp(
  { all, ofConversation, ofNetwork }: AtBooking,
  limit: { freely: number; perNetwork: number; all: number },
): boolean {
  return all >= limit.freely && (ofConversation > 0 || ofNetwork >= limit.perNetwork || all >= limit.all);
}

function since({ withinMs }: { withinMs: number }, now: Date): string {
  return new Date(+now - withinMs).toISOString();
}
