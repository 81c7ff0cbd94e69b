import type { PmsGuest, PmsReservation } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import type { RawReservation } from './schema.ts';

/** Null: waiting lists are no bookings and are ignored. */
const STATES: Record<string, ReservationState | null> = {
  Reserved: 'booked',
  Requested: 'booked',
  DueIn: 'booked',
  InHouse: 'checked_in',
  DueOut: 'checked_in',
  Walkin: 'checked_in',
  PendingCheckout: 'checked_in',
  CheckedOut: 'checked_out',
  Cancelled: 'cancelled',
  NoShow: 'no_show',
  Waitlisted: null,
};

export interface ReadWorld {
  timezone: string;
  languages: Readonly<Record<string, string>>;
}

/** Reads a line of `getHotelReservations`; null if it is no stay in a room (a waiting list or a posting master). */
export function readReservation(raw: RawReservation, world: ReadWorld): Pulled<'reservations'> | null {
  const { roomStay, reservationGuest } = raw;
  const status = raw.computedReservationStatus || raw.reservationStatus;
  const state = STATES[status] === undefined ? 'booked' : STATES[status];
  const id = findId(raw.reservationIdList, 'Reservation');
  if (state === null || roomStay.pseudoRoom === true || id === null) return null;
  const guestId = reservationGuest?.id ?? '';
  const guest = reservationGuest == null || guestId === '' ? null : readGuest(reservationGuest, world);
  const { balance, expectedTimes } = roomStay;
  const record: PmsReservation = {
    id,
    confirmationNumber: findId(raw.reservationIdList, 'Confirmation') ?? id,
    channelReference: raw.externalReferences?.find((reference) => reference.id !== '')?.id ?? null,
    state,
    checkIn: roomStay.arrivalDate.slice(0, 10),
    checkOut: roomStay.departureDate.slice(0, 10),
    arrivalTime: readHour(expectedTimes?.reservationExpectedArrivalTime ?? ''),
    roomType: roomStay.roomType === '' ? null : { code: roomStay.roomType, name: roomStay.roomType },
    room: roomStay.roomId || null,
    adults: roomStay.adultCount ?? 0,
    children: roomStay.childCount ?? 0,
    ratePlan: roomStay.ratePlanCode,
    balance: balance == null ? null : readAmount(balance.amount, balance.currencyCode),
    notes: '',
    guestId: guestId || `reservation-${id}`,
    guest,
  };
  return {
    id,
    raw: asJson(raw),
    ...(guest === null || reservationGuest == null ? {} : { rawGuest: asJson(reservationGuest) }),
    record,
    changedAt: readLocal(raw.lastModifyDateTime, world.timezone),
    deleted: false,
  };
}

type RawGuest = NonNullable<RawReservation['reservationGuest']>;

/** Reads the copy of the profile in a reservation, which has no preferences. */
function readGuest(raw: RawGuest, { languages }: ReadWorld): PmsGuest {
  return {
    id: raw.id,
    firstName: raw.givenName.trim(),
    lastName: (raw.surname || raw.fullName).trim(),
    email: raw.email.trim(),
    phone: readPhone(raw.phoneNumber),
    language: readLanguage(raw.language, languages),
    notes: '',
    preferences: [],
    mergedInto: null,
  };
}

/** Language codes in OPERA are each hotel's own; a standard code is kept. */
export function readLanguage(code: string, languages: Readonly<Record<string, string>>): string | null {
  return languages[code] ?? (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(code) ? code : null);
}

export function findId(list: readonly { id: string; type: string }[], type: string): string | null {
  return list.find((one) => one.type.toLowerCase() === type.toLowerCase())?.id ?? null;
}

/** A value from JSON that passed a loose schema is still JSON. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}

/** The time of a timestamp; midnight means unknown. */
function readHour(stamp: string): string | null {
  const hour = /[T ](\d{2}:\d{2})/.exec(stamp)?.[1] ?? null;
  return hour === '00:00' ? null : hour;
}
