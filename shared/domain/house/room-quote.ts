import type { Money } from './money.ts';

/** A room type that is free in each night of a stay. */
export interface FreeRoom {
  /** The PMS's code. */
  code: string;
  name: string;
  /** How many are free in every night. */
  left: number;
  /** Most persons; null: unknown. */
  maxPersons: number | null;
  /** Price of one room for all nights, in the cheapest rate plan sold for all of them; null: no price known. */
  price: Money | null;
}

/** The kinds of rooms that are free in each night of a stay. */
export interface FreeRooms {
  /** Cheapest first, those without a price last. */
  rooms: FreeRoom[];
  /** How many more kinds are free that have no name to tell a guest. */
  unnamed: number;
  /** How many more kinds are free, but are not sold for such a stay: it is too short, or begins on the wrong day. */
  closed: number;
}

/** The rooms that a PMS can sell for a stay. Dates are in the property's time zone. */
export interface RoomQuote extends FreeRooms {
  arrival: string;
  departure: string;
  /** The PMS that answered. */
  source: string;
  /** When it answered; null: not for these nights yet. */
  asOf: string | null;
  /** True if it was asked now; otherwise from the last sync. */
  isFresh: boolean;
}

/** The hotel's booking page, with the days filled in if the URL has placeholders. */
export function fillInDays(url: string, { arrival, departure }: Pick<RoomQuote, 'arrival' | 'departure'>): string {
  return url.replaceAll('{arrival}', arrival).replaceAll('{departure}', departure);
}
