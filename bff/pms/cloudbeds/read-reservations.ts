import type { PmsReservation } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { readLocal } from '../values/local-time.ts';
import { asJson, toGuest } from './read-guests.ts';
import type { RawBooking, RawStayRoom } from './schema.ts';

const SUB_RESERVATION = /^(.+)-(\d+)$/;

/**
 * Reads each room of a booking as a reservation (`getReservationsWithRateDetails`, the only call with UTC instants,
 * arrival time and rate name). The first room keeps the booking's id, the others have the ids of their
 * sub-reservations.
 */
export function readBooking(
  raw: RawBooking,
  { timezone, currency }: { timezone: string; currency: string | null },
): Pulled<'reservations'>[] {
  const changedAtUtc = raw.dateModifiedUTC === '' ? null : readLocal(raw.dateModifiedUTC, 'UTC');
  const changedAt = changedAtUtc ?? readLocal(raw.dateModified, timezone);
  const sorted = raw.rooms.toSorted((a, b) => roomNumberOf(a) - roomNumberOf(b));
  return sorted.map((room, index) => {
    const id = toOwnId(raw.reservationID, room);
    const guestId = room.guestID || raw.guestID;
    const rawGuest = raw.guestList?.[guestId];
    const isFirst = index === 0;
    const record: PmsReservation = {
      id,
      confirmationNumber: id,
      channelReference: raw.thirdPartyIdentifier || raw.sourceReservationID || null,
      state: readState(raw.status, room.roomStatus),
      checkIn: room.roomCheckIn.slice(0, 10),
      checkOut: room.roomCheckOut.slice(0, 10),
      arrivalTime: /^\d{2}:\d{2}/.exec(raw.estimatedArrivalTime)?.[0] ?? null,
      roomType: { code: room.roomTypeID, name: room.roomTypeName },
      room: room.roomName || null,
      adults: room.adults,
      children: room.children,
      ratePlan: room.rateName,
      // Balance and total belong to the whole booking; shown with each room they would make guests pay twice.
      balance: isFirst ? readAmount(raw.balance, raw.propertyCurrency || (currency ?? '')) : null,
      total: isFirst ? readAmount(raw.total, raw.propertyCurrency || (currency ?? '')) : null,
      notes: '',
      guestId: guestId || `reservation-${id}`,
      guest: rawGuest === undefined ? null : toGuest(rawGuest),
    };
    return {
      id,
      raw: asJson({ ...raw, rooms: [room] }),
      ...(rawGuest === undefined ? {} : { rawGuest: asJson(rawGuest) }),
      record,
      changedAt,
      deleted: raw.isDeleted,
    };
  });
}

/** The booking's id for one of our ids, because calls are about bookings. */
export function toBookingId(id: string): string {
  return SUB_RESERVATION.exec(id)?.[1] ?? id;
}

function toOwnId(bookingId: string, room: RawStayRoom): string {
  return roomNumberOf(room) <= 1 ? bookingId : room.subReservationID;
}

/** The room's number in the booking: 2 for "8735962347-2". */
function roomNumberOf({ subReservationID }: RawStayRoom): number {
  return Number(SUB_RESERVATION.exec(subReservationID)?.[2] ?? 0);
}

const BY_BOOKING: Record<string, ReservationState> = {
  canceled: 'cancelled',
  no_show: 'no_show',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
};
const BY_ROOM: Record<string, ReservationState> = {
  cancelled: 'cancelled',
  in_house: 'checked_in',
  checked_out: 'checked_out',
  not_checked_in: 'booked',
};

/** Rooms of a booking are checked in and out one by one, but a cancellation or no-show applies to the whole booking. */
function readState(booking: string, room: string): ReservationState {
  const bookingState = BY_BOOKING[booking];
  if (bookingState === 'cancelled' || bookingState === 'no_show') return bookingState;
  return BY_ROOM[room] ?? bookingState ?? 'booked';
}
