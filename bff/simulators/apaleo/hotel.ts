import { dateAt, plusDays, toUtc, withOffset } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import type { WorldGuest, WorldReservation, WorldRoom } from '../world/world-types.ts';

export const PROPERTY = 'AUR';
export const ACCOUNT = 'AURO';

/** A booking's id is letters; its reservations add a dash and a number. */
export function toReservationId(id: number): string {
  return `SIM${String(id).padStart(6, 'A')}-1`;
}

/** null if the id is not a reservation's. */
export function fromReservationId(id: string): number | null {
  const [, digits] = /^SIMA*(\d+)-1$/.exec(id) ?? [];
  return digits !== undefined && toReservationId(Number(digits)) === id ? Number(digits) : null;
}

export const toUnitId = (number: string) => `${PROPERTY}-R${number}`;
export const fromUnitId = (id: string) => (id.startsWith(`${PROPERTY}-R`) ? id.slice(PROPERTY.length + 2) : '');
export const toGroupId = (code: string) => `${PROPERTY}-${code}`;
export const toPlanId = (plan: string, type: string) => `${PROPERTY}-${plan}-${type}`;
export const toFolioId = (reservation: number) => `${toReservationId(reservation)}-1`;
export const fromFolioId = (id: string) => (id.endsWith('-1-1') ? fromReservationId(id.slice(0, -2)) : null);

const STATUS: Record<WorldReservation['state'], string> = {
  booked: 'Confirmed',
  checked_in: 'InHouse',
  checked_out: 'CheckedOut',
  cancelled: 'Canceled',
  no_show: 'NoShow',
};

export function showProperty({ hotel }: World, isSingle: boolean): object {
  const name = isSingle ? { en: hotel.name, de: hotel.name } : hotel.name;
  return {
    id: PROPERTY,
    code: PROPERTY,
    name,
    companyName: 'Aurora Hotels',
    location: { addressLine1: 'Am Markt 1', postalCode: '10115', city: 'Berlin', countryCode: hotel.country },
    timeZone: hotel.timezone,
    currencyCode: hotel.currency,
    created: '2020-01-01T10:00:00+01:00',
    status: 'Test',
    isArchived: false,
  };
}

export function showUnitGroups({ roomTypes, rooms }: World): object[] {
  return roomTypes.map(({ code, name, maxPersons }, index) => ({
    id: toGroupId(code),
    code,
    name,
    description: name,
    memberCount: rooms().filter(({ typeCode }) => typeCode === code).length,
    maxPersons,
    rank: index + 1,
    type: 'BedRoom',
    property: { id: PROPERTY, code: PROPERTY },
  }));
}

/** apaleo's "Clean" means inspected; a room that was only cleaned is still to be inspected. */
const CONDITION: Record<WorldRoom['housekeeping'], string> = {
  clean: 'CleanToBeInspected',
  inspected: 'Clean',
  dirty: 'Dirty',
  pickup: 'Dirty',
  unknown: 'Dirty',
};

export function showUnit(world: World, room: WorldRoom, now: Date): object {
  const [block] = room.maintenance.filter(({ from, to }) => Date.parse(from) <= +now && +now < Date.parse(to));
  const type = world.roomTypes.find(({ code }) => code === room.typeCode);
  return {
    id: toUnitId(room.number),
    name: room.number,
    description: '',
    property: { id: PROPERTY, code: PROPERTY },
    unitGroup: { id: toGroupId(room.typeCode), code: room.typeCode, name: type?.name ?? '' },
    status: {
      isOccupied: world.isOccupied(room.number),
      condition: CONDITION[room.housekeeping],
      ...(block === undefined ? {} : { maintenance: { id: block.id, type: typeOf(block.kind) } }),
    },
    maxPersons: type?.maxPersons ?? 2,
    created: '2020-01-01T10:00:00+01:00',
    isArchived: false,
  };
}

export function typeOf(kind: WorldRoom['maintenance'][number]['kind']): string {
  return kind === 'out_of_order' ? 'OutOfOrder' : 'OutOfService';
}

export function showGuest(guest: WorldGuest): object {
  return {
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    preferredLanguage: guest.language,
    nationalityCountryCode: guest.country,
  };
}

/** `comment` is the hotel's, `charged` the sum of posted charges, `companions` the accompanying guests. */
export function showReservation(
  world: World,
  one: WorldReservation,
  { comment, charged, companions }: { comment: string; charged: number; companions: readonly object[] },
): object {
  const { hotel, roomTypes, ratePlans } = world;
  const at = (instant: string) => withOffset(instant, hotel.timezone);
  const type = roomTypes.find(({ code }) => code === one.roomTypeCode);
  const plan = ratePlans.find(({ code }) => code === one.ratePlan);
  const guest = world.guest(one.guestId);
  const id = toReservationId(one.id);
  const openCents = Math.round(Number(world.balance(one).amount) * 100 + charged * 100) / 100;
  return {
    id,
    bookingId: id.slice(0, -2),
    status: STATUS[one.state],
    ...(one.checkedInAt === null ? {} : { checkInTime: at(one.checkedInAt) }),
    ...(one.checkedOutAt === null ? {} : { checkOutTime: at(one.checkedOutAt) }),
    ...(one.state !== 'cancelled' || one.cancelledAt === null ? {} : { cancellationTime: at(one.cancelledAt) }),
    ...(one.state !== 'no_show' || one.cancelledAt === null ? {} : { noShowTime: at(one.cancelledAt) }),
    property: { id: PROPERTY, code: PROPERTY, name: hotel.name },
    ratePlan: {
      id: toPlanId(one.ratePlan, one.roomTypeCode),
      code: `${one.ratePlan}_${one.roomTypeCode}`,
      name: plan?.name ?? '',
    },
    unitGroup: { id: toGroupId(one.roomTypeCode), code: one.roomTypeCode, name: type?.name ?? '' },
    ...(one.room === null ? {} : { unit: { id: toUnitId(one.room), name: one.room } }),
    totalGrossAmount: { amount: Number(one.total.amount), currency: one.total.currency },
    balance: { amount: openCents === 0 ? 0 : -openCents, currency: one.total.currency },
    arrival: at(toUtc(one.checkIn, one.arrivalTime ?? hotel.arrivalTime, hotel.timezone)),
    departure: at(toUtc(one.checkOut, hotel.departureTime, hotel.timezone)),
    created: at(one.createdAt),
    modified: at(one.modifiedAt),
    adults: one.adults,
    childrenAges: Array.from({ length: one.children }, () => 7),
    ...(comment === '' ? {} : { comment }),
    channelCode: one.channelReference === null ? 'Direct' : 'BookingCom',
    ...(one.channelReference === null ? {} : { externalCode: one.channelReference }),
    ...(guest === undefined ? {} : { primaryGuest: showGuest(guest) }),
    ...(companions.length === 0 ? {} : { additionalGuests: companions }),
    guaranteeType: 'Prepayment',
    travelPurpose: 'Leisure',
    hasCityTax: false,
    isPreCheckedIn: false,
    isOpenForCharges: one.state !== 'cancelled' && one.state !== 'no_show',
    allFoliosHaveInvoice: false,
  };
}

/** The nights of a rate plan that begin between two instants. */
export function nightsBetween(from: string, to: string, timezone: string): string[] {
  const nights: string[] = [];
  const last = dateAt(new Date(Date.parse(to) - 1), timezone);
  for (let date = dateAt(new Date(from), timezone); date <= last; date = plusDays(date, 1)) nights.push(date);
  return nights;
}
