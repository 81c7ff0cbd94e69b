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
  q: z.string().min(1).max(100).optional().describe('The beginning of a name, an e-mail address or a number'),
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
    .describe('Topics the rate includes, such as breakfast, or words of the hotel’s own'),
  balance: moneyField.nullable(),
  total: moneyField.nullable().describe('What the stay comes to in all, paid or not; null: nobody said'),
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
    .describe('What the stay comes to in all, paid or not; null: the PMS does not tell'),
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
    arrivalTime: clock.nullable().describe('HH:MM at the property; null: not told'),
    companions: z.array(plainWords(100).min(1)).max(COMPANIONS_MAX).describe('Names of whoever comes along'),
    nationality: z
      .string()
      .max(2)
      .regex(/^[A-Z]{2}$/, { error: 'A country such as DE (ISO 3166-1 alpha-2)' })
      .nullable(),
    carNumber: plainWords(20).describe('As on the plate; empty: not told'),
  })
  .partial();

export const registration = z.strictObject({
  arrivalTime: z.string().nullable(),
  companions: z.array(z.string()),
  nationality: z.string().nullable(),
  carNumber: z.string(),
  askedAt: z.string().nullable().describe('When a colleague asked the guest for it last; null: nobody did'),
  state: z
    .enum(REGISTRATION_STATES)
    .describe('`told`: at least one of these; `asked`: a colleague asked, nothing came yet'),
});

export const askRegistrationBody = z.strictObject({
  conversationId: idField.describe('A conversation to which the booking is open'),
  text: text(4_000).describe('What the guest is written, in the guest’s language'),
});

export const reservationQuery = z.strictObject({
  ...pageQuery,
  guest: z.string().min(1).max(64).optional(),
  state: z.enum(RESERVATION_STATES).optional(),
  number: z.string().min(1).max(64).optional().describe('The confirmation number'),
  from: dateField.optional().describe('Arrivals on or after'),
  to: dateField.optional().describe('Arrivals on or before'),
});

const spend = z
  .array(z.strictObject({ amount: z.string(), currency: z.string() }))
  .describe('What their stays came to, one sum for each currency: as the PMS tells, else what was sold in the chat');

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
  pmsPreferences: z.array(z.string()).describe('What the PMS says they like, in its words'),
  conversations: z.array(
    z.strictObject({ id: z.string(), channel: z.string(), state: z.string(), updatedAt: z.string() }),
  ),
  consents: z
    .array(
      z.strictObject({
        version: z.string(),
        language: z.string().nullable().describe('Of the text that was shown; null: the page did not say'),
        granted: z.boolean(),
        at: z.string(),
      }),
    )
    .describe('What they agreed to in their conversations, the oldest first'),
});

export const linkBody = z.strictObject({ reservationId: idField, reason: text(300) });
export const closeBookingsBody = z.strictObject({
  reservationId: idField.optional().describe('This one alone; left out: every booking'),
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
        .describe('How the conversation may see it; null: only staff do'),
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
  keys: z.int().describe('Valid ones: 0, 1, or 2 while the one before the newest still is'),
  algorithm: z.literal('HS256'),
  audience: z.string(),
});
export const identityKey = z.strictObject({ key: z.string(), algorithm: z.literal('HS256'), audience: z.string() });
