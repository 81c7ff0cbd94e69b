import { z } from 'zod';
import type { HousekeepingState, PmsGuest } from '../../../shared/domain/pms.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { stripBlock } from '../values/comment.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import type { Area, Category, Guest, Reservation } from './schema.ts';

const json = z.custom<JsonObject>(); // what came out of JSON.parse is JSON

/** Those that are stays: maintenance, quotes and owners' days are none (models/schema: "reservation status"). */
export const STAY_STATUSES = ['unconfirmed', 'confirmed', 'arrived', 'departed', 'cancelled', 'noShow', 'pencil'];
/** Samples write them with capitals: compared without. */
const STATES: Record<string, ReservationState> = {
  unconfirmed: 'booked',
  confirmed: 'booked',
  pencil: 'booked',
  arrived: 'checked_in',
  departed: 'checked_out',
  cancelled: 'cancelled',
  noshow: 'no_show',
};
/** docs/api/areas: "cleanStatuses"; the sample area has a display text instead ("Clean"). */
const CLEAN: Record<string, HousekeepingState> = {
  vacantclean: 'clean',
  clean: 'clean',
  vacantinspect: 'clean', // clean, and still to be looked at
  inspect: 'clean',
  vacantdirty: 'dirty',
  dirty: 'dirty',
};
/** RMS names languages in English. */
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

/** The raw record, for mappings. */
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
    mergedInto: null, // RMS tells of no merging
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
  around: { guests: ReadonlyMap<number, Guest>; categories: ReadonlyMap<number, Category>; timezone: string },
): Pulled<'reservations'> {
  const guest = around.guests.get(raw.guestId);
  const category = around.categories.get(raw.categoryId ?? 0);
  const guestId = raw.guestId === 0 ? `reservation-${raw.id}` : String(raw.guestId);
  const named = { id: guestId, email: '', phone: '', language: null, notes: '', preferences: [], mergedInto: null };
  const copy = { ...named, firstName: raw.guestGiven ?? '', lastName: raw.guestSurname ?? '' };
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
      balance: null, // an account's, of another call for each stay
      notes: stripBlock(raw.notes ?? ''),
      guestId,
      guest: guest === undefined ? (raw.guestId === 0 ? copy : null) : toGuest(guest),
    },
    changedAt: readLocal(raw.ModifiedDate ?? raw.modifiedDate, around.timezone),
    deleted: false,
  };
}

export function readRoom(
  raw: Area,
  around: {
    categories: ReadonlyMap<number, Category>;
    occupied: ReadonlySet<number>;
    blocks: readonly Reservation[];
    now: Date;
    timezone: string;
  },
): Pulled<'rooms'> {
  const category = around.categories.get(raw.categoryId);
  const status = (raw.cleanStatus ?? '').toLowerCase().replace(/\s/g, '');
  const maintenance = around.blocks
    .filter(({ areaId }) => areaId === raw.id)
    .map(({ arrivalDate, departureDate, notes }) => ({
      from: readLocal(arrivalDate, around.timezone) ?? arrivalDate,
      to: readLocal(departureDate, around.timezone) ?? departureDate,
      reason: notes ?? '',
    }));
  const isOut =
    status === 'maintenance' ||
    maintenance.some(({ from, to }) => Date.parse(from) <= +around.now && +around.now < Date.parse(to));
  return {
    id: String(raw.id),
    raw: asJson(raw),
    record: {
      id: String(raw.id),
      number: raw.name,
      floor: '',
      roomTypeCode: category === undefined ? '' : codeOf(category),
      housekeeping: CLEAN[status] ?? 'unknown',
      occupied: around.occupied.has(raw.id) || status === 'occupied',
      availability: isOut ? 'out_of_order' : 'available',
      maintenance,
    },
    changedAt: null, // who sleeps there changes without the area's own stamp
    deleted: raw.inactive === true,
  };
}

export function readCategory(raw: Category): Pulled<'roomTypes'> {
  const record = { code: codeOf(raw), name: raw.name, maxPersons: raw.maxOccupantsPerCategory || null };
  return { id: String(raw.id), raw: asJson(raw), record, changedAt: null, deleted: raw.inactive === true };
}

/** A category's code where the hotel gave one, else its id. */
export function codeOf({ id, code }: Category): string {
  return code || String(id);
}
