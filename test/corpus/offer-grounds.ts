import { loadStays } from '../../bff/access/stays.ts';
import { listOffers, type StoredOffer } from '../../bff/store/house/offers.ts';
import { findServing } from '../../bff/store/sqlite/serving.ts';
import type { DecisionStep, Source } from '../../shared/domain/decision.ts';
import type { Money } from '../../shared/domain/house/money.ts';
import { priceOffer } from '../../shared/domain/house/offer.ts';
import type { Stay } from '../../shared/domain/stay.ts';
import type { StaffedHouse } from '../support/staffed-house.ts';
import type { ObservedTurn } from './play.ts';

/** The stored catalogue, and the price of each extra for the guest of a conversation. */
export class OfferGrounds {
  readonly #offers: readonly StoredOffer[];
  readonly #stays: readonly Stay[];

  private constructor(offers: readonly StoredOffer[], stays: readonly Stay[]) {
    this.#offers = offers;
    this.#stays = stays;
  }

  static async load(
    { services: { db }, propertyId, now }: StaffedHouse,
    { said }: ObservedTurn,
  ): Promise<OfferGrounds> {
    const serving = await findServing(db, propertyId);
    const conversationId = said[0]?.conversationId;
    const holder = { propertyId, conversationId: conversationId ?? '', timezone: serving?.property.timezone ?? 'UTC' };
    const stays = conversationId === undefined ? [] : await loadStays(db, holder, now());
    return new OfferGrounds(await listOffers(db, propertyId), stays);
  }

  /** Describes the fault in the source of an extra: the extra is not in the catalogue, or the words do not match its row. */
  findFault({ id, label, quote }: Source): string | null {
    const offer = this.#offers.find((one) => one.id === id);
    if (offer === undefined) return `source offer ${id} does not exist`;
    const name = offer.names['en'] ?? Object.values(offer.names)[0];
    const row = offer.price === null ? 'free' : `${offer.price.amount} ${offer.price.currency} / ${offer.unit}`;
    const quotes = [row, ...this.#prices(offer).map(quotePrice)].map((price) => `${name}: ${price}`);
    return quotes.includes(quote) ? null : `source ${label} does not say “${quote}”`;
  }

  /**
   * Describes the fault in the price of a step or of its wish: the price is not what the row costs for this guest's nights
   * and persons.
   */
  findPriceFaults(step: DecisionStep): string[] {
    const wish = 'wish' in step ? step.wish : undefined;
    const id = step.kind === 'offer' ? step.offerId : wish?.offerId;
    const offer = this.#offers.find((one) => one.id === id);
    const told = [step.kind === 'offer' ? step.price : undefined, wish?.price].filter((price) => price !== undefined);
    const may = offer === undefined ? [] : this.#prices(offer, wish?.reservationId).map(quotePrice);
    // A step that declines an extra, because it has no price or no longer fits, has no price.
    const isUntold = step.kind === 'offer' && step.act !== 'made' && step.act !== 'booked' && step.act !== 'told';
    return told
      .filter((price) => !may.includes(quotePrice(price)) && !(price === null && isUntold))
      .map((price) => `${quotePrice(price)} is not the price of ${offer?.kind ?? 'an extra of the catalogue'}`);
  }

  /** The names and amounts with which a step may mention its extra. */
  wordsOf(step: DecisionStep): string[] {
    const wish = 'wish' in step ? step.wish : undefined;
    const id = step.kind === 'offer' ? step.offerId : wish?.offerId;
    const offer = this.#offers.find((one) => one.id === id);
    if (offer === undefined) return [];
    return [...Object.values(offer.names), ...this.#prices(offer, wish?.reservationId).map(quotePrice)];
  }

  /** The stays to price: the known stay, else each stay that the guest may see; without a stay, the price of one unit. */
  #prices(offer: StoredOffer, reservationId?: string): (Money | null)[] {
    const named = this.#stays.filter(({ id }) => id === reservationId);
    const stays = named.length > 0 ? named : this.#stays;
    return stays.length === 0 ? [priceOffer(offer, null)] : stays.map((stay) => priceOffer(offer, stay));
  }
}

function quotePrice(price: Money | null): string {
  return price === null ? 'free' : `${price.amount} ${price.currency}`;
}
