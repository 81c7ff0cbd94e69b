import type { Money } from '../../../shared/domain/house/money.ts';
import { inSeconds, toUtc } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import type { WorldGuest, WorldReservation, WorldRoom } from '../world/world-types.ts';

/** Ids of this PMS, such as `r-12`, `g-7`; null if the text is not of this kind. */
export function readNumber(kind: 'r' | 'g', id: string): number | null {
  const [, found] = new RegExp(`^${kind}-(\\d{1,9})$`).exec(id) ?? [];
  return found === undefined ? null : Number(found);
}

const STATES: Record<WorldReservation['state'], string> = {
  booked: 'booked',
  checked_in: 'in_house',
  checked_out: 'checked_out',
  cancelled: 'cancelled',
  no_show: 'no_show',
};

export function showProperty({ hotel }: World): object {
  return {
    id: 'aurora',
    name: hotel.name,
    timeZone: hotel.timezone,
    currency: hotel.currency,
    checkInTime: hotel.arrivalTime,
    checkOutTime: hotel.departureTime,
  };
}

export function showRoomTypes({ roomTypes, rooms }: World): object[] {
  return roomTypes.map(({ code, name, maxPersons }) => ({
    id: `t-${code}`,
    code,
    name,
    maxOccupancy: maxPersons,
    roomCount: rooms().filter(({ typeCode }) => typeCode === code).length,
  }));
}

export function showRoom(world: World, room: WorldRoom, now: Date): object {
  const isOut = room.maintenance.some(
    ({ kind, from, to }) => kind === 'out_of_order' && Date.parse(from) <= +now && +now < Date.parse(to),
  );
  return {
    id: room.number,
    number: room.number,
    floor: room.floor,
    roomTypeId: `t-${room.typeCode}`,
    occupancy: world.isOccupied(room.number) ? 'occupied' : 'vacant',
    housekeeping: room.housekeeping,
    availability: isOut ? 'out_of_order' : room.availability,
    maintenance: room.maintenance.map(({ id, from, to, reason }) => ({ id, from, to, reason })),
    updatedAt: inSeconds(room.modifiedAt),
  };
}

export function showGuest(guest: WorldGuest): object {
  return {
    id: `g-${guest.id}`,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    language: guest.language,
    country: guest.country,
    notes: guest.notes,
    preferences: guest.preferences.map((value, index) => ({ key: `p${index + 1}`, value })),
    mergedIntoId: guest.mergedInto === null ? null : `g-${guest.mergedInto}`,
    updatedAt: guest.modifiedAt,
    deleted: guest.mergedInto !== null,
  };
}

/** `withGuest`: with the guest's data, for bridges that list no guests. */
export function showReservation(world: World, one: WorldReservation, withGuest: boolean): object {
  const guest = withGuest ? world.guest(one.guestId) : undefined;
  const { timezone } = world.hotel;
  return {
    id: `r-${one.id}`,
    confirmationNumber: one.confirmationNumber,
    channelReference: one.channelReference,
    status: STATES[one.state],
    arrivalDate: one.checkIn,
    departureDate: one.checkOut,
    expectedArrivalAt: one.arrivalTime === null ? null : toUtc(one.checkIn, one.arrivalTime, timezone),
    checkedInAt: one.checkedInAt,
    checkedOutAt: one.checkedOutAt,
    roomId: one.room,
    roomNumber: one.room,
    roomTypeId: `t-${one.roomTypeCode}`,
    adults: one.adults,
    children: one.children,
    primaryGuestId: `g-${one.guestId}`,
    ...(guest === undefined ? {} : { primaryGuest: showGuest(guest) }),
    ratePlanId: one.ratePlan,
    total: showMoney(one.total),
    balance: showMoney(world.balance(one)),
    notes: one.notes === '' ? [] : [{ id: `n-${one.id}`, text: one.notes }],
    postingAllowed: one.state === 'checked_in' || one.state === 'booked',
    updatedAt: one.modifiedAt,
    deleted: false,
  };
}

/** The amount in minor units; this hotel's currency has two decimals. */
export function showMoney({ amount, currency }: Money): object {
  return { amount: Math.round(Number(amount) * 100), currency };
}
