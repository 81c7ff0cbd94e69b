import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { type CloudbedsBooking, type CloudbedsRoom, cloudbedsBooking } from './schema.ts';

/** `not_confirmed` and `confirmed` are both stays; what else there may be one day is none yet. */
const STATES: Readonly<Record<string, ReservationState>> = {
  confirmed: 'booked',
  not_confirmed: 'booked',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  canceled: 'cancelled',
  no_show: 'no_show',
};
/** A booking has one `l`, a room of it two. */
const ROOM_GIVEN_UP = 'cancelled';

/** A booking, or why it cannot be read. `notes`: those that stand beside it, as it holds none itself. */
export function readBooking(raw: unknown): ChannelBooking | { fault: string } {
  const read = cloudbedsBooking.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { fault: `${nameOf(raw)}: ${issue?.path.join('.') || 'the whole'} is not as Cloudbeds describes it` };
  }
  const { data } = read;
  const state = data.isDeleted === true ? 'cancelled' : STATES[data.status];
  return {
    id: data.reservationID,
    version: data.dateModifiedUTC,
    otaName: data.sourceName,
    otaReference: data.thirdPartyIdentifier || data.sourceReservationID || null,
    confirmationNumber: data.reservationID,
    ...(state === undefined ? { state: 'cancelled', onlyIfKnown: true } : { state }),
    rooms: heldRooms(data, state).map(readRoom),
    booker: readBooker(data),
    arrivalTime: /^\d{2}:\d{2}/.exec(data.estimatedArrivalTime)?.[0] ?? null,
    notes: '',
  };
}

/** Rooms of a booking come and go one by one: those that were given up are none of it, unless all of it was. */
function heldRooms({ rooms }: CloudbedsBooking, state: ReservationState | undefined): CloudbedsRoom[] {
  const held = state === 'cancelled' ? rooms : rooms.filter(({ roomStatus }) => roomStatus !== ROOM_GIVEN_UP);
  return held.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Of "8735962347-2": 2. */
function placeOf({ subReservationID }: CloudbedsRoom): number {
  return Number(/-(\d+)$/.exec(subReservationID)?.[1] ?? 0);
}

function readRoom(room: CloudbedsRoom): ChannelRoom {
  return {
    roomType: room.roomTypeID === '' ? null : { code: room.roomTypeID, name: room.roomTypeName || room.roomTypeID },
    ratePlan: room.rateName,
    checkIn: room.roomCheckIn.slice(0, 10),
    checkOut: room.roomCheckOut.slice(0, 10),
    adults: room.adults,
    children: room.children,
    guestName: null, // one text, of which nobody can tell where the last name begins
  };
}

function readBooker({ guestList, guestID }: CloudbedsBooking): ChannelBooking['booker'] {
  const guests = guestList == null || Array.isArray(guestList) ? {} : guestList;
  const main = guests[guestID] ?? Object.values(guests).find(({ isMainGuest }) => isMainGuest === true);
  return {
    firstName: main?.guestFirstName ?? '',
    lastName: main?.guestLastName ?? '',
    email: main?.guestEmail ?? '',
    phone: main?.guestCellPhone || main?.guestPhone || '',
    language: null,
  };
}

function nameOf(raw: unknown): string {
  const read = cloudbedsBooking.pick({ reservationID: true }).safeParse(raw);
  return read.success ? read.data.reservationID : 'a booking without a number';
}
