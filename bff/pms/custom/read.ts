import { z } from 'zod';
import {
  HOUSEKEEPING_STATES,
  type HousekeepingState,
  type PmsGuest,
  ROOM_AVAILABILITIES,
} from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readMinor } from '../values/amount.ts';
import { writeLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import type { BridgeGuest, BridgeReservation, BridgeRoom, BridgeRoomType } from './contract.ts';

const json = z.custom<JsonObject>(); // everything from JSON.parse is JSON
const housekeeping = z.enum(HOUSEKEEPING_STATES).catch('unknown' satisfies HousekeepingState);
const availability = z.enum(ROOM_AVAILABILITIES).catch('available');

/** Unknown states count as booked, so that the room stays occupied. */
const STATES: Record<string, ReservationState> = {
  booked: 'booked',
  tentative: 'booked',
  in_house: 'checked_in',
  checked_out: 'checked_out',
  cancelled: 'cancelled',
  no_show: 'no_show',
};

export type RoomTypes = ReadonlyMap<string, BridgeRoomType>;

/** The raw record, for mappings. */
export function asJson(raw: object): JsonObject {
  return json.parse(raw);
}

export function toGuest(raw: BridgeGuest): PmsGuest {
  return {
    id: raw.id,
    firstName: raw.firstName ?? '',
    lastName: raw.lastName,
    email: raw.email ?? '',
    phone: readPhone(raw.phone),
    language: raw.language ?? null,
    notes: raw.notes ?? '',
    preferences: (raw.preferences ?? []).map(({ value }) => value),
    mergedInto: raw.mergedIntoId ?? null,
  };
}

export function readGuest(raw: BridgeGuest): Pulled<'guests'> {
  const deleted = raw.deleted === true && raw.mergedIntoId == null;
  return { id: raw.id, raw: asJson(raw), record: toGuest(raw), changedAt: raw.updatedAt, deleted };
}

export function readReservation(raw: BridgeReservation, types: RoomTypes, timezone: string): Pulled<'reservations'> {
  const type = types.get(raw.roomTypeId ?? '');
  const guest = raw.primaryGuest ?? null;
  const unknownType = raw.roomTypeId == null ? null : { code: raw.roomTypeId, name: raw.roomTypeId };
  return {
    id: raw.id,
    raw: asJson(raw),
    ...(guest === null ? {} : { rawGuest: asJson(guest) }),
    record: {
      id: raw.id,
      confirmationNumber: raw.confirmationNumber,
      channelReference: raw.channelReference ?? null,
      state: STATES[raw.status] ?? 'booked',
      checkIn: raw.arrivalDate,
      checkOut: raw.departureDate,
      arrivalTime: raw.expectedArrivalAt == null ? null : writeLocal(raw.expectedArrivalAt, timezone).slice(11, 16),
      roomType: type === undefined ? unknownType : { code: type.code, name: type.name },
      room: raw.roomNumber ?? null,
      adults: raw.adults ?? 0,
      children: raw.children ?? 0,
      ratePlan: raw.ratePlanId ?? '',
      balance: raw.balance == null ? null : readMinor(raw.balance.amount, raw.balance.currency),
      total: raw.total == null ? null : readMinor(raw.total.amount, raw.total.currency),
      notes: (raw.notes ?? []).map(({ text }) => text).join('\n'),
      guestId: raw.primaryGuestId ?? guest?.id ?? `reservation-${raw.id}`,
      guest: guest === null ? null : toGuest(guest),
    },
    changedAt: raw.updatedAt,
    deleted: raw.deleted === true,
  };
}

export function readRoom(raw: BridgeRoom, types: RoomTypes): Pulled<'rooms'> {
  return {
    id: raw.id,
    raw: asJson(raw),
    record: {
      id: raw.id,
      number: raw.number,
      floor: raw.floor ?? '',
      roomTypeCode: types.get(raw.roomTypeId ?? '')?.code ?? raw.roomTypeId ?? '',
      housekeeping: housekeeping.parse(raw.housekeeping),
      occupied: raw.occupancy === 'occupied' ? true : raw.occupancy === 'vacant' ? false : null,
      availability: availability.parse(raw.availability),
      maintenance: (raw.maintenance ?? []).map(({ from, to, reason }) => ({ from, to, reason: reason ?? '' })),
    },
    changedAt: null, // its occupancy may change without a new timestamp of the room
    deleted: raw.deleted === true,
  };
}

export function readRoomType(raw: BridgeRoomType): Pulled<'roomTypes'> {
  const record = { code: raw.code, name: raw.name, maxPersons: raw.maxOccupancy ?? null };
  return { id: raw.id, raw: asJson(raw), record, changedAt: null, deleted: false };
}
