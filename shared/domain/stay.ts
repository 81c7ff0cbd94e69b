import type { Money } from './house/money.ts';

export const RESERVATION_STATES = ['booked', 'checked_in', 'checked_out', 'cancelled', 'no_show'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/**
 * How a conversation came to see a reservation. `channel`: its number is the booking's; `details`: number, name and date
 * were named; `booking`: the code was typed; `signed`: the hotel's own site vouches; `staff`: a colleague linked it.
 */
export const GRANT_LEVELS = ['channel', 'details', 'booking', 'signed', 'staff'] as const;
export type GrantLevel = (typeof GRANT_LEVELS)[number];

/** What a guest can ask of their stay. */
export const STAY_FACTS = [
  'summary',
  'arrival',
  'departure',
  'room_type',
  'inclusions',
  'room',
  'ready',
  'bill',
  'balance',
  'bill_mailed',
  'state',
] as const;
export type StayFact = (typeof STAY_FACTS)[number];

const READABLE: Record<GrantLevel, readonly StayFact[]> = {
  channel: ['arrival', 'departure', 'room_type'],
  details: ['arrival', 'departure', 'room_type', 'inclusions'],
  booking: STAY_FACTS,
  signed: STAY_FACTS,
  staff: STAY_FACTS,
};

/** May a grant of this level read the fact? */
export function mayRead(level: GrantLevel, fact: StayFact): boolean {
  return READABLE[level].includes(fact);
}

/** May changes to the stay be asked for, and charges be put on it? */
export function mayChange(level: GrantLevel): boolean {
  return mayRead(level, 'room');
}

/** What a stay was charged, in the house's own words. */
export interface BillLine {
  text: string;
  price: Money;
}

/**
 * A reservation as one conversation may see it: what its grant does not open is not in it. Dates are the property's.
 */
export interface Stay {
  /** The reservation's id. */
  id: string;
  level: GrantLevel;
  checkIn: string;
  checkOut: string;
  nights: number;
  roomType: string;
  /** The hotel's own short word for it, where a PMS's code stands behind it. */
  roomTypeSlug?: string;
  /** Topics (intents) that the rate includes; null where the grant does not open them. */
  inclusions: readonly string[] | null;
  /** The rest is null where the grant does not open it. */
  confirmationNumber: string | null;
  state: ReservationState | null;
  /** '' : not assigned yet. */
  room: string | null;
  /** Of the day of arrival, where the house's rooms are known: may the guest go to the room? Left out: nobody can tell. */
  isReady?: boolean;
  /** Where the guest asks for it and the PMS was asked: what stands on it, and whether it can be mailed to the booking's address. */
  bill?: { lines: readonly BillLine[]; isMailable: boolean };
  balance: Money | null;
  persons: number | null;
}

/** Days between two dates `YYYY-MM-DD`. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.max(0, Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000));
}

/** How a day sees a stay: it begins, goes on, or ends. */
export const STAY_PARTS = ['arriving', 'inhouse', 'departing'] as const;
export type StayPart = (typeof STAY_PARTS)[number];
