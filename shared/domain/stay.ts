import type { Money } from './house/money.ts';

export const RESERVATION_STATES = ['booked', 'checked_in', 'checked_out', 'cancelled', 'no_show'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/**
 * How a conversation got access to a reservation. `channel`: the phone number matches the booking's; `details`: the guest gave
 * number, name and date; `booking`: the guest typed the code; `signed`: the hotel's site signed the guest's identity; `staff`: linked by a colleague.
 */
export const GRANT_LEVELS = ['channel', 'details', 'booking', 'signed', 'staff'] as const;
export type GrantLevel = (typeof GRANT_LEVELS)[number];

/** Facts of a stay that guests can ask for. */
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

/** Whether this access level may read the fact. */
export function mayRead(level: GrantLevel, fact: StayFact): boolean {
  return READABLE[level].includes(fact);
}

/** Whether this access level may change the stay and add charges. */
export function mayChange(level: GrantLevel): boolean {
  return mayRead(level, 'room');
}

/** A charge on a stay's bill, in the hotel's words. */
export interface BillLine {
  text: string;
  price: Money;
}

/** A reservation as one conversation may see it: without what its access level hides. Dates are in the property's time zone. */
export interface Stay {
  /** The reservation's id. */
  id: string;
  level: GrantLevel;
  checkIn: string;
  checkOut: string;
  nights: number;
  roomType: string;
  /** The hotel's own slug, if it is a PMS's code. */
  roomTypeSlug?: string;
  /** Intents covered by the rate; null if hidden. */
  inclusions: readonly string[] | null;
  /** The following fields are null if hidden. */
  confirmationNumber: string | null;
  state: ReservationState | null;
  /** '': not assigned yet. */
  room: string | null;
  /** On the arrival day, if room states are known: whether the room is ready. Missing: unknown. */
  isReady?: boolean;
  /** Set when the guest asked for the bill and the PMS answered; `isMailable`: can be sent to the booking's address. */
  bill?: { lines: readonly BillLine[]; isMailable: boolean };
  balance: Money | null;
  persons: number | null;
}

/** Number of days between two dates `YYYY-MM-DD`. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.max(0, Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000));
}

/** The source that leads a stay or a room: the connected PMS, or entries by hand. */
export const LEADS = ['pms', 'house'] as const;
export type Lead = (typeof LEADS)[number];

/** How a stay relates to a day: arriving, in house or departing. */
export const STAY_PARTS = ['arriving', 'inhouse', 'departing'] as const;
export type StayPart = (typeof STAY_PARTS)[number];
