import { z } from 'zod';

/**
 * The ServiceChat PMS Bridge, version 1: the calls that a hotel, an integrator or a small proxy in front of a PMS
 * answers, and their bodies. docs/pms/bridge.openapi.json is generated from it, and docs/pms/bridge.md explains it.
 */
export const CAPABILITIES = [
  'reservations.read',
  'guests.read',
  'rooms.read',
  'rates.read',
  'requests.write',
  'communications.write',
  'charges.write',
  'preferences.write',
  'guests.write',
  'notes.write',
  'arrivals.write',
  'webhooks',
] as const;
export type BridgeCapability = (typeof CAPABILITIES)[number];

/** An open enum: an unknown value is accepted and read as "other". */
function openEnum<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.union([z.enum(values), z.string()]);
}

const id = z.string().min(1).max(128);
const instant = z.iso.datetime({ offset: true });
const date = z.iso.date();
const time = z.string().regex(/^\d{2}:\d{2}$/);
/** `amount` counts the currency's smallest unit: 3500 EUR are 35.00 €, 3500 JPY are 3500 ¥. */
export const money = z.object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });

export const health = z.looseObject({
  status: z.literal('ok'),
  version: z.string(),
  time: instant,
  capabilities: z.array(openEnum(...CAPABILITIES)),
});

export const property = z.looseObject({
  id,
  name: z.string().min(1),
  timeZone: z.string().describe('IANA'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  checkInTime: time.nullish(),
  checkOutTime: time.nullish(),
});

export const roomType = z.looseObject({
  id,
  code: z.string().min(1),
  name: z.string(),
  maxOccupancy: z.int().nullish(),
  roomCount: z.int().nullish(),
});

export const room = z.looseObject({
  id,
  number: z.string().min(1).describe('As guests say it'),
  floor: z.string().nullish(),
  roomTypeId: id.nullish(),
  occupancy: openEnum('vacant', 'occupied').nullish(),
  housekeeping: openEnum('clean', 'dirty', 'inspected', 'pickup').nullish(),
  availability: openEnum('available', 'out_of_order', 'out_of_service').nullish(),
  maintenance: z.array(z.looseObject({ id, from: instant, to: instant, reason: z.string().nullish() })).nullish(),
  updatedAt: instant.nullish(),
  deleted: z.boolean().nullish(),
});

export const guest = z.looseObject({
  id,
  firstName: z.string().nullish(),
  lastName: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish().describe('E.164 where it can be'),
  language: z.string().nullish().describe('BCP 47'),
  notes: z.string().nullish(),
  preferences: z.array(z.looseObject({ key: z.string(), value: z.string() })).nullish(),
  mergedIntoId: id.nullish(),
  updatedAt: instant,
  deleted: z.boolean().nullish(),
});

export const reservation = z.looseObject({
  id,
  confirmationNumber: z.string().min(1),
  channelReference: z.string().nullish(),
  status: openEnum('booked', 'tentative', 'in_house', 'checked_out', 'cancelled', 'no_show'),
  arrivalDate: date,
  departureDate: date,
  expectedArrivalAt: instant.nullish(),
  roomId: id.nullish(),
  roomNumber: z.string().nullish(),
  roomTypeId: id.nullish(),
  adults: z.int().min(0).nullish(),
  children: z.int().min(0).nullish(),
  primaryGuestId: id.nullish(),
  primaryGuest: guest.nullish().describe('A copy of the main guest; needed where guests.read is not announced'),
  ratePlanId: z.string().nullish(),
  balance: money.nullish().describe('Still to pay; negative: paid too much'),
  total: money.nullish().describe('What the stay comes to in all, paid or not'),
  notes: z.array(z.looseObject({ id: id.nullish(), text: z.string() })).nullish(),
  postingAllowed: z.boolean().nullish(),
  updatedAt: instant,
  deleted: z.boolean().nullish(),
});

export const rate = z.looseObject({
  ratePlanId: id,
  ratePlanName: z.string(),
  roomTypeId: id,
  date,
  price: money,
  special: z.boolean().nullish().describe('An offer rather than the usual price'),
});

export const availability = z.looseObject({
  roomTypeId: id,
  date,
  available: z.int(),
  total: z.int().nullish(),
});

const externalId = z.string().min(1).max(64).describe('ServiceChat’s own id: the same again is the same record');

export const requestBody = z.object({
  externalId,
  kind: z.enum(['service', 'housekeeping', 'maintenance', 'complaint', 'information']),
  department: z.enum([
    'front_desk',
    'housekeeping',
    'maintenance',
    'restaurant',
    'concierge',
    'reservations',
    'management',
  ]),
  priority: z.enum(['low', 'normal', 'high', 'urgent']),
  title: z.string(),
  description: z.string(),
  reservationId: id.nullable(),
  guestId: id.nullable(),
  roomNumber: z.string().nullable(),
  dueAt: instant,
  createdAt: instant,
});
export const requestPatch = z.object({
  status: z.enum(['open', 'done', 'cancelled']),
  changedAt: instant,
});
export const request = z.looseObject({ id, status: openEnum('open', 'in_progress', 'done', 'cancelled') });

export const communicationBody = z.object({
  reservationId: id.nullable(),
  guestId: id.nullable(),
  channel: z.string(),
  language: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  text: z.string().describe('The whole conversation so far, one line a message: it replaces what was sent before'),
});

export const chargeBody = z.object({
  externalId,
  description: z.string(),
  quantity: z.int().min(1),
  unitPrice: money.describe('Tax included'),
  serviceDate: date,
});
export const charge = z.looseObject({ id, voided: z.boolean().nullish() });
export const voidBody = z.object({ reason: z.string() });

export const preferenceBody = z.object({ value: z.string(), source: z.literal('servicechat'), updatedAt: instant });

export const guestPatch = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const arrivalBody = z.object({
  arrivalTime: time.nullable().describe('At the hotel; null: not told'),
  companions: z.array(z.string()).describe('Names of whoever comes along'),
  nationality: z.string().nullable().describe('ISO 3166-1 alpha-2'),
  carNumber: z.string().describe('As on the plate; empty: not told'),
});

export const noteBody = z.object({
  text: z.string(),
  visibility: z.literal('staff'),
  category: z.enum(['request', 'complaint', 'preference', 'communication']),
});
/** The answer to a write of which only the record's id is needed. */
export const written = z.looseObject({ id });

export const webhookBody = z.object({
  url: z.url(),
  events: z.array(z.string()),
  secret: z.string().describe('whsec_ and Base64, as Standard Webhooks has it'),
});
export const webhook = z.looseObject({ id, url: z.string() });

/** The body of a notice to ServiceChat. It holds only an id, because the record is read again. */
export const notice = z.looseObject({
  type: openEnum(
    'reservation.created',
    'reservation.updated',
    'reservation.cancelled',
    'reservation.no_show',
    'reservation.checked_in',
    'reservation.checked_out',
    'reservation.room_changed',
    'reservation.deleted',
    'guest.created',
    'guest.updated',
    'guest.merged',
    'guest.deleted',
    'room.updated',
    'room.status_changed',
    'rate.updated',
  ),
  time: instant.nullish(),
  data: z.looseObject({ id: id.nullish() }).nullish(),
});

export const problem = z.looseObject({
  status: z.int(),
  title: z.string(),
  code: openEnum(
    'invalid_request',
    'unauthorized',
    'forbidden',
    'not_found',
    'conflict',
    'not_supported',
    'rate_limited',
    'unavailable',
  ),
  detail: z.string().nullish(),
});

export type BridgeRoom = z.infer<typeof room>;
export type BridgeRoomType = z.infer<typeof roomType>;
export type BridgeGuest = z.infer<typeof guest>;
export type BridgeReservation = z.infer<typeof reservation>;
export type BridgeMoney = z.infer<typeof money>;
