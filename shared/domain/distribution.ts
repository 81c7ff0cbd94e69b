import type { PmsAvailability, PmsRate } from './pms.ts';
import type { ReservationState } from './stay.ts';

/** The channel managers that can be connected. */
export const CHANNEL_MANAGERS = ['channex', 'siteminder', 'beds24', 'cloudbeds', 'custom'] as const;
export type ChannelManager = (typeof CHANNEL_MANAGERS)[number];

/**
 * How bookings arrive. `push`: the channel manager sends them complete; `pull`: we ask for changes, and its calls are only a
 * signal to ask.
 */
export const DELIVERIES = ['push', 'pull'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** How calls of the channel manager are authenticated. */
export const PROOFS = ['standard-webhooks', 'ws-security', 'secret'] as const;
export type Proof = (typeof PROOFS)[number];

/** Data a channel manager provides. */
export const CHANNEL_GIVES = ['reservations', 'roomTypes', 'availability', 'rates'] as const;
export type ChannelGives = (typeof CHANNEL_GIVES)[number];

export interface ChannelRoomType {
  code: string;
  name: string;
}

/** A room type on sale. `name` empty, `maxPersons` null: unknown. */
export interface SoldRoomType extends ChannelRoomType {
  maxPersons: number | null;
}

/** Free rooms and prices per night that portals may sell, by the channel manager's codes of room types and rate plans. */
export interface ChannelNights {
  availability: readonly PmsAvailability[];
  rates: readonly PmsRate[];
}

/** The person who booked. Empty text: unknown. */
export interface ChannelGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** BCP 47. */
  language: string | null;
}

/** One room of a booking. Dates are in the property's time zone; the end is the departure day. */
export interface ChannelRoom {
  roomType: ChannelRoomType | null;
  ratePlan: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  /** The guest of this room, if the channel names one. */
  guestName: { firstName: string; lastName: string } | null;
}

/** A booking of a channel manager: only these fields are stored. */
export interface ChannelBooking {
  id: string;
  /** Orders versions of a booking; compared as text within one channel manager. */
  version: string;
  /** The seller: "Booking.com". */
  otaName: string;
  /** The seller's number. */
  otaReference: string | null;
  /** The number the guest has, if different. */
  confirmationNumber: string | null;
  state: ReservationState;
  /** Not a valid stay: it cancels a known reservation, and creates none. */
  onlyIfKnown?: true;
  /** Empty: the rooms known so far. */
  rooms: readonly ChannelRoom[];
  booker: ChannelGuest;
  /** HH:MM at the property. */
  arrivalTime: string | null;
  notes: string;
}
