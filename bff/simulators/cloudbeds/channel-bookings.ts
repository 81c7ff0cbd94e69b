import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { SECOND_MS } from '../../../shared/domain/time.ts';
import type { Clock } from '../../base/clock.ts';
import { writeStamp } from '../../base/local-stamp.ts';
import { LATE_MS, ROOM_TYPES } from '../channel-manager.ts';
import { HOTEL } from '../world/world-seed.ts';

export const PROPERTY = '281734';
const FIRST_BOOKING = 8_735_962_000;
const FIRST_TYPE = 61_001;
const STATUS = {
  booked: 'confirmed',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  cancelled: 'canceled',
  no_show: 'no_show',
} as const;

/** A portal's booking in Cloudbeds' store. */
export interface KeptBooking {
  id: string;
  booking: ChannelBooking;
  /** The rooms that are no longer in the booking. */
  givenUp: ChannelBooking['rooms'];
  modifiedAt: number;
}

export interface ChannelBookings {
  list(): readonly KeptBooking[];
  /** Stores a booking. A late notice does not change the stored booking. */
  put(booking: ChannelBooking, late: boolean): { id: string; isNew: boolean };
}

export function createChannelBookings(clock: Clock): ChannelBookings {
  const bookings = new Map<string, KeptBooking>();
  let last = 0;
  return {
    list: () => [...bookings.values()],
    put(booking, late) {
      const known = bookings.get(booking.id);
      const id = known?.id ?? String(FIRST_BOOKING + bookings.size);
      if (late && known !== undefined) return { id, isNew: false };
      last = Math.max(+clock(), last + SECOND_MS); // Cloudbeds' times have no fractions, so each change gets a second of its own.
      const modifiedAt = late ? last - LATE_MS : last;
      const givenUp = [...(known?.givenUp ?? []), ...(known?.booking.rooms.slice(booking.rooms.length) ?? [])];
      bookings.set(booking.id, { id, booking, givenUp, modifiedAt });
      return { id, isNew: known === undefined };
    },
  };
}

/** Whether the query asks for a booking. Filters by time are by the hotel's clock. */
export function isWanted({ id, booking, modifiedAt }: KeptBooking, given: URLSearchParams): boolean {
  const from = given.get('modifiedFrom');
  const leaves = given.get('reservationCheckOutFrom');
  const ids = given.get('reservationID');
  return (
    (ids === null || ids.split(',').includes(id)) &&
    (from === null || writeStamp(modifiedAt, HOTEL.timezone) >= from) &&
    (leaves === null || booking.rooms.some(({ checkOut }) => checkOut >= leaves))
  );
}

/** A booking in the format of `getReservationsWithRateDetails`, which has no card data. */
export function show({ id, booking, givenUp, modifiedAt }: KeptBooking, given: URLSearchParams): object {
  const { booker, rooms, state, otaName, otaReference } = booking;
  const guestID = `g${id}`;
  const stays = [...rooms.map((room) => ({ room, isHeld: true })), ...givenUp.map((room) => ({ room, isHeld: false }))];
  const guest = {
    guestID,
    guestName: `${booker.firstName} ${booker.lastName}`,
    guestFirstName: booker.firstName,
    guestLastName: booker.lastName,
    guestEmail: booker.email,
    guestPhone: booker.phone,
    guestCellPhone: '',
    isAnonymized: false,
    isMainGuest: true,
  };
  return {
    propertyID: PROPERTY,
    reservationID: id,
    isDeleted: false,
    dateModified: writeStamp(modifiedAt, HOTEL.timezone),
    dateModifiedUTC: writeStamp(modifiedAt, 'UTC'),
    status: STATUS[state],
    sourceName: otaName,
    sourceReservationID: otaReference,
    thirdPartyIdentifier: otaReference ?? '',
    ...(booking.arrivalTime === null ? {} : { estimatedArrivalTime: booking.arrivalTime }),
    guestID,
    balance: 258,
    rooms: stays.map(({ room, isHeld }, place) => ({
      roomTypeID: toTypeId(room.roomType?.code ?? ''),
      roomTypeName: ROOM_TYPES.find(({ code }) => code === room.roomType?.code)?.name ?? '',
      subReservationID: `${id}-${place + 1}`,
      guestName: guest.guestName,
      rateName: 'Standard',
      adults: String(room.adults),
      children: String(room.children),
      roomCheckIn: room.checkIn,
      roomCheckOut: room.checkOut,
      roomStatus: isHeld && state !== 'cancelled' ? 'not_checked_in' : 'cancelled',
    })),
    ...(given.get('includeGuestsDetails') === 'true' ? { guestList: { [guestID]: guest } } : {}),
  };
}

/** Cloudbeds' id of a room type. */
export function toTypeId(code: string): string {
  const place = ROOM_TYPES.findIndex((type) => type.code === code);
  return place === -1 ? '' : String(FIRST_TYPE + place);
}
