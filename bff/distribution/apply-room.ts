import type { ChannelBooking } from '../../shared/domain/distribution.ts';
import type { ReservationState } from '../../shared/domain/stay.ts';
import { newId } from '../base/ids.ts';
import { queueHappenings } from '../store/channels/webhooks.ts';
import { changeGuest, findGuest, type Guest, insertGuest } from '../store/guests/guests.ts';
import { insertReservation, normaliseNumber, type Reservation } from '../store/guests/reservations.ts';
import { isSameName, loadByReference, mayBeSameStay } from '../store/guests/same-stay.ts';
import { readStayHappenings } from '../store/guests/stay-happenings.ts';
import { type GivenRoom, loadGivenRooms } from '../store/pms/channel-manager-bookings.ts';
import { endGrantsOn, loadReservationsByNumber, saveReservations } from '../store/pms/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';
import { slugOf } from '../sync/pull/apply-reservations.ts';
import { fillInGuest } from '../sync/pull/fill-in-guest.ts';

export interface ApplyContext {
  propertyId: string;
  at: string;
  /** The hotel's slugs by the channel manager's room type codes. */
  roomTypes: Readonly<Record<string, string>>;
}

export interface RoomToApply {
  booking: ChannelBooking;
  place: number;
  received: GivenRoom;
  /** The channel's previous data of the room; undefined: none. */
  last: GivenRoom | undefined;
  /** The current reservation of the room. */
  ours: Reservation | undefined;
  /** The guest who booked the earlier rooms. */
  bookerId: string | null;
}

/**
 * Stores one room of a booking as a reservation: its existing one, one of the PMS or staff for the same stay, or a new one. If a
 * PMS has it, the PMS leads and only empty fields are filled.
 */
export async function applyRoom(
  trx: Trx,
  context: ApplyContext,
  room: RoomToApply,
): Promise<Pick<Reservation, 'id' | 'guestId'>> {
  const ours = room.ours ?? (await findSameStay(trx, context, room));
  if (ours === undefined) return addReservation(trx, context, room);
  return ours.externalId === null ? changeReservation(trx, context, room, ours) : fillIn(trx, context, room, ours);
}

/** A room no longer in the booking. If the PMS leads, it cancels the reservation itself. */
export async function cancelRoom(trx: Trx, { at }: ApplyContext, ours: Reservation | undefined): Promise<void> {
  if (ours === undefined || ours.externalId !== null || !['booked', 'checked_in'].includes(ours.state)) return;
  await saveReservations(trx, [{ ...ours, state: 'cancelled', updatedAt: at }]);
}

/**
 * Finds the existing reservation by the booking's number, then by the channel's number: the best match, but never another
 * room of the booking.
 */
async function findSameStay(
  trx: Trx,
  { propertyId }: ApplyContext,
  { received: told }: RoomToApply,
): Promise<Reservation | undefined> {
  const number = normaliseNumber(told.confirmationNumber ?? '');
  const byNumber = await loadReservationsByNumber(trx, propertyId, number === '' ? [] : [number]);
  const byReference = await loadByReference(trx, propertyId, told.otaReference === null ? [] : [told.otaReference]);
  const candidates = [...byNumber.values(), ...byReference];
  const others = await loadGivenRooms(
    trx,
    propertyId,
    candidates.map(({ id }) => id),
  );
  const fitting: Reservation[] = [];
  for (const row of candidates) {
    if (others.has(row.id)) continue;
    const guest = await findGuest(trx, propertyId, row.guestId);
    const mark = { checkIn: told.checkIn, checkOut: told.checkOut, lastName: told.guest.lastName };
    if (mayBeSameStay({ ...row, lastName: guest?.lastName ?? '' }, mark)) fitting.push(row);
  }
  const isSame = (row: Reservation) => row.checkIn === told.checkIn && row.checkOut === told.checkOut;
  const hasType = (row: Reservation) => row.roomType === (told.roomType?.name ?? '');
  return fitting.find((row) => isSame(row) && hasType(row)) ?? fitting.find(isSame) ?? fitting[0];
}

async function addReservation(trx: Trx, context: ApplyContext, room: RoomToApply): Promise<Reservation> {
  const { propertyId, at } = context;
  const { received: told, bookerId } = room;
  const booker = bookerId === null ? undefined : await findGuest(trx, propertyId, bookerId);
  const { firstName, lastName } = told.guest;
  const isBooker = booker?.firstName === firstName && booker.lastName === lastName;
  const guest = booker !== undefined && isBooker ? booker : await insertGuest(trx, propertyId, told.guest, at);
  const confirmationNumber = await chooseNumber(trx, context, room, null);
  const reservation = await insertReservation(
    trx,
    propertyId,
    {
      ...stayOf(context, room),
      arrivalTime: told.arrivalTime,
      notes: told.notes,
      guestId: guest.id,
      confirmationNumber,
    },
    at,
  );
  await queueHappenings(trx, readStayHappenings(undefined, reservation), at);
  return reservation;
}

/** The channel leads: changes made here stay until the channel changes the same field. */
async function changeReservation(
  trx: Trx,
  context: ApplyContext,
  room: RoomToApply,
  ours: Reservation,
): Promise<Reservation> {
  const { at } = context;
  const { received: told, last } = room;
  const row: Reservation = {
    ...ours,
    ...stayOf(context, room),
    state: stateOf(room.booking.state, ours.state),
    arrivalTime: latest(orEmpty(last, last?.arrivalTime), ours.arrivalTime ?? '', told.arrivalTime ?? '') || null,
    notes: latest(last?.notes, ours.notes, told.notes),
    confirmationNumber: await chooseNumber(trx, context, room, ours.id),
    guestId: await changeBooker(trx, context, room, ours),
    updatedAt: at,
  };
  await saveReservations(trx, [row]);
  if (row.guestId !== ours.guestId) await endGrantsOn(trx, [ours.id], at);
  await queueHappenings(trx, readStayHappenings(ours, row), at);
  return row;
}

/** Another name means another guest. The earlier guest keeps their data, and loses access to the stay. */
async function changeBooker(
  trx: Trx,
  { propertyId, at }: ApplyContext,
  { received: told, last }: RoomToApply,
  ours: Reservation,
): Promise<string> {
  const guest = await findGuest(trx, propertyId, ours.guestId);
  const passesOn = guest === undefined || (told.guest.lastName !== '' && !isKnownAs(guest, last, told.guest.lastName));
  if (passesOn) return (await insertGuest(trx, propertyId, told.guest, at)).id;
  const changed = {
    firstName: latest(last?.guest.firstName, guest.firstName, told.guest.firstName),
    lastName: latest(last?.guest.lastName, guest.lastName, told.guest.lastName),
    email: latest(last?.guest.email, guest.email, told.guest.email),
    phone: latest(last?.guest.phone, guest.phone, told.guest.phone),
    language: latest(orEmpty(last, last?.guest.language), guest.language ?? '', told.guest.language ?? '') || null,
  };
  const isSame = FIELDS.every((field) => changed[field] === guest[field]);
  if (!isSame) await changeGuest(trx, guest, changed, at);
  return guest.id;
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'language'] as const;

function isKnownAs(guest: Guest, last: GivenRoom | undefined, lastName: string): boolean {
  return guest.lastName === '' || isSameName(guest.lastName, lastName) || last?.guest.lastName === lastName;
}

/** The PMS leads: empty fields are filled, without writing them back to the PMS. */
async function fillIn(
  trx: Trx,
  { propertyId, at }: ApplyContext,
  { received: told }: RoomToApply,
  ours: Reservation,
): Promise<Reservation> {
  const row = {
    ...ours,
    channelReference: ours.channelReference ?? told.otaReference,
    arrivalTime: ours.arrivalTime ?? told.arrivalTime,
    notes: ours.notes || told.notes,
    ratePlan: ours.ratePlan || told.ratePlan,
    updatedAt: at,
  };
  await saveReservations(trx, [row]);
  const guest = await findGuest(trx, propertyId, ours.guestId);
  if (guest !== undefined && isSameName(guest.lastName, told.guest.lastName))
    await fillInGuest(trx, propertyId, guest, told.guest, at);
  return row;
}

/** Fields that the channel decides when no PMS has the stay. */
function stayOf({ roomTypes }: ApplyContext, { booking, received: told }: RoomToApply) {
  return {
    channelReference: told.otaReference,
    state: booking.state,
    checkIn: told.checkIn,
    checkOut: told.checkOut,
    roomType: told.roomType?.name ?? '',
    roomTypeSlug: slugOf(told.roomType, roomTypes),
    adults: told.adults,
    children: told.children,
    ratePlan: told.ratePlan,
  };
}

/** A channel does not know who is here, has left or did not come: to it they are booked still. */
function stateOf(told: ReservationState, ours: string): string {
  return told === 'booked' && ['checked_in', 'checked_out', 'no_show'].includes(ours) ? ours : told;
}

/** The number the guest has. If another stay has it, the room's index or the channel manager's id is appended. */
async function chooseNumber(
  trx: Trx,
  { propertyId }: ApplyContext,
  { booking, place, received: told }: RoomToApply,
  ourId: string | null,
): Promise<string> {
  const number = told.confirmationNumber ?? told.otaReference ?? booking.id;
  const choices = [number, `${number}${place + 1}`, `${number}${booking.id}${place + 1}`].map(normaliseNumber);
  const takenNumbers = await loadReservationsByNumber(trx, propertyId, choices);
  const isFree = (choice: string) => [undefined, ourId].includes(takenNumbers.get(choice)?.id);
  return choices.find(isFree) ?? normaliseNumber(newId('reservation'));
}

/**
 * The channel's value if it changed since `base`, else ours. `base` undefined: unknown, so that values typed by staff stay.
 */
function latest(base: string | undefined, ours: string, theirs: string): string {
  if (base === undefined) return ours || theirs;
  return theirs === '' || theirs === base ? ours : theirs;
}

/** Empty text for a missing value; undefined if the channel never sent one. */
function orEmpty(last: GivenRoom | undefined, text: string | null | undefined): string | undefined {
  return last === undefined ? undefined : (text ?? '');
}
