import type { Money } from '../../../shared/domain/house/money.ts';
import type { HousekeepingState, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';

/** The hotel that every simulator speaks of. */
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
  /** `1` and up: simulators make their vendor's ids of it. */
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
  /** `1` and up: simulators make their vendor's ids of it. */
  id: number;
  confirmationNumber: string;
  channelReference: string | null;
  guestId: number;
  state: ReservationState;
  /** The hotel's dates. */
  checkIn: string;
  checkOut: string;
  /** HH:MM. */
  arrivalTime: string | null;
  roomTypeCode: string;
  room: string | null;
  adults: number;
  children: number;
  ratePlan: string;
  /** Of the whole stay. */
  total: Money;
  paid: Money;
  notes: string;
  createdAt: string;
  modifiedAt: string;
  /** When it happened, ISO 8601 UTC. */
  checkedInAt: string | null;
  checkedOutAt: string | null;
  cancelledAt: string | null;
}

export interface WorldRatePlan {
  code: string;
  name: string;
  /** Of the price; 100: as it is. */
  percent: number;
  offer: boolean;
}

/** Something that can be sold on top. */
export interface WorldProduct {
  code: string;
  name: string;
  price: Money;
}

/** What changed, as simulators tell of it. `by`: the front desk or somebody who called the API. */
export interface WorldChange {
  entity: 'reservations' | 'guests' | 'rooms' | 'rates';
  /** Of a reservation or guest its number, of a room its number as text, of rates the plan's code. */
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

/** Something that was written through a vendor's API, by what became of it there. */
export interface Written {
  id: string;
  kind: 'note' | 'request' | 'message' | 'charge' | 'void' | 'preference' | 'guest' | 'room' | 'maintenance';
  /** The call that wrote it: `POST /finance/v1/folio-actions/{folioId}/charges`. */
  call: string;
  reservationId: number | null;
  guestId: number | null;
  text: string;
  amount: Money | null;
  /** As the vendor words it: `open`, `closed`, `void` … */
  state: string | null;
  /** An idempotency key or the caller's own reference. */
  key: string | null;
  at: string;
  /** Taken back by a later call. */
  gone: boolean;
}
