import { z } from 'zod';
import type { HousekeepingState, PmsGuest } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { stripBlock } from '../values/comment.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import type { Area, Category, Guest, Reservation } from './schema.ts';

const json = z.custom<JsonObject>(); // a value from JSON.parse is JSON

/** The states of real stays, without maintenance, quotes and owners' days (models/schema: "reservation status"). */
export const STAY_STATUSES = ['unconfirmed', 'confirmed', 'arrived', 'departed', 'cancelled', 'noShow', 'pencil'];
/** Keys are lower-case; the vendor's samples use capitals. */
const STATES: Record<string, ReservationState> = {
  unconfirmed: 'booked',
  confirmed: 'booked',
  pencil: 'booked',
  arrived: 'checked_in',
  departed: 'checked_out',
  cancelled: 'cancelled',
  noshow: 'no_show',
};
/** The clean states of docs/api/areas ("cleanStatuses"), and the display texts of its sample area ("Clean"). */
const CLEAN: Record<string, HousekeepingState> = {
  vacantclean: 'clean',
  clean: 'clean',
  vacantinspect: 'clean', // clean, not yet inspected
  inspect: 'clean',
  vacantdirty: 'dirty',
  dirty: 'dirty',
};
/** Language codes by the English names that RMS uses. */
const LANGUAGES: Record<string, string> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  portuguese: 'pt',
  italian: 'it',
  dutch: 'nl',
  polish: 'pl',
  turkish: 'tr',
  arabic: 'ar',
  japanese: 'ja',
  chinese: 'zh',
};

/** Converts a raw record for mappings. */
export function asJson(raw: object): JsonObject {
  return json.parse(raw);
}

export function toGuest(raw: Guest): PmsGuest {
  const language = (raw.languageSpoken ?? '').trim();
  return {
    id: String(raw.id),
    firstName: raw.guestGiven ?? '',
    lastName: raw.guestSurname ?? '',
    email: raw.email ?? '',
    phone: readPhone(raw.mobile || raw.phoneAH),
    language: LANGUAGES[language.toLowerCase()] ?? null,
    notes: raw.notes ?? '',
    preferences: splitLines(raw.preference),
    mergedInto: null, // RMS does not report merges
  };
}

export function splitLines(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function readGuest(raw: Guest, timezone: string): Pulled<'guests'> {
  const changedAt = readLocal(raw.modifiedDate, timezone);
  return { id: String(raw.id), raw: asJson(raw), record: toGuest(raw), changedAt, deleted: false };
}

export function readReservation(
  raw: Reservation,
  context: { guests: ReadonlyMap<number, Guest>; categories: ReadonlyMap<number, Category>; timezone: string },
): Pulled<'reservations'> {
  const guest = context.guests.get(raw.guestId);
  const category = context.categories.get(raw.categoryId ?? 0);
  const guestId = raw.guestId === 0 ? `reservation-${raw.id}` : String(raw.guestId);
  const emptyProfile = {
    id: guestId,
    email: '',
    phone: '',
    language: null,
    notes: '',
    preferences: [],
    mergedInto: null,
  };
  const nameOnlyGuest = { ...emptyProfile, firstName: raw.guestGiven ?? '', lastName: raw.guestSurname ?? '' };
  return {
    id: String(raw.id),
    raw: asJson(raw),
    ...(guest === undefined ? {} : { rawGuest: asJson(guest) }),
    record: {
      id: String(raw.id),
      confirmationNumber: String(raw.id),
      channelReference: raw.otaRef1 || null,
      state: STATES[raw.status.toLowerCase().replace(/\s/g, '')] ?? 'booked',
      checkIn: raw.arrivalDate.slice(0, 10),
      checkOut: raw.departureDate.slice(0, 10),
      arrivalTime: /^\d{2}:\d{2}/.test(raw.eta ?? '') ? (raw.eta ?? '').slice(0, 5) : null,
      roomType: category === undefined ? null : { code: codeOf(category), name: category.name },
      room: (raw.areaId ?? 0) === 0 ? null : (raw.areaName ?? null),
      adults: raw.adults ?? 0,
      children: (raw.children ?? 0) + (raw.infants ?? 0),
      ratePlan: raw.rateTypeName ?? '',
      balance: null, // would need another call per stay
      notes: stripBlock(raw.notes ?? ''),
      guestId,
      guest: guest === undefined ? (raw.guestId === 0 ? nameOnlyGuest : null) : toGuest(guest),
    },
    changedAt: readLocal(raw.ModifiedDate ?? raw.modifiedDate, context.timezone),
    deleted: false,
  };
}

export function readRoom(
  raw: Area,
  context: {
    categories: ReadonlyMap<number, Category>;
    occupied: ReadonlySet<number>;
    blocks: readonly Reservation[];
    now: Date;
    timezone: string;
  },
): Pulled<'rooms'> {
  const category = context.categories.get(raw.categoryId);
  const status = (raw.cleanStatus ?? '').toLowerCase().replace(/\s/g, '');
  const maintenance = context.blocks
    .filter(({ areaId }) => areaId === raw.id)
    .map(({ arrivalDate, departureDate, notes }) => ({
      from: readLocal(arrivalDate, context.timezone) ?? arrivalDate,
      to: readLocal(departureDate, context.timezone) ?? departureDate,
      reason: notes ?? '',
    }));
  const isOut =
    status === 'maintenance' ||
    maintenance.some(({ from, to }) => Date.parse(from) <= +context.now && +context.now < Date.parse(to));
  return {
    id: String(raw.id),
    raw: asJson(raw),
    record: {
      id: String(raw.id),
      number: raw.name,
      floor: '',
      roomTypeCode: category === undefined ? '' : codeOf(category),
      housekeeping: CLEAN[status] ?? 'unknown',
      occupied: context.occupied.has(raw.id) || status === 'occupied',
      availability: isOut ? 'out_of_order' : 'available',
      maintenance,
    },
    changedAt: null, // occupancy changes without a new time stamp of the area
    deleted: raw.inactive === true,
  };
}

export function readCategory(raw: Category): Pulled<'roomTypes'> {
  const record = { code: codeOf(raw), name: raw.name, maxPersons: raw.maxOccupantsPerCategory || null };
  return { id: String(raw.id), raw: asJson(raw), record, changedAt: null, deleted: raw.inactive === true };
}

/** A category's code, or its id if the hotel gave no code. */
export function codeOf({ id, code }: Category): string {
  return code || String(id);
}
