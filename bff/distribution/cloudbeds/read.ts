import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { type CloudbedsBooking, type CloudbedsRoom, cloudbedsBooking } from './schema.ts';

/** `not_confirmed` and `confirmed` are both stays; unknown states are none. */
const STATES: Readonly<Record<string, ReservationState>> = {
  confirmed: 'booked',
  not_confirmed: 'booked',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  canceled: 'cancelled',
  no_show: 'no_show',
};
/** Spelled with one `l` for a booking, two for a room. */
const ROOM_GIVEN_UP = 'cancelled';

/** A booking, or why it is invalid. `notes` come from another request. */
export function readBooking(raw: unknown): ChannelBooking | { fault: string } {
  const parsed = cloudbedsBooking.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${nameOf(raw)}: ${issue?.path.join('.') || 'the whole'} is not as Cloudbeds describes it` };
  }
  const { data } = parsed;
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

/** Cancelled rooms are left out, unless the whole booking is cancelled. */
function heldRooms({ rooms }: CloudbedsBooking, state: ReservationState | undefined): CloudbedsRoom[] {
  const remainingRooms = state === 'cancelled' ? rooms : rooms.filter(({ roomStatus }) => roomStatus !== ROOM_GIVEN_UP);
  return remainingRooms.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** "8735962347-2" → 2. */
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
    guestName: null, // a single text, in which the last name cannot be told apart
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
  const parsed = cloudbedsBooking.pick({ reservationID: true }).safeParse(raw);
  return parsed.success ? parsed.data.reservationID : 'a booking without a number';
}
