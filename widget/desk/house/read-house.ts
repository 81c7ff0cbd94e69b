import {
  REGISTRATION_STATES,
  type Registration,
  type RegistrationState,
} from '../../../shared/domain/house/registration.ts';
import { HOUSEKEEPING_STATES, type HousekeepingState } from '../../../shared/domain/pms.ts';
import { RESERVATION_STATES, type ReservationState } from '../../../shared/domain/stay.ts';
import { count, fields, list, maybeText, oneOf, text } from '../data/read/read.ts';

/** The registration that a guest filled in before arrival. */
export interface GuestRegistration extends Registration {
  state: RegistrationState;
}

/** A stay as the house view shows it. Days are in the property's time zone. */
export interface HouseStay {
  id: string;
  number: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string | null;
  state: ReservationState;
  /** True if the stay comes from the connected PMS, so that it is read-only here. */
  isLedByPms: boolean;
  checkIn: string;
  checkOut: string;
  arrivalTime: string | null;
  /** True on the day of arrival until the guest has checked in. */
  isExpected: boolean;
  room: string | null;
  roomType: string;
  adults: number;
  children: number;
  notes: string;
  /** True if the booking has no rate, channel or PMS: entering it again restores all of it. */
  isPlain: boolean;
  /** The newest open conversation of the guest, or null. */
  conversationId: string | null;
  taskCount: number;
  /** The state of the registration before arrival. */
  registration: RegistrationState;
}

export interface HouseRoom {
  id: string;
  number: string;
  type: string;
  floor: string;
  housekeeping: HousekeepingState;
  isLedByPms: boolean;
  /** The colleague who set the state; null: the PMS. */
  by: string | null;
  occupied: boolean | null;
  stay: HouseStay | null;
  tasks: readonly { id: string; title: string }[];
}

/** Fields that the form cannot enter. An empty list counts as no value. */
const OF_A_BOOKED_RATE = ['ratePlan', 'channelReference', 'inclusions', 'balance', 'total', 'externalId'];

export function readStay(value: unknown): HouseStay | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const guest = fields(from['guest']);
  const [conversation] = list(from['conversations'], (one) => maybeText(fields(one)?.['id']));
  return {
    id: from['id'],
    number: text(from['confirmationNumber']),
    name: `${text(guest?.['firstName'])} ${text(guest?.['lastName'])}`.trim(),
    firstName: text(guest?.['firstName']),
    lastName: text(guest?.['lastName']),
    email: text(guest?.['email']),
    phone: text(guest?.['phone']),
    language: maybeText(guest?.['language']),
    state: oneOf(RESERVATION_STATES, from['state'], 'booked'),
    isLedByPms: from['ledBy'] !== 'house',
    checkIn: text(from['checkIn']),
    checkOut: text(from['checkOut']),
    arrivalTime: maybeText(from['arrivalTime']),
    isExpected: from['state'] === 'booked',
    room: maybeText(from['room']),
    roomType: text(from['roomType']),
    adults: count(from['adults']),
    children: count(from['children']),
    notes: text(from['notes']),
    isPlain: !OF_A_BOOKED_RATE.some((name) => String(from[name] ?? '') !== ''),
    conversationId: conversation ?? null,
    taskCount: list(from['tasks'], fields).length,
    registration: oneOf(REGISTRATION_STATES, from['registration'], 'open'),
  };
}

export function readRegistration(value: unknown): GuestRegistration {
  const from = fields(value);
  return {
    arrivalTime: maybeText(from?.['arrivalTime']),
    companions: list(from?.['companions'], maybeText),
    nationality: maybeText(from?.['nationality']),
    carNumber: text(from?.['carNumber']),
    state: oneOf(REGISTRATION_STATES, from?.['state'], 'open'),
  };
}

export function readRoom(value: unknown): HouseRoom | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    number: text(from['number']),
    type: text(fields(from['type'])?.['name']),
    floor: text(from['floor']),
    isLedByPms: from['ledBy'] !== 'house',
    housekeeping: oneOf(HOUSEKEEPING_STATES, from['housekeeping'], 'unknown'),
    by: maybeText(fields(from['byHand'])?.['by']),
    occupied: typeof from['occupied'] === 'boolean' ? from['occupied'] : null,
    stay: readStay(from['stay']),
    tasks: list(from['tasks'], readWork),
  };
}

function readWork(value: unknown): HouseRoom['tasks'][number] | null {
  const from = fields(value);
  return from === null ? null : { id: text(from['id']), title: text(from['title']) };
}
