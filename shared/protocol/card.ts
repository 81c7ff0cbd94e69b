import { z } from 'zod';
import { FORM_FIELDS } from '../domain/house/form-field.ts';
import { OFFER_UNITS } from '../domain/house/offer.ts';

/** Cards shown below a message's text. The text says the same, so clients without cards lose nothing. */

const price = z
  .object({ amount: z.string().describe('A decimal, such as 45.00'), currency: z.string().describe('ISO 4217') })
  .nullable()
  .describe('The price; null: free or not known');

/** An extra of the hotel: offered, requested or booked. Its buttons are the message's quick replies. */
const offer = z.object({
  type: z.literal('offer'),
  name: z.string().describe('The name of the extra'),
  price: price.describe('The total price for this guest; null: free'),
  state: z.enum(['offered', 'requested', 'booked']),
});

/** Rooms to book. Without days: just the hotel's booking page. */
const booking = z.object({
  type: z.literal('booking'),
  arrival: z.string().optional().describe('The date of arrival, YYYY-MM-DD'),
  departure: z.string().optional().describe('The date of departure, YYYY-MM-DD'),
  rooms: z
    .array(
      z.object({
        name: z.string().describe('The name of the room type'),
        price: price.describe('The price of one room for all nights'),
      }),
    )
    .describe('The room types available on these dates'),
  url: z.string().optional().describe('The booking page, with the dates in the address'),
});

/** The hotel's location. Directions open in the guest's own map. */
const place = z.object({
  type: z.literal('place'),
  name: z.string().describe('The name of the hotel'),
  address: z.string().describe('The postal address'),
  latitude: z.number().optional().describe('In degrees; absent: not known'),
  longitude: z.number().optional().describe('In degrees; absent: not known'),
});

/** Opening hours. Monday is 1; a day not listed is closed. */
const hours = z.object({
  type: z.literal('hours'),
  rows: z.array(
    z.object({
      days: z.array(z.int().min(1).max(7)).describe('The days with these hours: 1 is Monday, 7 is Sunday'),
      spans: z
        .array(
          z.object({
            from: z.string().describe('HH:MM in the property’s time zone'),
            until: z.string().describe('HH:MM in the property’s time zone'),
          }),
        )
        .describe('The opening periods; empty: closed'),
      roundClock: z.boolean().describe('Whether it is open 24 hours a day'),
    }),
  ),
});

/** A list of items with prices. */
const menu = z.object({
  type: z.literal('menu'),
  items: z.array(
    z.object({
      name: z.string().describe('The name of the item'),
      price,
      unit: z.enum(OFFER_UNITS).describe('The unit of the price'),
    }),
  ),
});

/** Other ways to contact the hotel. */
const contact = z.object({
  type: z.literal('contact'),
  name: z.string().describe('The name of the hotel'),
  phone: z.string().optional().describe('The phone number in international format (E.164)'),
  opensAt: z.string().optional().describe('The time at which staff are available again'),
});

/** Input fields. The filled-in values are sent as the guest's text. */
const form = z.object({
  type: z.literal('form'),
  fields: z.array(z.enum(FORM_FIELDS)).min(1).describe('The fields to fill in, in order'),
  choice: z.string().optional().describe('The quick reply id to send with the values'),
});

/** Things to choose from or look at. */
const list = z.object({
  type: z.literal('list'),
  layout: z.enum(['rows', 'carousel']).describe('The arrangement: a vertical list or a carousel'),
  items: z.array(
    z.object({
      title: z.string().describe('The title of the item'),
      text: z.string().optional().describe('Further information'),
      price: price.optional(),
      url: z.string().optional().describe('The address it opens'),
    }),
  ),
});

export const card = z.discriminatedUnion('type', [offer, booking, place, hours, menu, contact, form, list]);
export type Card = z.infer<typeof card>;
export type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;
