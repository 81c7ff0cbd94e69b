import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { type BookingRow, bookingRow } from './schema.ts';

/** States of rows. Others are no stays: requests, inquiries, or blocked dates. */
const STATES: Readonly<Record<string, ReservationState>> = {
  confirmed: 'booked',
  new: 'booked',
  cancelled: 'cancelled',
};
const NO_SHOW = 'noShow';
const WAITING = 'waitlist';
/** Stands for a missing number. */
const NONE = '0';

/** A parsed row, or why it is invalid. */
export function readRow(raw: unknown): { row: BookingRow } | { fault: string } {
  const parsed = bookingRow.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${nameOf(raw)}: ${issue?.path.join('.') || 'the whole'} is not as Beds24 describes it` };
  }
  if (Number.isNaN(Date.parse(parsed.data.modifiedTime)))
    return { fault: `${nameOf(raw)}: modifiedTime is no instant` };
  return { row: parsed.data };
}

/** The number of the row's group: its master's, or its own. */
export function groupOf({ id, bookingGroup }: BookingRow): string {
  const master = bookingGroup?.master ?? NONE;
  return master === NONE ? id : master;
}

/** The rooms booked together with it. */
export function groupMembers({ id, bookingGroup }: BookingRow): readonly string[] {
  return [...new Set([id, ...(bookingGroup?.ids ?? [])])].filter((one) => one !== NONE);
}

/**
 * The rows of a group as one booking; null if there are none. Cancelled rooms are left out while others remain; if none is a
 * stay, the booking is cancelled.
 */
export function readGroup(id: string, rows: readonly BookingRow[]): ChannelBooking | null {
  const readableRows = rows
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .flatMap((row) => {
      const state = stateOf(row);
      return state === null ? [] : [{ row, state }];
    });
  const state = (['booked', 'no_show', 'cancelled'] as const).find((one) =>
    readableRows.some((row) => row.state === one),
  );
  const heldRows = readableRows.filter((one) => one.state === state).map(({ row }) => row);
  const booker = heldRows.find((row) => row.id === id) ?? heldRows[0] ?? rows[0];
  if (booker === undefined) return null;
  const changed = rows.map(({ modifiedTime }) => Date.parse(modifiedTime));
  return {
    id,
    version: new Date(Math.max(...changed)).toISOString(),
    otaName: booker.apiSource || booker.channel,
    otaReference: booker.apiReference || null,
    confirmationNumber: id,
    ...(state === undefined ? { state: 'cancelled', onlyIfKnown: true } : { state }),
    rooms: heldRows.map(readRoom),
    booker: {
      firstName: booker.firstName,
      lastName: booker.lastName,
      email: booker.email,
      phone: booker.mobile || booker.phone,
      language: booker.lang || null,
    },
    arrivalTime: booker.arrivalTime || null,
    notes: booker.comments,
  };
}

function stateOf({ status, subStatus }: BookingRow): ReservationState | null {
  const state = STATES[status] ?? null;
  if (state !== 'booked') return state;
  if (subStatus === WAITING) return null;
  return subStatus === NO_SHOW ? 'no_show' : state;
}

function readRoom({ roomId, arrival, departure, numAdult, numChild, firstName, lastName }: BookingRow): ChannelRoom {
  return {
    roomType: roomId == null ? null : { code: roomId, name: roomId },
    ratePlan: '',
    checkIn: arrival,
    checkOut: departure,
    adults: numAdult,
    children: numChild,
    guestName: { firstName, lastName },
  };
}

function nameOf(raw: unknown): string {
  const parsed = bookingRow.pick({ id: true }).safeParse(raw);
  return parsed.success ? parsed.data.id : 'a booking without a number';
}
