import type { Money } from './money.ts';

/** A type of room that is free in each night of a stay. */
export interface FreeRoom {
  /** The PMS's code. */
  code: string;
  name: string;
  /** How many are free in each of the nights. */
  left: number;
  /** What it takes, null: the PMS does not say. */
  maxPersons: number | null;
  /** One room for all nights, in the cheapest rate plan that is sold in each of them; null: the PMS named no such price. */
  price: Money | null;
}

/** What a PMS has to sell for a stay. Dates are the property's own. */
export interface RoomQuote {
  arrival: string;
  departure: string;
  /** The PMS that said so. */
  source: string;
  /** The instant at which it did; null: it has not told of these nights yet. */
  asOf: string | null;
  /** Was it asked for just this? Else it is what was synced last. */
  isFresh: boolean;
  /** The cheapest first, those without a price last. */
  rooms: FreeRoom[];
}

/** The address of a hotel's booking page, with the days in it where it has a place for them. */
export function fillInDays(url: string, { arrival, departure }: Pick<RoomQuote, 'arrival' | 'departure'>): string {
  return url.replaceAll('{arrival}', arrival).replaceAll('{departure}', departure);
}
