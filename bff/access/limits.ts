import { countTries } from '../store/access.ts';
import type { Db, Trx } from '../store/schema.ts';

const HOUR_MS = 3_600_000;

/**
 * How often a booking may be named before nobody is asked any more. With 5 tries at a code of 8 digits and 3 codes an
 * hour for a booking, an attacker who can have codes sent has a chance of 15 in 100 million an hour.
 */
export const ACCESS_LIMITS = {
  perConversation: { tries: 5, withinMs: HOUR_MS },
  perAddress: { tries: 10, withinMs: HOUR_MS },
  perProperty: { tries: 30, withinMs: HOUR_MS / 6 },
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

/** Has this conversation, its address or the whole property tried too often for now? */
export async function isLimited(db: Db | Trx, trier: Trier, now: Date): Promise<boolean> {
  const { propertyId, conversationId, addressKey } = trier;
  const { perConversation, perAddress, perProperty } = ACCESS_LIMITS;
  const since = ({ withinMs }: { withinMs: number }) => new Date(+now - withinMs).toISOString();
  const { ofConversation, ofAddress, ofProperty } = await countTries(db, {
    propertyId,
    conversationId,
    addressKey,
    conversationSince: since(perConversation),
    addressSince: since(perAddress),
    propertySince: since(perProperty),
  });
  return ofConversation >= perConversation.tries || ofAddress >= perAddress.tries || ofProperty >= perProperty.tries;
}
