import { datesBetween, plusDays } from '../world/local-time.ts';
import type { ReservationFilter } from '../world/world.ts';
import type { WorldReservation } from '../world/world-types.ts';
import { fromGuestId, PROPERTY_ID, ROOM_STATUS, STATUS, toGuestId, toRoomId, toRoomTypeId } from './ids.ts';
import { listGuest } from './read-guests.ts';
import { type CloudbedsState, type Given, pageOf, read, stamp, unstamp } from './state.ts';

const LAST_DAY = '9999-12-31';

/** `getReservationsWithRateDetails`. */
export function listBookings(state: CloudbedsState, given: Given) {
  const { world, ids } = state;
  const found = world.findReservations(toFilter(state, given));
  const all = ids.hasJoined() ? joined(state, found.slice(0, found.length)) : found;
  const { start, end } = pageOf(given);
  const page =
    read(given, 'sortByRecent') === 'true'
      ? all.slice(Math.max(0, all.length - end), Math.max(0, all.length - start)).reverse()
      : all.slice(start, end);
  return { data: page.map((one) => toBooking(state, one, given)), count: page.length, total: all.length };
}

/** The first reservation of each booking with one of these reservations. */
function joined({ world, ids }: CloudbedsState, found: readonly WorldReservation[]): WorldReservation[] {
  const firsts = new Set(found.map(({ id }) => ids.rooms(ids.booking(id).id)[0] ?? id));
  return [...firsts].flatMap((id) => world.reservation(id) ?? []);
}

function toFilter(state: CloudbedsState, given: Given): ReservationFilter {
  const modifiedFrom = read(given, 'modifiedFrom');
  const modifiedTo = read(given, 'modifiedTo');
  const checkOutFrom = read(given, 'reservationCheckOutFrom');
  const reservationID = read(given, 'reservationID');
  const guestID = read(given, 'guestID');
  return {
    ...(modifiedFrom === undefined
      ? {}
      : {
          modified: {
            from: unstamp(state, modifiedFrom),
            ...(modifiedTo === undefined ? {} : { to: unstamp(state, modifiedTo) }),
          },
        }),
    ...(checkOutFrom === undefined
      ? {}
      : { departing: { from: checkOutFrom, to: read(given, 'reservationCheckOutTo') ?? LAST_DAY } }),
    ...(reservationID === undefined
      ? {}
      : { ids: reservationID.split(',').flatMap((id) => state.ids.rooms(id).slice(0, 1)) }),
    ...(guestID === undefined ? {} : { guestIds: [fromGuestId(guestID)] }),
  };
}

function toBooking(state: CloudbedsState, first: WorldReservation, given: Given) {
  const { world, ids } = state;
  const { id } = ids.booking(first.id);
  const rooms = ids.rooms(id).flatMap((one) => world.reservation(one) ?? []);
  return {
    propertyID: PROPERTY_ID,
    reservationID: id,
    isDeleted: false,
    ...datesOf(state, first, rooms),
    status: STATUS[first.state],
    reservationCheckIn: `${first.checkIn} 00:00:00`,
    reservationCheckOut: `${first.checkOut} 00:00:00`,
    guestID: toGuestId(first.guestId),
    profileID: `p-${first.guestId}`,
    guestCountry: world.guest(first.guestId)?.country ?? '',
    sourceName: first.channelReference === null ? 'Walk-In' : 'Booking.com',
    sourceReservationID: first.channelReference,
    propertyCurrency: world.hotel.currency,
    ...sumsOf(state, rooms),
    detailedRates: {},
    rooms: rooms.map((one) => toRoom(state, one)),
    origin: 'Walk-In',
    mealPlans: 'None',
    thirdPartyIdentifier: first.channelReference ?? '',
    estimatedArrivalTime: first.arrivalTime,
    dateImported: '',
    ...(read(given, 'includeCustomFields') === 'true' ? { customFields: [] } : {}),
    ...(read(given, 'includeGuestsDetails') === 'true' ? { guestList: guestsOf(state, first, rooms) } : {}),
  };
}

function datesOf(state: CloudbedsState, first: WorldReservation, rooms: readonly WorldReservation[]) {
  const newest =
    rooms
      .map(({ modifiedAt }) => modifiedAt)
      .toSorted()
      .at(-1) ?? first.modifiedAt;
  const { createdAt, cancelledAt } = first;
  return {
    dateCreated: stamp(state, createdAt),
    dateCreatedUTC: stamp(state, createdAt, true),
    dateModified: stamp(state, newest),
    dateModifiedUTC: stamp(state, newest, true),
    dateCancelled: cancelledAt === null ? null : stamp(state, cancelledAt),
    dateCancelledUTC: cancelledAt === null ? null : stamp(state, cancelledAt, true),
  };
}

function sumsOf(state: CloudbedsState, rooms: readonly WorldReservation[]) {
  const charges = chargesOf(state, rooms);
  const total = rooms.reduce((sum, one) => sum + Number(one.total.amount), 0);
  const paid = rooms.reduce((sum, one) => sum + Number(one.paid.amount), 0);
  const money = (value: number) => Math.round(value * 100) / 100;
  return {
    balanceDetailed: {
      suggestedDeposit: '0',
      subTotal: money(total),
      additionalItems: money(charges),
      taxesFees: 0,
      grandTotal: money(total + charges),
      paid: money(paid),
    },
    total: money(total + charges),
    balance: money(total + charges - paid),
  };
}

function guestsOf(state: CloudbedsState, first: WorldReservation, rooms: readonly WorldReservation[]) {
  const guestIds = [...new Set(rooms.map(({ guestId }) => guestId))];
  const guests = guestIds.flatMap((guestId) => state.world.guest(guestId) ?? []);
  return Object.fromEntries(
    guests.map((guest) => [toGuestId(guest.id), embedded(state, guest, guest.id === first.guestId)]),
  );
}

function embedded(state: CloudbedsState, guest: Parameters<typeof listGuest>[1], isMainGuest: boolean) {
  const { guestID, guestFirstName, guestLastName, guestEmail, guestPhone, guestCellPhone, guestCountry, customFields } =
    listGuest(state, guest);
  return {
    guestID,
    guestName: `${guestFirstName} ${guestLastName}`,
    guestFirstName,
    guestLastName,
    guestGender: 'N/A',
    guestEmail,
    guestPhone,
    guestCellPhone,
    guestCountry,
    customFields,
    isAnonymized: false,
    isMainGuest,
  };
}

function toRoom({ world, ids }: CloudbedsState, one: WorldReservation) {
  const { id, place } = ids.booking(one.id);
  const guest = world.guest(one.guestId);
  const plan = world.ratePlans.find(({ code }) => code === one.ratePlan);
  const nights = datesBetween(one.checkIn, plusDays(one.checkOut, -1));
  return {
    roomTypeID: toRoomTypeId(world, one.roomTypeCode),
    roomTypeIsVirtual: false,
    roomTypeName: world.roomTypes.find(({ code }) => code === one.roomTypeCode)?.name ?? '',
    subReservationID: `${id}-${place}`,
    isRoomLocked: false,
    guestID: toGuestId(one.guestId),
    guestName: `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`,
    rateID: one.ratePlan,
    rateName: plan?.name ?? '',
    adults: String(one.adults),
    children: String(one.children),
    reservationRoomID: String(one.id),
    ...(one.room === null ? { roomID: '' } : { roomID: toRoomId(world, one.room), roomName: one.room }),
    roomCheckIn: one.checkIn,
    roomCheckOut: one.checkOut,
    roomStatus: ROOM_STATUS[one.state],
    detailedRoomRates: Object.fromEntries(nights.map((date) => [date, 0])),
    marketName: '',
    marketCode: '',
  };
}

function chargesOf({ world }: CloudbedsState, rooms: readonly WorldReservation[]): number {
  const own = rooms.map(({ id }) => id);
  const charges = world.written().filter(({ kind, reservationId, gone }) => {
    return kind === 'charge' && !gone && reservationId !== null && own.includes(reservationId);
  });
  return charges.reduce((sum, { amount }) => sum + Number(amount?.amount ?? 0), 0);
}
