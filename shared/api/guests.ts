import { z } from 'zod';
import { COMPANIONS_MAX, REGISTRATION_STATES } from '../domain/house/registration.ts';
import { GRANT_LEVELS, RESERVATION_STATES } from '../domain/stay.ts';
import { MAILBOX } from '../domain/text/mailbox.ts';
import { hidePrivateNumbers } from '../domain/text/private-numbers.ts';
import { dateField, idField, languageField, moneyField, pageQuery, text } from './common.ts';

const words = (charactersMax: number) => z.string().max(charactersMax);
const clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time such as 23:00' });
const many = (max: number) => z.int().min(0).max(max);

/** A guest of the hotel. No field is required, because a booking may only have a last name. */
const guestFields = {
  firstName: words(100),
  lastName: words(100),
  email: z
    .string()
    .max(254)
    .regex(new RegExp(`^$|${MAILBOX.source}`, 'u'), { error: 'One e-mail address, or an empty text' }),
  phone: z
    .string()
    .max(16)
    .regex(/^$|^\+[1-9]\d{6,14}$/, { error: 'A number in international format (E.164), or an empty text' }),
  language: languageField.nullable(),
  notes: words(4_000),
  externalId: text(200).nullable(),
};

export const createGuestBody = z.strictObject(guestFields).partial();
export const updateGuestBody = createGuestBody;

export const guest = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string().nullable(),
  notes: z.string(),
  externalId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const guestQuery = z.strictObject({
  ...pageQuery,
  q: z.string().min(1).max(100).optional().describe('The beginning of a name, e-mail address or confirmation number'),
});

const reservationFields = {
  guestId: idField,
  confirmationNumber: text(64).refine((value) => /[\p{L}\p{N}]/u.test(value), { error: 'Letters or digits' }),
  channelReference: text(100).nullable(),
  state: z.enum(RESERVATION_STATES),
  checkIn: dateField,
  checkOut: dateField,
  arrivalTime: clock.nullable(),
  roomType: words(100),
  room: text(20).nullable(),
  adults: many(99),
  children: many(99),
  ratePlan: words(100),
  inclusions: z
    .array(text(100))
    .max(50)
    .describe('The services included in the rate: topics such as breakfast, or the hotel’s own words'),
  balance: moneyField.nullable(),
  total: moneyField.nullable().describe('The total price of the stay, paid or not; null: not known'),
  notes: words(4_000),
  externalId: text(200).nullable(),
};

const required = { guestId: true, confirmationNumber: true, checkIn: true, checkOut: true } as const;

export const createReservationBody = z.strictObject(reservationFields).partial().required(required);
export const updateReservationBody = z.strictObject(reservationFields).partial().omit({ guestId: true });

export const reservation = z.strictObject({
  id: z.string(),
  guestId: z.string(),
  confirmationNumber: z.string(),
  channelReference: z.string().nullable(),
  state: z.enum(RESERVATION_STATES),
  checkIn: z.string(),
  checkOut: z.string(),
  arrivalTime: z.string().nullable(),
  roomType: z.string(),
  room: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  ratePlan: z.string(),
  inclusions: z.array(z.string()),
  balance: z.strictObject({ amount: z.string(), currency: z.string() }).nullable(),
  total: z
    .strictObject({ amount: z.string(), currency: z.string() })
    .nullable()
    .describe('The total price of the stay, paid or not; null: the PMS does not provide it'),
  notes: z.string(),
  externalId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Text without card or document numbers, which must not be stored in chats or notes. */
const plainWords = (charactersMax: number) =>
  words(charactersMax).refine((value) => hidePrivateNumbers(value) === value, {
    error: 'Leave out the numbers of cards and documents',
  });

export const registrationBody = z
  .strictObject({
    arrivalTime: clock.nullable().describe('The expected time of arrival at the property, HH:MM; null: not known'),
    companions: z.array(plainWords(100).min(1)).max(COMPANIONS_MAX).describe('The names of the accompanying persons'),
    nationality: z
      .string()
      .max(2)
      .regex(/^[A-Z]{2}$/, { error: 'A country such as DE (ISO 3166-1 alpha-2)' })
      .nullable(),
    carNumber: plainWords(20).describe('The car’s number plate; empty: not known'),
  })
  .partial();

export const registration = z.strictObject({
  arrivalTime: z.string().nullable(),
  companions: z.array(z.string()),
  nationality: z.string().nullable(),
  carNumber: z.string(),
  askedAt: z.string().nullable().describe('The time at which a colleague last asked the guest; null: never'),
  state: z
    .enum(REGISTRATION_STATES)
    .describe('told: at least one detail is known; asked: a colleague asked, and nothing was received yet'),
});

export const askRegistrationBody = z.strictObject({
  conversationId: idField.describe('The id of a conversation to which the booking is open'),
  text: text(4_000).describe('The message to the guest, in the guest’s language'),
});

export const reservationQuery = z.strictObject({
  ...pageQuery,
  guest: z.string().min(1).max(64).optional(),
  state: z.enum(RESERVATION_STATES).optional(),
  number: z.string().min(1).max(64).optional().describe('The confirmation number'),
  from: dateField.optional().describe('Only arrivals on or after this date'),
  to: dateField.optional().describe('Only arrivals on or before this date'),
});

const spend = z
  .array(z.strictObject({ amount: z.string(), currency: z.string() }))
  .describe('The total of the guest’s stays, one amount per currency: from the PMS, or else from sales in the chat');

/** A guest with all that the hotel stores about them, shown beside a conversation. */
export const guestProfile = z.strictObject({
  ...guest.shape,
  reservations: z.array(reservation),
  spend,
  preferences: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      quote: z.string(),
      language: z.string(),
      state: z.string(),
      at: z.string(),
    }),
  ),
  pmsPreferences: z.array(z.string()).describe('The guest’s preferences in the PMS, in the PMS’s words'),
  conversations: z.array(
    z.strictObject({ id: z.string(), channel: z.string(), state: z.string(), updatedAt: z.string() }),
  ),
  consents: z
    .array(
      z.strictObject({
        version: z.string(),
        language: z.string().nullable().describe('The version of the consent text; null: the page did not state it'),
        granted: z.boolean(),
        at: z.string(),
      }),
    )
    .describe('The consents given in the guest’s conversations, oldest first'),
});

export const linkBody = z.strictObject({ reservationId: idField, reason: text(300) });
export const closeBookingsBody = z.strictObject({
  reservationId: idField.optional().describe('The id of the reservation; absent: all reservations'),
});

/** The bookings linked to a conversation, for staff. */
export const grantList = z.strictObject({
  items: z.array(
    z.strictObject({
      reservationId: z.string(),
      confirmationNumber: z.string(),
      level: z.enum(GRANT_LEVELS),
      reason: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      endsAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

/** The guest of a conversation, shown to staff beside it. */
export const conversationGuest = z.strictObject({
  guest: guest.nullable(),
  reservations: z.array(
    z.strictObject({
      ...reservation.shape,
      grant: z
        .strictObject({ level: z.enum(GRANT_LEVELS), reason: z.string() })
        .nullable()
        .describe('The reason for the conversation’s access; null: only staff have access'),
    }),
  ),
  spend,
  preferences: guestProfile.shape.preferences,
  pmsPreferences: guestProfile.shape.pmsPreferences,
  conversations: z.array(
    z.strictObject({
      id: z.string(),
      channel: z.string(),
      state: z.string(),
      updatedAt: z.string(),
      lastText: z.string(),
    }),
  ),
});

export const identityKeyState = z.strictObject({
  keys: z.int().describe('The number of valid keys: 0, 1, or 2 while the previous key is still valid'),
  algorithm: z.literal('HS256'),
  audience: z.string(),
});
export const identityKey = z.strictObject({ key: z.string(), algorithm: z.literal('HS256'), audience: z.string() });
