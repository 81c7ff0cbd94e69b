import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Clock } from '../../base/clock.ts';
import { LATE_MS, ROOM_TYPES } from '../channel-manager.ts';

export const PROPERTY = 173_402;
const FIRST_ROOM_ID = 5_001;
const FIRST_BOOKING_ID = 53_771_001;

/** A booking of one room, in the API's format. */
export interface Row {
  id: number;
  propertyId: number;
  roomId: number;
  masterId: number | null;
  bookingGroup: { master: number; ids: number[] } | null;
  status: string;
  subStatus: string;
  arrival: string;
  departure: string;
  numAdult: number;
  numChild: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobile: string;
  lang: string;
  arrivalTime: string;
  comments: string;
  notes: string;
  channel: string;
  apiSource: string;
  apiReference: string;
  price: number;
  stripeToken: string;
  bookingTime: string;
  modifiedTime: string;
  cancelTime: string | null;
  infoItems: { code: string; text: string }[];
}

/** The account's bookings: one row per room; rooms booked together share a group. */
export interface Rows {
  list(): readonly Row[];
  /** Stores a booking and returns the rows to notify about. A late notice does not change the stored rows. */
  put(booking: ChannelBooking, late: boolean): Row[];
}

export function createRows(clock: Clock): Rows {
  const rows = new Map<number, Row>();
  const numbers = new Map<string, number[]>();
  let next = FIRST_BOOKING_ID;
  let last = 0;

  return {
    list: () => [...rows.values()],
    put(booking, late) {
      last = Math.max(Math.floor(+clock() / 1_000) * 1_000, last + 1_000); // No two changes have the same time.
      const at = toStamp(late ? last - LATE_MS : last);
      const ids = numbers.get(booking.id) ?? [];
      numbers.set(booking.id, ids);
      while (ids.length < booking.rooms.length) ids.push(next++);
      const changedRows: Row[] = [];
      for (const [place, id] of ids.entries()) {
        const before = rows.get(id);
        const room = booking.rooms[place];
        const row = room === undefined ? giveUp(before, at) : toRow(booking, room, { id, ids, at, before });
        if (row === undefined || (before !== undefined && isSame(before, row))) continue;
        if (!late || before === undefined) rows.set(id, row);
        changedRows.push(row);
      }
      const [master] = ids;
      const saved = master === undefined ? undefined : rows.get(master);
      if (changedRows.length > 0 || late || saved === undefined) return changedRows;
      // Saving it unchanged also updates its modification time.
      const touched = { ...saved, modifiedTime: at };
      rows.set(saved.id, touched);
      return [touched];
    },
  };
}

/** Cancels the row of a room that is no longer in the booking. */
function giveUp(before: Row | undefined, at: string): Row | undefined {
  if (before === undefined || before.status === 'cancelled') return before;
  return { ...before, status: 'cancelled', subStatus: 'cancelledByGuest', modifiedTime: at, cancelTime: at };
}

function isSame(before: Row, row: Row): boolean {
  const core = (one: Row) => JSON.stringify({ ...one, modifiedTime: '' });
  return core(before) === core(row);
}

const STATUS: Readonly<Record<ReservationState, string>> = {
  booked: 'confirmed',
  checked_in: 'confirmed',
  checked_out: 'confirmed',
  no_show: 'confirmed',
  cancelled: 'cancelled',
};

function toRow(
  booking: ChannelBooking,
  { checkIn, checkOut, roomType, adults, children, guestName }: ChannelRoom,
  { id, ids, at, before }: { id: number; ids: readonly number[]; at: string; before: Row | undefined },
): Row {
  const { booker, state, otaName } = booking;
  const master = ids[0] ?? id;
  const isGroup = ids.length > 1;
  return {
    id,
    propertyId: PROPERTY,
    roomId: toRoomId(roomType?.code ?? ''),
    masterId: isGroup ? master : null,
    bookingGroup: isGroup ? { master, ids: [...ids] } : null,
    status: STATUS[state],
    subStatus: state === 'no_show' ? 'noShow' : 'none',
    arrival: checkIn,
    departure: checkOut,
    numAdult: adults,
    numChild: children,
    firstName: guestName?.firstName ?? booker.firstName,
    lastName: guestName?.lastName ?? booker.lastName,
    email: booker.email,
    phone: booker.phone,
    mobile: '',
    lang: booker.language ?? '',
    arrivalTime: booking.arrivalTime ?? '',
    comments: booking.notes,
    notes: '',
    channel: otaName === 'Booking.com' ? 'booking' : otaName.toLowerCase(),
    apiSource: otaName,
    apiReference: booking.otaReference ?? '',
    price: 258,
    stripeToken: 'tok_simulated',
    bookingTime: before?.bookingTime ?? at,
    modifiedTime: at,
    cancelTime: state === 'cancelled' ? (before?.cancelTime ?? at) : null,
    // Portals send card data beside the booking.
    infoItems: [{ code: 'CARD', text: '4111111111111111 CVC 737' }],
  };
}

export function toRoomId(code: string): number {
  return (
    FIRST_ROOM_ID +
    Math.max(
      0,
      ROOM_TYPES.findIndex((type) => type.code === code),
    )
  );
}

/** An instant in UTC without fractions of a second. */
function toStamp(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}
