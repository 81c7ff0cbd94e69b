import { toUtc } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import type { WorldGuest, WorldMaintenance, WorldReservation, WorldRoom } from '../world/world-types.ts';

/** RMS' ids are numbers. Each kind starts at its own offset, so that ids cannot be confused. */
export const OFFSETS = { reservation: 3_000, guest: 60_000, area: 100_000, account: 200_000, maintenance: 900_000 };
export const PROPERTY = 1;
export const SUNDRY = 7;
const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  pl: 'Polish',
  ja: 'Japanese',
};
/** The documentation's samples are capitalised, its list of values is not (docs/api/reservations). */
const STATES: Record<WorldReservation['state'], string> = {
  booked: 'Confirmed',
  checked_in: 'Arrived',
  checked_out: 'Departed',
  cancelled: 'Cancelled',
  no_show: 'NoShow',
};
const CLEAN: Record<WorldRoom['housekeeping'], string> = {
  clean: 'Clean',
  inspected: 'Clean',
  dirty: 'Dirty',
  pickup: 'Inspect',
  unknown: 'Dirty',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A local time such as `2026-03-02 16:00:00`. */
export function localStamp(instant: string | Date, { hotel: { timezone } }: World): string {
  const known = formats.get(timezone);
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  if (known === undefined) formats.set(timezone, format);
  return format.format(new Date(instant));
}

export function showProperty({ hotel }: World): object {
  return { id: PROPERTY, name: hotel.name, code: 'AUR', timeZoneId: 'W. Europe Standard Time', rmsClientId: 11281 };
}

export function categoryId({ roomTypes }: World, code: string): number {
  return roomTypes.findIndex((type) => type.code === code) + 1;
}

export function showCategories(world: World): object[] {
  return world.roomTypes.map(({ code, name, maxPersons }) => ({
    id: categoryId(world, code),
    name,
    code,
    categoryClass: 'Accommodation',
    maxOccupantsPerCategory: maxPersons,
    numberOfAreas: world.rooms().filter(({ typeCode }) => typeCode === code).length,
    inactive: false,
  }));
}

export function areaId(room: string): number {
  return OFFSETS.area + Number(room);
}

export function showArea(world: World, room: WorldRoom): object {
  return {
    id: areaId(room.number),
    name: room.number,
    categoryId: categoryId(world, room.typeCode),
    cleanStatus: CLEAN[room.housekeeping],
    maxOccupants: 0,
    inactive: false,
    propertyId: PROPERTY,
    modifiedDate: localStamp(room.modifiedAt, world),
  };
}

export function showGuest(world: World, guest: WorldGuest): object {
  return {
    id: OFFSETS.guest + guest.id,
    guestGiven: guest.firstName,
    guestSurname: guest.lastName,
    email: guest.email,
    email2: '',
    mobile: guest.phone,
    phoneAH: '',
    PhoneBH: '',
    languageSpoken: LANGUAGES[guest.language] ?? '',
    notes: guest.notes,
    preference: guest.preferences.join('\r\n'),
    preferredAreaId: 0,
    blackList: false,
    modifiedDate: localStamp(guest.modifiedAt, world),
  };
}

export function showReservation(world: World, one: WorldReservation, notes: string): object {
  const guest = world.guest(one.guestId);
  const { arrivalTime, departureTime } = world.hotel;
  const type = world.roomTypes.find(({ code }) => code === one.roomTypeCode);
  return {
    id: OFFSETS.reservation + one.id,
    accountId: OFFSETS.account + one.id,
    guestId: OFFSETS.guest + one.guestId,
    guestGiven: guest?.firstName ?? '',
    guestSurname: guest?.lastName ?? '',
    propertyId: PROPERTY,
    areaId: one.room === null ? 0 : areaId(one.room),
    areaName: one.room ?? '',
    categoryId: categoryId(world, one.roomTypeCode),
    categoryName: type?.name ?? '',
    arrivalDate: `${one.checkIn} ${arrivalTime}:00`,
    departureDate: `${one.checkOut} ${departureTime}:00`,
    adults: one.adults,
    children: one.children,
    infants: 0,
    status: STATES[one.state],
    eta: one.arrivalTime ?? '',
    notes,
    otaRef1: one.channelReference ?? '',
    rateTypeId: 1,
    rateTypeName: one.ratePlan,
    bookingSourceName: 'Online',
    createdDate: localStamp(one.createdAt, world),
    ModifiedDate: localStamp(one.modifiedAt, world),
    cancelledDate: one.cancelledAt === null ? null : localStamp(one.cancelledAt, world),
    userDefined1: '',
  };
}

/** RMS represents a closed room as a reservation with the status "maintenance". */
export function showMaintenance(world: World, room: WorldRoom, block: WorldMaintenance): object {
  return {
    id: OFFSETS.maintenance + Number(block.id.slice(1)),
    accountId: 0,
    guestId: 0,
    guestGiven: '',
    guestSurname: '',
    propertyId: PROPERTY,
    areaId: areaId(room.number),
    areaName: room.number,
    categoryId: categoryId(world, room.typeCode),
    arrivalDate: localStamp(block.from, world),
    departureDate: localStamp(block.to, world),
    adults: 0,
    children: 0,
    infants: 0,
    status: 'Maintenance',
    notes: block.reason,
    ModifiedDate: localStamp(room.modifiedAt, world),
  };
}

/** The instant of a time in a request. */
export function readStamp(text: string, { hotel }: World): string {
  return toUtc(text.slice(0, 10), text.slice(11, 16), hotel.timezone);
}
