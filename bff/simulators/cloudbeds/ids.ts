import type { World } from '../world/world.ts';
import type { WorldReservation } from '../world/world-types.ts';

/** Cloudbeds' ids of the world's records. All are strings; ids of rooms and sub-reservations contain a hyphen. */
export const PROPERTY_ID = '1037';
const FIRST_RESERVATION = 8_700_000_000;
const FIRST_GUEST = 50_000;
const FIRST_ROOM_TYPE = 128_000;

export interface Ids {
  /** The booking of a reservation, and the reservation's position in it from 1. */
  booking(id: number): { id: string; place: number };
  /** The reservations of a booking, in order. */
  rooms(bookingId: string): number[];
  /** Merges reservations into one booking, with the first one's id. */
  join(first: number, ...others: number[]): void;
  hasJoined(): boolean;
}

export function createIds(): Ids {
  const firstOf = new Map<number, number>();
  const roomsOf = new Map<number, number[]>();
  return {
    booking(id) {
      const first = firstOf.get(id) ?? id;
      return { id: String(FIRST_RESERVATION + first), place: (roomsOf.get(first) ?? [first]).indexOf(id) + 1 };
    },
    rooms(bookingId) {
      const first = Number(bookingId) - FIRST_RESERVATION;
      return Number.isSafeInteger(first) && first > 0 ? (roomsOf.get(first) ?? [first]) : [];
    },
    join(first, ...others) {
      roomsOf.set(first, [first, ...others]);
      for (const other of others) firstOf.set(other, first);
    },
    hasJoined: () => firstOf.size > 0,
  };
}

export function toGuestId(id: number): string {
  return String(FIRST_GUEST + id);
}

export function fromGuestId(id: string): number {
  return Number(id) - FIRST_GUEST;
}

export function toRoomTypeId(world: World, code: string): string {
  return String(FIRST_ROOM_TYPE + world.roomTypes.findIndex((type) => type.code === code));
}

const roomIds = new WeakMap<World, Map<string, string>>();

/** The ids of rooms by number. A world gets no new rooms. */
function roomIdsOf(world: World): Map<string, string> {
  const known = roomIds.get(world);
  if (known !== undefined) return known;
  const ids = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { number, typeCode } of world.rooms()) {
    const place = (counts.get(typeCode) ?? 0) + 1;
    counts.set(typeCode, place);
    ids.set(number, `${toRoomTypeId(world, typeCode)}-${place}`);
  }
  roomIds.set(world, ids);
  return ids;
}

export function toRoomId(world: World, number: string): string {
  const id = roomIdsOf(world).get(number);
  if (id === undefined) throw new Error(`There is no room ${number} in this hotel`);
  return id;
}

export function findRoom(world: World, roomId: string) {
  return world.rooms().find(({ number }) => toRoomId(world, number) === roomId);
}

export const STATUS: Record<WorldReservation['state'], string> = {
  booked: 'confirmed',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  cancelled: 'canceled',
  no_show: 'no_show',
};

export const ROOM_STATUS: Record<WorldReservation['state'], string> = {
  booked: 'not_checked_in',
  checked_in: 'in_house',
  checked_out: 'checked_out',
  cancelled: 'cancelled',
  no_show: 'not_checked_in',
};
