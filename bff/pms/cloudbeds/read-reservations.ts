import type { PmsReservation } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { readLocal } from '../values/local-time.ts';
import { asJson, toGuest } from './read-guests.ts';
import type { RawBooking, RawStayRoom } from './schema.ts';

const SUB_RESERVATION = /^(.+)-(\d+)$/;

/**
 * A booking's rooms, a reservation each (`getReservationsWithRateDetails`: it alone knows instants in UTC, the arrival
 * time and the rate's name). The first keeps the booking's id, the others the ids of their sub-reservations.
 */
export function readBooking(
  raw: RawBooking,
  { timezone, currency }: { timezone: string; currency: string | null },
): Pulled<'reservations'>[] {
  const utc = raw.dateModifiedUTC === '' ? null : readLocal(raw.dateModifiedUTC, 'UTC');
  const changedAt = utc ?? readLocal(raw.dateModified, timezone);
  const sorted = raw.rooms.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.map((room, index) => {
    const id = toOwnId(raw.reservationID, room);
    const guestId = room.guestID || raw.guestID;
    const rawGuest = raw.guestList?.[guestId];
    const first = index === 0;
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
      // The balance and the total are the whole booking's; to show them with each of its rooms would make guests pay twice.
      balance: first ? readAmount(raw.balance, raw.propertyCurrency || (currency ?? '')) : null,
      total: first ? readAmount(raw.total, raw.propertyCurrency || (currency ?? '')) : null,
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

/** The booking that one of our ids belongs to: calls are about bookings. */
export function toBookingId(id: string): string {
  return SUB_RESERVATION.exec(id)?.[1] ?? id;
}

function toOwnId(bookingId: string, room: RawStayRoom): string {
  return placeOf(room) <= 1 ? bookingId : room.subReservationID;
}

/** Of "8735962347-2": 2. */
function placeOf({ subReservationID }: RawStayRoom): number {
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

/** Rooms of a booking come and go one by one; a cancellation and a no-show are the whole booking's. */
function readState(booking: string, room: string): ReservationState {
  const whole = BY_BOOKING[booking];
  if (whole === 'cancelled' || whole === 'no_show') return whole;
  return BY_ROOM[room] ?? whole ?? 'booked';
}
