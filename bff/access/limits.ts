import { countTries, countTriesAt } from '../store/access.ts';
import type { Db, Trx } from '../store/schema.ts';

const HOUR_MS = 3_600_000;

/**
 * How often a booking may be named before nobody is asked any more. With 5 tries at a code of 8 digits and 3 codes an
 * hour for a booking, an attacker who can have codes sent has a chance of 15 in 100 million an hour. A name counts as a try.
 */
export const ACCESS_LIMITS = {
  perConversation: { tries: 5, withinMs: HOUR_MS },
  perAddress: { tries: 10, withinMs: HOUR_MS },
  perProperty: { tries: 30, withinMs: HOUR_MS / 6 },
  perReservation: { tries: 5, withinMs: HOUR_MS },
  codesPerReservation: { codes: 3, withinMs: HOUR_MS },
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

/** Was this booking tried so often of late, by whomever, that nothing is compared with it for now? */
export async function isTriedOut(trx: Trx, propertyId: string, reservationId: string, now: Date): Promise<boolean> {
  const { perReservation } = ACCESS_LIMITS;
  return (await countTriesAt(trx, propertyId, reservationId, since(perReservation, now))) >= perReservation.tries;
}

function since({ withinMs }: { withinMs: number }, now: Date): string {
  return new Date(+now - withinMs).toISOString();
}
