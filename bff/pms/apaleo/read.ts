import { z } from 'zod';
import type { HousekeepingState, PmsGuest, RoomAvailability } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { stripBlock } from '../values/comment.ts';
import { localDate, readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import type { Guest, Maintenance, Reservation, Unit, UnitGroup } from './schema.ts';

const json = z.custom<JsonObject>(); // everything from JSON.parse is JSON

/** The raw record, for mappings. */
export function asJson(raw: object): JsonObject {
  return json.parse(raw);
}

const STATES: Record<string, ReservationState> = {
  Confirmed: 'booked',
  InHouse: 'checked_in',
  CheckedOut: 'checked_out',
  Canceled: 'cancelled',
  NoShow: 'no_show',
};
const GUEST_OF = 'guest-of-';

/** apaleo's core API has no guest profiles: a guest is a copy inside one reservation, and named after it. */
export function guestIdOf(reservationId: string): string {
  return `${GUEST_OF}${reservationId}`;
}

export function reservationOf(guestId: string): string {
  return guestId.startsWith(GUEST_OF) ? guestId.slice(GUEST_OF.length) : guestId;
}

export function toGuest(raw: Guest, reservationId: string): PmsGuest {
  return {
    id: guestIdOf(reservationId),
    firstName: raw.firstName ?? '',
    lastName: raw.lastName ?? '',
    email: raw.email ?? '',
    phone: readPhone(raw.phone),
    language: raw.preferredLanguage ?? null,
    notes: '',
    preferences: [],
    mergedInto: null,
  };
}

export function readReservation(raw: Reservation, timezone: string): Pulled<'reservations'> {
  const { primaryGuest, unitGroup, balance, totalGrossAmount: total } = raw;
  // The account's balance, so an amount owed by the guest is negative.
  const guestBalance = balance == null ? null : readAmount(-balance.amount || 0, balance.currency);
  const notes = [stripBlock(raw.comment ?? ''), raw.guestComment ?? ''];
  return {
    id: raw.id,
    raw: asJson(raw),
    ...(primaryGuest == null ? {} : { rawGuest: asJson(primaryGuest) }),
    record: {
      id: raw.id,
      confirmationNumber: raw.id,
      channelReference: raw.externalCode ?? null,
      state: STATES[raw.status] ?? 'booked',
      checkIn: toDate(raw.arrival, timezone),
      checkOut: toDate(raw.departure, timezone),
      arrivalTime: null, // apaleo returns the hotel's default time unless somebody changed it, and does not say which of both it is.
      roomType:
        unitGroup?.id == null
          ? null
          : { code: unitGroup.code ?? unitGroup.id, name: unitGroup.name ?? unitGroup.code ?? '' },
      room: raw.unit?.name ?? null,
      adults: raw.adults ?? 0,
      children: raw.childrenAges?.length ?? 0,
      ratePlan: raw.ratePlan?.name ?? raw.ratePlan?.code ?? '',
      balance: guestBalance,
      total: total == null ? null : readAmount(total.amount, total.currency),
      notes: notes.filter((one) => one !== '').join('\n'),
      guestId: guestIdOf(raw.id),
      guest: primaryGuest == null ? null : toGuest(primaryGuest, raw.id),
    },
    changedAt: readLocal(raw.modified, timezone),
    deleted: false,
  };
}

/** "Clean" means cleaned and inspected; before that it is "CleanToBeInspected". */
const CONDITIONS: Record<string, HousekeepingState> = {
  Clean: 'inspected',
  CleanToBeInspected: 'clean',
  Dirty: 'dirty',
};
const OUT: Record<string, RoomAvailability> = {
  OutOfService: 'out_of_service',
  OutOfOrder: 'out_of_order',
  OutOfInventory: 'out_of_order',
};

export function readRoom(
  raw: Unit,
  around: { types: ReadonlyMap<string, UnitGroup>; maintenances: readonly Maintenance[]; timezone: string },
): Pulled<'rooms'> {
  const groupId = raw.unitGroup?.id ?? '';
  const ownMaintenances = around.maintenances.filter(({ unit }) => unit?.id === raw.id);
  const instant = (text: string) => readLocal(text, around.timezone) ?? text;
  return {
    id: raw.id,
    raw: asJson(raw),
    record: {
      id: raw.id,
      number: raw.name ?? raw.id,
      floor: '',
      roomTypeCode: around.types.get(groupId)?.code ?? raw.unitGroup?.code ?? groupId,
      housekeeping: CONDITIONS[raw.status?.condition ?? ''] ?? 'unknown',
      occupied: raw.status?.isOccupied ?? null,
      availability: OUT[raw.status?.maintenance?.type ?? ''] ?? 'available',
      maintenance: ownMaintenances.map(({ from, to, description }) => ({
        from: instant(from),
        to: instant(to),
        reason: description ?? '',
      })),
    },
    changedAt: null,
    deleted: raw.isArchived === true,
  };
}

export function readRoomType(raw: UnitGroup): Pulled<'roomTypes'> {
  return {
    id: raw.id,
    raw: asJson(raw),
    record: { code: raw.code ?? raw.id, name: raw.name ?? raw.code ?? raw.id, maxPersons: raw.maxPersons ?? null },
    changedAt: null,
    deleted: false,
  };
}

/** The hotel's local date of a timestamp with an offset. */
export function toDate(stamp: string, timezone: string): string {
  const instant = readLocal(stamp, timezone);
  return instant === null ? stamp.slice(0, 10) : localDate(instant, timezone);
}
