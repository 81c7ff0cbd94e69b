import type { Money } from '../../../shared/domain/house/money.ts';
import type { HousekeepingState, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';

/** The hotel that all simulators share. */
export interface WorldHotel {
  name: string;
  timezone: string;
  currency: string;
  country: string;
  /** HH:MM at the hotel. */
  arrivalTime: string;
  departureTime: string;
}

export interface WorldRoomType {
  code: string;
  name: string;
  maxPersons: number;
  basePrice: number;
}

export interface WorldMaintenance {
  id: string;
  /** Instants, ISO 8601 UTC. */
  from: string;
  to: string;
  reason: string;
  kind: 'out_of_order' | 'out_of_service';
}

export interface WorldRoom {
  number: string;
  floor: string;
  typeCode: string;
  housekeeping: HousekeepingState;
  availability: RoomAvailability;
  maintenance: readonly WorldMaintenance[];
  modifiedAt: string;
}

export interface WorldGuest {
  /** From `1`; simulators derive their vendor's ids from it. */
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** BCP 47. */
  language: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  notes: string;
  preferences: readonly string[];
  mergedInto: number | null;
  createdAt: string;
  modifiedAt: string;
}

export interface WorldReservation {
  /** From `1`; simulators derive their vendor's ids from it. */
  id: number;
  confirmationNumber: string;
  channelReference: string | null;
  guestId: number;
  state: ReservationState;
  /** Dates at the hotel. */
  checkIn: string;
  checkOut: string;
  /** HH:MM. */
  arrivalTime: string | null;
  roomTypeCode: string;
  room: string | null;
  adults: number;
  children: number;
  ratePlan: string;
  /** The price of the whole stay. */
  total: Money;
  paid: Money;
  notes: string;
  createdAt: string;
  modifiedAt: string;
  /** The time of the check-in, ISO 8601 UTC. */
  checkedInAt: string | null;
  checkedOutAt: string | null;
  cancelledAt: string | null;
}

export interface WorldRatePlan {
  code: string;
  name: string;
  /** Percent of the base price. */
  percent: number;
  offer: boolean;
}

/** An extra that can be sold. */
export interface WorldProduct {
  code: string;
  name: string;
  price: Money;
}

/** A change, which simulators announce. `by`: the front desk or a caller of the API. */
export interface WorldChange {
  entity: 'reservations' | 'guests' | 'rooms' | 'rates';
  /** The number of a reservation or guest, the number of a room as text, or the code of a rate plan. */
  id: number | string;
  what:
    | 'created'
    | 'changed'
    | 'room_assigned'
    | 'checked_in'
    | 'checked_out'
    | 'cancelled'
    | 'no_show'
    | 'merged'
    | 'room_state'
    | 'maintenance'
    | 'price';
  at: string;
  by: 'desk' | 'api';
}

/** A record written through a vendor's API, in its present state. */
export interface Written {
  id: string;
  kind: 'note' | 'request' | 'message' | 'charge' | 'void' | 'preference' | 'guest' | 'room' | 'maintenance';
  /** The call that wrote it: `POST /finance/v1/folio-actions/{folioId}/charges`. */
  call: string;
  reservationId: number | null;
  guestId: number | null;
  text: string;
  amount: Money | null;
  /** In the vendor's words: `open`, `closed`, `void` … */
  state: string | null;
  /** The idempotency key or the caller's own reference. */
  key: string | null;
  at: string;
  /** Whether a later call deleted it. */
  gone: boolean;
}
