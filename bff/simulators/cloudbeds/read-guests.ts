import type { WorldGuest } from '../world/world-types.ts';
import { fromGuestId, toGuestId, toRoomId, toRoomTypeId } from './ids.ts';
import { type CloudbedsState, type Given, pageOf, Refusal, read, stamp, unstamp } from './state.ts';

/** The custom field for guests' preferences. */
export const PREFERENCES = 'guest_preferences';
const LAST_DAY = '9999-12-31';
const FIRST_DAY = '0000-01-01';

/** `getGuestsModified`: without a start date, today's changes. */
export function listGuests(state: CloudbedsState, given: Given) {
  const { world } = state;
  const from = read(given, 'resultsFrom') ?? `${world.today()} 00:00:00`;
  const to = read(given, 'resultsTo');
  const found = world.findGuests({
    modified: { from: unstamp(state, from), ...(to === undefined ? {} : { to: unstamp(state, to) }) },
  });
  const staying = guestsStaying(state, given);
  const all = staying === null ? found : found.slice(0, found.length).filter(({ id }) => staying.has(id));
  const { start, end } = pageOf(given);
  const page = all.slice(start, end);
  return {
    data: page.map((guest) => ({ ...listGuest(state, guest), ...placeOf(state, guest) })),
    count: page.length,
    total: all.length,
  };
}

function guestsStaying({ world }: CloudbedsState, given: Given): Set<number> | null {
  const [inTo, outFrom] = [read(given, 'checkInTo'), read(given, 'checkOutFrom')];
  if (inTo === undefined && outFrom === undefined) return null;
  const stays = world.findReservations({
    arriving: { from: read(given, 'checkInFrom') ?? FIRST_DAY, to: inTo ?? LAST_DAY },
    departing: { from: outFrom ?? FIRST_DAY, to: read(given, 'checkOutTo') ?? LAST_DAY },
  });
  return new Set(stays.slice(0, stays.length).map(({ guestId }) => guestId));
}

/** A guest in the format of lists. */
export function listGuest(state: CloudbedsState, guest: WorldGuest) {
  return {
    guestID: toGuestId(guest.id),
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestGender: 'N/A',
    guestEmail: guest.email,
    guestPhone: '',
    guestCellPhone: guest.phone,
    guestCountry: guest.country,
    customFields: customFieldsOf(state, guest),
    dateModified: stamp(state, guest.modifiedAt),
    isAnonymized: false,
    guestOptIn: false,
    isMerged: guest.mergedInto !== null,
    newGuestID: guest.mergedInto === null ? '' : toGuestId(guest.mergedInto),
  };
}

function placeOf({ world, ids }: CloudbedsState, guest: WorldGuest) {
  const stay = world.findReservations({ guestIds: [guest.id] }).slice(0, 1)[0];
  if (stay === undefined) return {};
  return {
    reservationID: ids.booking(stay.id).id,
    roomTypeID: toRoomTypeId(world, stay.roomTypeCode),
    roomID: stay.room === null ? '' : toRoomId(world, stay.room),
    roomName: stay.room ?? '',
    startDate: `${stay.checkIn} 00:00:00`,
    endDate: `${stay.checkOut} 00:00:00`,
  };
}

/** `getGuest`: the same data under other names, without the id. */
export function getGuest(state: CloudbedsState, given: Given) {
  const guest = findGuest(state, given);
  return {
    data: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      gender: 'N/A',
      email: guest.email,
      phone: '',
      cellPhone: guest.phone,
      country: guest.country,
      address: '',
      city: '',
      zip: '',
      state: '',
      birthDate: '',
      customFields: customFieldsOf(state, guest).map(({ customFieldName, customFieldValue }) => ({
        customFieldName,
        customFieldValue,
      })),
      specialRequests: guest.notes,
      isAnonymized: false,
      guestOptIn: false,
      isMerged: guest.mergedInto !== null,
      newGuestID: guest.mergedInto === null ? '' : toGuestId(guest.mergedInto),
    },
  };
}

export function findGuest({ world, ids }: CloudbedsState, given: Given): WorldGuest {
  const guestID = read(given, 'guestID');
  const [stay] = ids.rooms(read(given, 'reservationID') ?? '');
  const id = guestID === undefined ? world.reservation(stay ?? 0)?.guestId : fromGuestId(guestID);
  const guest = id === undefined ? undefined : world.guest(id);
  if (guest === undefined) throw new Refusal('Guest not found');
  return guest;
}

function customFieldsOf({ fields }: CloudbedsState, guest: WorldGuest) {
  if (!fields.has(PREFERENCES)) return [];
  return [
    {
      customFieldID: '1',
      shortcode: PREFERENCES,
      isActive: true,
      customFieldName: PREFERENCES,
      customFieldValue: guest.preferences.join('\n'),
    },
  ];
}
