import { z } from 'zod';
import { readAmount } from '../../pms/values/amount.ts';

const TEXT_MAX = 200;
const NOTES_MAX = 10_000;
const ROOMS_MAX = 50;
const NIGHTS_MAX = 3_000;

const text = z.string().max(TEXT_MAX);
const id = z.string().min(1).max(TEXT_MAX);
const day = z.iso.date({ error: 'A date such as 2026-12-24' });
const count = z.int().min(0).max(99);

const room = z.strictObject({
  roomType: text.optional().describe('Its name or code in your system; mapped in the desk'),
  roomTypeName: text.optional(),
  ratePlan: text.optional(),
  adults: count.optional(),
  children: count.optional(),
  guest: z.strictObject({ firstName: text.optional(), lastName: text.optional() }).optional(),
});

const guest = z.strictObject({
  firstName: text.optional(),
  lastName: text.optional(),
  email: z.string().max(320).optional(),
  phone: text.optional().describe('With its country: +4917…; one that cannot be dialled is left out'),
  language: text.optional().describe('BCP 47'),
  consent: z.array(text).max(20).optional().describe('Not used yet: guests give consent in the chat itself'),
});

const common = {
  externalId: id.describe('Your id of the booking'),
  version: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Counts up with each change of the booking'),
  propertyId: text.optional().describe('Held against the one that was connected, where one was'),
  otaName: text.optional().describe('Who sold it'),
  otaReference: text.optional().describe('The number the seller gave it'),
  confirmationNumber: text.optional().describe('The number that the hotel and its PMS know it by'),
  arrivalTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time such as 17:30' })
    .optional(),
  rooms: z.array(room).min(1).max(ROOMS_MAX).optional(),
  guest: guest.optional(),
  notes: z.string().max(NOTES_MAX).optional(),
};

/** When it happened, in any usual form of ISO 8601. */
const timestamp = z.iso.datetime({ offset: true, error: 'An instant such as 2026-03-02T08:15:30Z' });

/** Events with the whole booking. Programs name them differently, with the same content. */
const WHOLE = [
  'reservation.upserted',
  'reservation.created',
  'reservation.updated',
  'reservation.room_changed',
] as const;
/** Events with only a new state: number and version are enough. */
const BECAME = [
  'reservation.cancelled',
  'reservation.no_show',
  'reservation.checked_in',
  'reservation.checked_out',
] as const;

const propertyId = common.propertyId;
const ofNight = {
  date: day.describe('The day on which the night begins'),
  roomType: id.describe('Its name or code in your system, as in bookings'),
  roomTypeName: text.optional(),
};
const nights = {
  'availability.updated': z.strictObject({
    propertyId,
    nights: z
      .array(
        z.strictObject({
          ...ofNight,
          available: z.int().min(0).max(9_999).describe('Rooms still to be sold in this night'),
          total: z.int().min(0).max(9_999).optional().describe('All there are of this type'),
          maxPersons: z.int().min(1).max(99).optional().describe('What such a room takes'),
        }),
      )
      .min(1)
      .max(NIGHTS_MAX),
  }),
  'rates.updated': z.strictObject({
    propertyId,
    rates: z
      .array(
        z
          .strictObject({
            ...ofNight,
            ratePlan: id.describe('Its code; plans of a night that are not named are sold no more'),
            ratePlanName: text.optional(),
            amount: z
              .string()
              .regex(/^\d{1,12}(\.\d{1,6})?$/, { error: 'A decimal such as 129.00' })
              .describe('Of one room for this night'),
            currency: z.string().regex(/^[A-Z]{3}$/, { error: 'A currency such as EUR' }),
            offer: z.boolean().optional().describe('Is it a special offer?'),
          })
          .refine(({ amount, currency }) => Number(readAmount(amount, currency)?.amount) !== 0, {
            error: 'A night without a price is left out; none is for nothing',
            path: ['amount'],
          }),
      )
      .min(1)
      .max(NIGHTS_MAX),
  }),
};

/** The events of a custom channel manager, as described in docs/channel-managers/custom.md. */
export const customEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(WHOLE),
    timestamp,
    data: z
      .strictObject({
        ...common,
        status: z.enum(['confirmed', 'modified', 'checked_in', 'checked_out', 'no_show', 'cancelled']),
        arrival: day,
        departure: day,
      })
      .refine(({ arrival, departure }) => departure >= arrival, {
        error: 'departure must not be before arrival',
        path: ['departure'],
      }),
  }),
  z.strictObject({
    type: z.enum(BECAME),
    timestamp,
    data: z.strictObject({ ...common, arrival: day.optional(), departure: day.optional() }),
  }),
  z.strictObject({ type: z.literal('availability.updated'), timestamp, data: nights['availability.updated'] }),
  z.strictObject({ type: z.literal('rates.updated'), timestamp, data: nights['rates.updated'] }),
]);
export type CustomEvent = z.infer<typeof customEvent>;
/** The availability per night. */
export type NightsEvent = Extract<CustomEvent, { type: 'availability.updated' | 'rates.updated' }>;
export type BookingEvent = Exclude<CustomEvent, NightsEvent>;
