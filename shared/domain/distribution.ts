import type { PmsAvailability, PmsRate } from './pms.ts';
import type { ReservationState } from './stay.ts';

/** The channel managers that can be connected. */
export const CHANNEL_MANAGERS = ['channex', 'siteminder', 'beds24', 'cloudbeds', 'custom'] as const;
export type ChannelManager = (typeof CHANNEL_MANAGERS)[number];

/**
 * How bookings come. `push`: the channel manager sends them whole; `pull`: it is asked what changed, and a call of its own
 * only says that it is time to ask.
 */
export const DELIVERIES = ['push', 'pull'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** How a call of the channel manager is believed. */
export const PROOFS = ['standard-webhooks', 'ws-security', 'secret'] as const;
export type Proof = (typeof PROOFS)[number];

/** What a channel manager tells of a hotel. */
export const CHANNEL_GIVES = ['reservations', 'roomTypes', 'availability', 'rates'] as const;
export type ChannelGives = (typeof CHANNEL_GIVES)[number];

export interface ChannelRoomType {
  code: string;
  name: string;
}

/** A kind of room that is sold. `maxPersons`: what it takes, null: not told. */
export interface SoldRoomType extends ChannelRoomType {
  maxPersons: number | null;
}

/** What portals may sell, night by night: by the channel manager's own codes of room types and rate plans. */
export interface ChannelNights {
  availability: readonly PmsAvailability[];
  rates: readonly SoldRate[];
}

/** The price of a night, for those stays only that its limits allow. */
export interface SoldRate extends PmsRate {
  limits?: StayLimits;
}

/** Left out: none. */
export interface StayLimits {
  /** Of every stay that has this night. */
  minNights?: number;
  maxNights?: number;
  /** Of a stay that begins with this night. */
  minNightsFromHere?: number;
  /** No stay begins with this night, or ends with it. */
  closedToArrival?: boolean;
  closedToDeparture?: boolean;
}

/** Who booked, as far as the channel tells. Empty text: not told. */
export interface ChannelGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** BCP 47. */
  language: string | null;
}

/** One room of a booking. Dates are the property's own; the end is the day of departure. */
export interface ChannelRoom {
  roomType: ChannelRoomType | null;
  ratePlan: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  /** Who stays in it, where the channel names somebody. */
  guestName: { firstName: string; lastName: string } | null;
}

/** A booking as a channel manager tells of it: what is stored of it, and nothing else of its record. */
export interface ChannelBooking {
  id: string;
  /** Which of two is newer: compared as texts of one channel manager. */
  version: string;
  /** Who sold it: "Booking.com". */
  otaName: string;
  /** The number the seller gave it. */
  otaReference: string | null;
  /** The number the hotel's guest has, where it is another. */
  confirmationNumber: string | null;
  state: ReservationState;
  /** No stay any more, or not yet one: whoever is known by it is cancelled, and nobody new is stored. */
  onlyIfKnown?: true;
  /** None: those that are known. */
  rooms: readonly ChannelRoom[];
  booker: ChannelGuest;
  /** HH:MM at the property. */
  arrivalTime: string | null;
  notes: string;
}
