import { z } from 'zod';
import { FORM_FIELDS } from '../domain/house/form-field.ts';
import { OFFER_UNITS } from '../domain/house/offer.ts';

/** Cards shown below a message's text. The text says the same, so clients without cards lose nothing. */

const price = z
  .object({ amount: z.string().describe('A decimal, such as 45.00'), currency: z.string().describe('ISO 4217') })
  .nullable()
  .describe('Null: free, or nobody said what it costs');

/** An extra of the hotel: offered, requested or booked. Its buttons are the message's quick replies. */
const offer = z.object({
  type: z.literal('offer'),
  name: z.string().describe('The extra, as the guest reads it'),
  price: price.describe('For this guest in all; null: free'),
  state: z.enum(['offered', 'requested', 'booked']),
});

/** Rooms to book. Without days: just the hotel's booking page. */
const booking = z.object({
  type: z.literal('booking'),
  arrival: z.string().optional().describe('The day of arrival, YYYY-MM-DD'),
  departure: z.string().optional().describe('The day of departure, YYYY-MM-DD'),
  rooms: z
    .array(z.object({ name: z.string().describe('The room type'), price: price.describe('One room for all nights') }))
    .describe('What is free on these days'),
  url: z.string().optional().describe('Where it can be booked, with the days in it'),
});

/** The hotel's location. Directions open in the guest's own map. */
const place = z.object({
  type: z.literal('place'),
  name: z.string().describe('The house'),
  address: z.string().describe('As it is written on a letter'),
  latitude: z.number().optional().describe('In degrees, where the house has set it'),
  longitude: z.number().optional().describe('In degrees, where the house has set it'),
});

/** Opening hours. Monday is 1; a day not listed is closed. */
const hours = z.object({
  type: z.literal('hours'),
  rows: z.array(
    z.object({
      days: z.array(z.int().min(1).max(7)).describe('Which days have these hours: Monday is 1'),
      spans: z
        .array(
          z.object({
            from: z.string().describe('HH:MM at the house'),
            until: z.string().describe('HH:MM at the house'),
          }),
        )
        .describe('None: closed'),
      roundClock: z.boolean().describe('Is it open day and night?'),
    }),
  ),
});

/** A list of items with prices. */
const menu = z.object({
  type: z.literal('menu'),
  items: z.array(
    z.object({
      name: z.string().describe('What it is'),
      price,
      unit: z.enum(OFFER_UNITS).describe('For what the price is'),
    }),
  ),
});

/** Other ways to contact the hotel. */
const contact = z.object({
  type: z.literal('contact'),
  name: z.string().describe('The house'),
  phone: z.string().optional().describe('In international format (E.164)'),
  opensAt: z.string().optional().describe('When somebody is there again'),
});

/** Input fields. The filled-in values are sent as the guest's text. */
const form = z.object({
  type: z.literal('form'),
  fields: z.array(z.enum(FORM_FIELDS)).min(1).describe('What is asked, in this order'),
  choice: z.string().optional().describe('Sent along with what was filled in, as of a quick reply'),
});

/** Things to choose from or look at. */
const list = z.object({
  type: z.literal('list'),
  layout: z.enum(['rows', 'carousel']).describe('One below the other, or side by side'),
  items: z.array(
    z.object({
      title: z.string().describe('What it is'),
      text: z.string().optional().describe('More about it'),
      price: price.optional(),
      url: z.string().optional().describe('Where it leads'),
    }),
  ),
});

export const card = z.discriminatedUnion('type', [offer, booking, place, hours, menu, contact, form, list]);
export type Card = z.infer<typeof card>;
export type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;
