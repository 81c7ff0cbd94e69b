import type { TurnContext } from '../engine/types.ts';
import type { Conversation } from '../store/conversations.ts';
import { listOffers, listOffersMade } from '../store/offers.ts';
import type { Db } from '../store/schema.ts';

/** The property's catalogue with what became of each offer to this guest. A no stays a no, in every conversation of theirs. */
export async function readOffers(
  db: Db,
  propertyId: string,
  conversation: Conversation | null,
): Promise<TurnContext['offers']> {
  const offers = await listOffers(db, propertyId, { activeOnly: true });
  if (offers.length === 0) return [];
  const { id = '', guestId = null } = conversation ?? {};
  const made = conversation === null ? [] : await listOffersMade(db, propertyId, { conversationId: id, guestId });
  return offers.map((offer) => {
    const states = made.filter(({ offerId }) => offerId === offer.id).map(({ state }) => state);
    const known = (['declined', 'accepted', 'offered'] as const).find((state) => states.includes(state));
    return { ...offer, made: known ?? 'never' };
  });
}
