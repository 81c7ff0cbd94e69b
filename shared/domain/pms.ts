import type { Money } from './house/money.ts';
import type { ReservationState } from './stay.ts';

/** The property management systems that can be connected. */
export const PMS_PROVIDERS = ['opera-cloud', 'cloudbeds', 'mews', 'apaleo', 'rms-cloud', 'custom'] as const;
/** An adapter of the operator's own, loaded by configuration. */
export type OwnProvider = `own-${string}`;
export const OWN_PROVIDER: RegExp = /^own-[a-z0-9-]{1,40}$/;
export type PmsProvider = (typeof PMS_PROVIDERS)[number] | OwnProvider;

/** What is pulled from a PMS. `availability` counts free rooms by type and night; `rooms` are the rooms' own states. */
export const PMS_ENTITIES = ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'] as const;
export type PmsEntity = (typeof PMS_ENTITIES)[number];

/** What goes back to a PMS. */
export const PMS_CHANGE_KINDS = [
  'request',
  'completion',
  'communication',
  'charge',
  'charge_void',
  'preference',
  'fields',
  'arrival',
] as const;
export type PmsChangeKind = (typeof PMS_CHANGE_KINDS)[number];

/**
 * Where a PMS puts a change. `native`: a record made for it; `note`: the best place its API has, named in the docs (a
 * reservation's comment, a guest's note); `none`: no place at all, and staff are told.
 */
export const PMS_PLACES = ['native', 'note', 'none'] as const;
export type PmsPlace = (typeof PMS_PLACES)[number];

export const SYNC_MODES = ['realtime', 'batch', 'manual'] as const;
export type SyncMode = (typeof SYNC_MODES)[number];

export const CONFLICT_RESOLUTIONS = ['pms-wins', 'service-wins', 'manual'] as const;
export type ConflictResolution = (typeof CONFLICT_RESOLUTIONS)[number];

/** The keys that a hotel can map to other fields of its PMS. */
export const MAPPED_KEYS = {
  guest: ['firstName', 'lastName', 'email', 'phone'],
  reservation: ['confirmationNumber', 'checkIn', 'checkOut'],
} as const;
export type MappedGroup = keyof typeof MAPPED_KEYS;
export type MappedKey<Group extends MappedGroup = MappedGroup> = (typeof MAPPED_KEYS)[Group][number];

/** Without these no record can be stored. */
export const REQUIRED_KEYS: Record<MappedGroup, readonly MappedKey[]> = {
  guest: ['lastName'],
  reservation: ['confirmationNumber', 'checkIn', 'checkOut'],
};

/** Service key → path in the PMS's own record: names joined by dots, `[0]` for a place in a list. */
export interface FieldMapping {
  guest: Partial<Record<MappedKey<'guest'>, string>>;
  reservation: Partial<Record<MappedKey<'reservation'>, string>>;
}

/** A guest as the PMS knows them. Empty text: not known. */
export interface PmsGuest {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 where the PMS's number can be read so, otherwise as the PMS has it. */
  phone: string;
  /** BCP 47. */
  language: string | null;
  notes: string;
  /** As the PMS words them, one each. */
  preferences: readonly string[];
  /** The profile that this one was merged into. */
  mergedInto: string | null;
}

/** A reservation of one room. Dates are the property's own. */
export interface PmsReservation {
  id: string;
  confirmationNumber: string;
  channelReference: string | null;
  state: ReservationState;
  checkIn: string;
  checkOut: string;
  /** HH:MM at the property. */
  arrivalTime: string | null;
  roomType: { code: string; name: string } | null;
  /** The room's number as guests say it. */
  room: string | null;
  adults: number;
  children: number;
  ratePlan: string;
  /** What is still to pay; negative: paid too much. */
  balance: Money | null;
  /** What the stay comes to in all, paid or not. Left out: the PMS does not tell. */
  total?: Money | null;
  notes: string;
  /** The main guest's profile. Where the PMS keeps none, the id is made from the reservation and `guest` is the copy in it. */
  guestId: string;
  guest: PmsGuest | null;
}

/** Something that a stay was charged in the PMS. */
export interface PmsBillLine {
  id: string;
  /** As the PMS names it for everybody: what its staff noted beside it is not for guests. */
  text: string;
  /** Negative where it was taken back. */
  price: Money;
}

/** What stands on a stay's bill in the PMS at this moment. */
export interface PmsBill {
  /** What was charged, payments left out; null: the PMS does not list it. */
  lines: readonly PmsBillLine[] | null;
  /** What is still to pay; null: the PMS does not say. */
  balance: Money | null;
}

export const HOUSEKEEPING_STATES = ['clean', 'inspected', 'dirty', 'pickup', 'unknown'] as const;
export type HousekeepingState = (typeof HOUSEKEEPING_STATES)[number];
export const ROOM_AVAILABILITIES = ['available', 'out_of_order', 'out_of_service'] as const;
export type RoomAvailability = (typeof ROOM_AVAILABILITIES)[number];

/** A room and its state now. */
export interface PmsRoom {
  id: string;
  number: string;
  floor: string;
  roomTypeCode: string;
  housekeeping: HousekeepingState;
  occupied: boolean | null;
  availability: RoomAvailability;
  maintenance: readonly { from: string; to: string; reason: string }[];
}

export interface PmsRoomType {
  code: string;
  name: string;
  maxPersons: number | null;
}

/** The price of a night. `offer`: the PMS marks the rate as special. */
export interface PmsRate {
  ratePlan: string;
  name: string;
  roomTypeCode: string;
  date: string;
  price: Money;
  offer: boolean;
}

export interface PmsAvailability {
  roomTypeCode: string;
  date: string;
  /** Free rooms. Where a PMS says whether and not how many (OPERA Cloud): 1 stands for at least one, with no `total`. */
  available: number;
  total: number | null;
}
