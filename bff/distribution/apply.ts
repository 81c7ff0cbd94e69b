import type { ChannelBooking, ChannelGuest, ChannelRoom } from '../../shared/domain/distribution.ts';
import type { ReservationState } from '../../shared/domain/stay.ts';
import { findReservation, type Reservation } from '../store/guests/reservations.ts';
import {
  type ChannelBookingRow,
  type GivenRoom,
  loadChannelBooking,
  readGiven,
  saveChannelBooking,
} from '../store/pms/channel-manager-bookings.ts';
import { insertChannelRoomTypes, listChannelRoomTypes } from '../store/pms/channel-manager-calls.ts';
import type { Trx } from '../store/schema/schema.ts';
import { hashRecord } from '../sync/pull/clean.ts';
import { type ApplyContext, applyRoom, cancelRoom } from './apply-room.ts';
import { cleanBooking } from './clean-booking.ts';
import type { Applied } from './port.ts';

/**
 * Stores a booking as the channel manager has it. An older version is ignored; cancelling an unknown booking stores it as
 * cancelled. Applying it twice changes nothing.
 */
export async function applyBooking(
  trx: Trx,
  context: ApplyContext,
  given: ChannelBooking,
): Promise<{ applied: Applied; fault?: string }> {
  const booking = cleanBooking(given);
  if ('fault' in booking) return { applied: 'unusable', fault: `${given.id.slice(0, 100)}: ${booking.fault}` };
  const { propertyId } = context;
  const storedRooms = await loadChannelBooking(trx, propertyId, booking.id);
  const [first] = storedRooms;
  if (first === undefined && booking.onlyIfKnown === true) return { applied: 'same' };
  if (first !== undefined && booking.version < first.version) return { applied: 'older' };
  const wasErased = storedRooms.some(({ erasedAt }) => erasedAt !== null);
  if (wasErased && first?.version === booking.version) return { applied: 'erased' };
  const typed = await nameTypes(trx, context, booking.rooms);
  const rooms =
    typed.length > 0 ? typed.map((room) => describeRoom(booking, room)) : roomsAsKnown(booking, storedRooms);
  if (rooms.length === 0)
    return { applied: 'unusable', fault: `${booking.id}: it names no dates, and nothing is known of it here` };
  let changed = 0;
  let bookerId: string | null = null;
  for (const [place, received] of rooms.entries()) {
    const before = storedRooms.find((row) => row.room === place);
    const ours = await findOurs(trx, propertyId, before);
    const hash = hashRecord({ ...received, state: booking.state, otaName: booking.otaName });
    const row = rowOf(context, booking, { place, told: received, hash });
    if (before?.hash === hash && ours !== undefined) {
      await saveChannelBooking(trx, { ...before, version: booking.version });
      bookerId ??= ours.guestId;
      continue;
    }
    const last = before === undefined ? undefined : readGiven(before);
    const placed = await applyRoom(trx, context, { booking, place, received, last, ours, bookerId });
    bookerId ??= received.guest.lastName === booking.booker.lastName ? placed.guestId : null;
    await saveChannelBooking(trx, { ...row, ourId: placed.id });
    changed += 1;
  }
  for (const row of storedRooms.filter(({ room, state }) => room >= rooms.length && state !== 'cancelled')) {
    await cancelRoom(trx, context, await findOurs(trx, propertyId, row));
    await saveChannelBooking(trx, { ...row, version: booking.version, state: 'cancelled', hash: '' });
    changed += 1;
  }
  if (first === undefined) return { applied: 'new' };
  return { applied: changed > 0 ? 'changed' : 'same' };
}

/** Room types with the names the channel manager gave; types known only from bookings are stored too. */
async function nameTypes(
  trx: Trx,
  { propertyId, at }: ApplyContext,
  rooms: readonly ChannelRoom[],
): Promise<ChannelRoom[]> {
  const types = rooms.flatMap(({ roomType }) => roomType ?? []);
  if (types.length === 0) return [...rooms];
  const namedTypes = new Map(types.map(({ code, name }) => [code, { code, name: name === code ? '' : name }]));
  await insertChannelRoomTypes(trx, propertyId, [...namedTypes.values()], at);
  const names = new Map((await listChannelRoomTypes(trx, propertyId)).map(({ code, name }) => [code, name]));
  return rooms.map((room) => {
    const { roomType } = room;
    if (roomType === null || roomType.name !== roomType.code) return room;
    return { ...room, roomType: { ...roomType, name: names.get(roomType.code) || roomType.name } };
  });
}

function findOurs(trx: Trx, propertyId: string, row: ChannelBookingRow | undefined): Promise<Reservation | undefined> {
  return row?.ourId == null ? Promise.resolve(undefined) : findReservation(trx, propertyId, row.ourId);
}

/** A change of state may come with the number only: then rooms and guests are those stored. */
function roomsAsKnown(booking: ChannelBooking, known: readonly ChannelBookingRow[]): GivenRoom[] {
  return known.flatMap((row) => {
    const room = readGiven(row);
    if (room === undefined) return [];
    const { confirmationNumber, otaReference, arrivalTime, notes } = booking;
    return [
      {
        ...room,
        confirmationNumber: confirmationNumber ?? room.confirmationNumber,
        otaReference: otaReference ?? room.otaReference,
        arrivalTime: arrivalTime ?? room.arrivalTime,
        notes: notes === '' ? room.notes : notes,
      },
    ];
  });
}

/** The data stored of a room: the booking's fields with the room's own. */
function describeRoom(booking: ChannelBooking, room: ChannelRoom): GivenRoom {
  const { confirmationNumber, otaReference, arrivalTime, notes } = booking;
  const { guestName, ...rest } = room;
  return { confirmationNumber, otaReference, arrivalTime, notes, ...rest, guest: guestOf(booking.booker, guestName) };
}

/** Another guest in a room has a name, but not the booker's contact. */
function guestOf(booker: ChannelGuest, name: ChannelRoom['guestName']): ChannelGuest {
  const isBooker =
    name === null ||
    name.lastName === '' ||
    (name.lastName === booker.lastName && name.firstName === booker.firstName) ||
    booker.lastName === '';
  if (isBooker) return booker.lastName === '' && name !== null ? { ...booker, ...name } : booker;
  return { ...name, email: '', phone: '', language: booker.language };
}

function rowOf(
  { propertyId, at }: ApplyContext,
  { id, version, otaName, state }: ChannelBooking,
  { place, told: received, hash }: { place: number; told: GivenRoom; hash: string },
): ChannelBookingRow & { state: ReservationState } {
  return {
    propertyId,
    externalId: id,
    room: place,
    ourId: null,
    version,
    hash,
    given: JSON.stringify(received),
    otaName,
    state,
    checkIn: received.checkIn,
    roomTypeCode: received.roomType?.code ?? '',
    appliedAt: at,
    erasedAt: null,
  };
}
