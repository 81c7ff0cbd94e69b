import type { TurnContext } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findFolioCurrency, isBillable } from '../../store/guests/folio-currency.ts';
import { listOffers, listOffersMade } from '../../store/house/offers.ts';
import type { Db } from '../../store/schema/schema.ts';

/**
 * The property's catalogue with each offer's state for this guest (in any conversation) and these stays (by anybody). A
 * declined offer stays declined; an accepted one counts for its stay only. Offers that cannot go on the bill are left out.
 */
export async function readOffers(
  db: Db,
  propertyId: string,
  conversation: Conversation | null,
  stays: readonly { id: string }[],
): Promise<TurnContext['offers']> {
  const sold = await listOffers(db, propertyId, { activeOnly: true });
  if (sold.length === 0) return [];
  const bills = stays.length === 0 ? [null] : stays.map((stay) => stay.id);
  const currencies = await Promise.all(bills.map((stayId) => findFolioCurrency(db, propertyId, stayId)));
  const offers = sold.filter(({ price }) => currencies.every((billedIn) => isBillable(price, billedIn)));
  const { id = '', guestId = null } = conversation ?? {};
  const reservationIds = stays.map((stay) => stay.id);
  const madeOffers =
    conversation === null ? [] : await listOffersMade(db, propertyId, { conversationId: id, guestId, reservationIds });
  return offers.map((offer) => {
    const ofIt = madeOffers.filter(({ offerId }) => offerId === offer.id);
    const latest = (['declined', 'offered'] as const).find((state) => ofIt.some((one) => one.state === state));
    const accepted = ofIt.filter(({ state }) => state === 'accepted');
    // Accepted without a booking: it counts for the conversation's booking, whichever that will be.
    const acceptedFor = accepted
      .filter(({ reservationId, conversationId }) => reservationId !== null || conversationId === id)
      .map(({ reservationId }) => reservationId);
    return { ...offer, made: latest ?? 'never', acceptedFor };
  });
}
