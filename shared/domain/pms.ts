import type { Money } from './house/money.ts';
import type { ReservationState } from './stay.ts';

/** The property management systems that can be connected. */
export const PMS_PROVIDERS = ['opera-cloud', 'cloudbeds', 'mews', 'apaleo', 'rms-cloud', 'custom'] as const;
/** An adapter of the operator, loaded by configuration. */
export type OwnProvider = `own-${string}`;
export const OWN_PROVIDER: RegExp = /^own-[a-z0-9-]{1,40}$/;
export type PmsProvider = (typeof PMS_PROVIDERS)[number] | OwnProvider;

/** The kinds of records that are read from a PMS. `availability` counts free rooms by type and night; `rooms` are the states of rooms. */
export const PMS_ENTITIES = ['roomTypes', 'rooms', 'guests', 'reservations', 'rates', 'availability'] as const;
export type PmsEntity = (typeof PMS_ENTITIES)[number];

/** The kinds of changes that are written to a PMS. */
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
 * The form in which a PMS stores a change. `native`: as its own record; `note`: as a comment or note, see the docs; `none`: nowhere, and
 * staff are notified.
 */
export const PMS_PLACES = ['native', 'note', 'none'] as const;
export type PmsPlace = (typeof PMS_PLACES)[number];

export const SYNC_MODES = ['realtime', 'batch', 'manual'] as const;
export type SyncMode = (typeof SYNC_MODES)[number];

export const CONFLICT_RESOLUTIONS = ['pms-wins', 'service-wins', 'manual'] as const;
export type ConflictResolution = (typeof CONFLICT_RESOLUTIONS)[number];

/** Fields that a hotel can map to other fields of its PMS. */
export const MAPPED_KEYS = {
  guest: ['firstName', 'lastName', 'email', 'phone'],
  reservation: ['confirmationNumber', 'checkIn', 'checkOut'],
} as const;
export type MappedGroup = keyof typeof MAPPED_KEYS;
export type MappedKey<Group extends MappedGroup = MappedGroup> = (typeof MAPPED_KEYS)[Group][number];

/** Required fields of a record. */
export const REQUIRED_KEYS: Record<MappedGroup, readonly MappedKey[]> = {
  guest: ['lastName'],
  reservation: ['confirmationNumber', 'checkIn', 'checkOut'],
};

/** Service field → path in the PMS's record: names joined by dots, `[0]` for an index. */
export interface FieldMapping {
  guest: Partial<Record<MappedKey<'guest'>, string>>;
  reservation: Partial<Record<MappedKey<'reservation'>, string>>;
}

/** A guest in the PMS. Empty text: unknown. */
export interface PmsGuest {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 if the PMS's number can be parsed, otherwise unchanged. */
  phone: string;
  /** BCP 47. */
  language: string | null;
  notes: string;
  /** In the PMS's words, one per entry. */
  preferences: readonly string[];
  /** The profile that this one was merged into. */
  mergedInto: string | null;
}

/** A reservation of one room. Dates are in the property's time zone. */
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
  /** The room number as guests know it. */
  room: string | null;
  adults: number;
  children: number;
  ratePlan: string;
  /** Amount to pay; negative: overpaid. */
  balance: Money | null;
  /** Total price of the stay, paid or not. Missing: the PMS does not report it. */
  total?: Money | null;
  notes: string;
  /** Id of the main guest's profile. If the PMS has no profiles, the id is made from the reservation and `guest` is its copy. */
  guestId: string;
  guest: PmsGuest | null;
}

/** A charge on a stay's bill. */
export interface PmsBillLine {
  id: string;
  /** The PMS's public text; internal notes are not for guests. */
  text: string;
  /** Negative for a refund. */
  price: Money;
}

/** A stay's bill in the PMS now. */
export interface PmsBill {
  /** Charges without payments; null: the PMS does not list them. */
  lines: readonly PmsBillLine[] | null;
  /** Amount to pay; null: unknown. */
  balance: Money | null;
}

export const HOUSEKEEPING_STATES = ['clean', 'inspected', 'dirty', 'pickup', 'unknown'] as const;
export type HousekeepingState = (typeof HOUSEKEEPING_STATES)[number];
export const ROOM_AVAILABILITIES = ['available', 'out_of_order', 'out_of_service'] as const;
export type RoomAvailability = (typeof ROOM_AVAILABILITIES)[number];

/** A room and its current state. */
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

/** A nightly price, for those stays only that its limits allow. `offer`: marked as special in the PMS. */
export interface PmsRate {
  ratePlan: string;
  name: string;
  roomTypeCode: string;
  date: string;
  price: Money;
  offer: boolean;
  limits?: StayLimits;
}

/** The limits of a night's price. A missing field means no limit. */
export interface StayLimits {
  /** Applies to every stay that includes this night. */
  minNights?: number;
  maxNights?: number;
  /** Applies to a stay that begins with this night. */
  minNightsFromHere?: number;
  /** No stay may begin with this night, or end with it. */
  closedToArrival?: boolean;
  closedToDeparture?: boolean;
  /** Only people with a code can book it, so guests do not see it. */
  withCode?: boolean;
}

export interface PmsAvailability {
  roomTypeCode: string;
  date: string;
  /** Free rooms. If a PMS only says whether (OPERA Cloud), 1 stands for at least one, without `total`. */
  available: number;
  total: number | null;
}
