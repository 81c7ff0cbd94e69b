import { z } from 'zod';
import { readCoordinates } from '../../domain/house/coordinates.ts';
import {
  currencyField,
  distinct,
  instantField,
  languageField,
  originField,
  phoneField,
  text,
  timezoneField,
} from '../common.ts';

const accent = z
  .string()
  .min(1)
  .max(7)
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour such as #1a6b54' });

/** The chat's appearance. The colour applies at once; the rest is for the script tag shown in the desk. */
const appearance = z.strictObject({
  accent: accent.optional(),
  theme: z.enum(['auto', 'light', 'dark']).optional().describe('The value for the script tag’s data-theme'),
  position: z.enum(['end', 'start']).optional().describe('The value for the script tag’s data-position'),
  greeting: z.string().max(120).optional().describe('The value for the script tag’s data-greeting'),
});

const emergencyNumber = z
  .string()
  .max(12)
  .regex(/^\d{0,12}$/, { error: 'Digits such as 112' });

const bookingUrl = z
  .string()
  .max(500)
  .refine((url) => url === '' || /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/.test(url), {
    error: 'An address that begins with https://',
  });

const coordinates = z
  .string()
  .max(60)
  .refine((text) => text === '' || readCoordinates(text) !== null, {
    error: 'Latitude and longitude such as 47.5462, 9.6843',
  });

/** A property's settings. Omitted optional fields stay. */
export const propertyBody = z.strictObject({
  name: text(200),
  address: text(500),
  timezone: timezoneField,
  languages: distinct(languageField, 1, 50),
  amenities: distinct(text(100), 0, 200),
  phone: phoneField.optional(),
  emergencyNumber: emergencyNumber
    .optional()
    .describe('The emergency number for guests in danger; empty: the country’s number'),
  currency: currencyField.optional().describe('The currency of the hotel’s prices (ISO 4217), such as EUR'),
  bookingUrl: bookingUrl
    .optional()
    .describe(
      'The booking page, sent to guests who ask for a room; {arrival} and {departure} are replaced by dates (YYYY-MM-DD)',
    ),
  coordinates: coordinates
    .optional()
    .describe('The latitude and longitude in degrees, shown on channels that have maps; empty: not known'),
  origins: distinct(originField, 0, 100).optional().describe('The web origins that may embed the widget; empty: any'),
  appearance: appearance.optional(),
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});
export type PropertyBody = z.infer<typeof propertyBody>;

export const createPropertyBody = propertyBody.omit({ seen: true }).partial().required({ name: true });

export const property = z.strictObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  timezone: z.string(),
  languages: z.array(z.string()),
  amenities: z.array(z.string()),
  phone: z.string(),
  emergencyNumber: z.string(),
  currency: z.string(),
  bookingUrl: z.string(),
  coordinates: z.string(),
  origins: z.array(z.string()),
  appearance: appearance.extend({ accent: z.string().optional() }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Property = z.infer<typeof property>;

/** Whether staff closed the setup guide. */
export const guideState = z.strictObject({ left: z.boolean() });
export type GuideState = z.infer<typeof guideState>;

/** Pages on which the widget was loaded. */
export const sightings = z.strictObject({
  lastSeenAt: z.string().nullable(),
  sites: z.array(z.strictObject({ origin: z.string(), firstAt: z.string(), lastAt: z.string() })),
});
export type Sightings = z.infer<typeof sightings>;
