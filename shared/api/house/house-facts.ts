import { z } from 'zod';
import { EXCEPTIONS, ITEMS, PER, PLACES, UNITS, WHO } from '../../domain/house/fact-terms.ts';
import { currencyField, text } from '../common.ts';

/** Formats of fact values, as stored and exchanged. */

const ROWS_MAX = 50;
const AMOUNT_MINOR_MAX = 1_000_000_000_000;
const measure = z.number().min(0).max(1_000_000_000);

/** `HH:MM` in the property's time zone; 24:00 is the end of the day, 25:00 is one o'clock of the next day. */
const clock = z
  .string()
  .max(5)
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'An hour such as 07:30' });
/** `MM-DD` */
const yearDay = z
  .string()
  .max(5)
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'A day of the year such as 06-15' });

/** A named season, or one from a day to a day, both included. */
const season = z.union([
  z.strictObject({ name: z.enum(['summer', 'winter']) }),
  z.strictObject({ from: yearDay, until: yearDay }),
]);
export type Season = z.infer<typeof season>;

const age = z.number().min(0).max(150);
/** Whole years, both included; null: open. */
const ages = z.strictObject({ min: age.nullable(), max: age.nullable() });
export type Ages = z.infer<typeof ages>;

/** Monday is 0. `holidays`: also public holidays. */
const days = z.strictObject({ days: z.array(z.number().int().min(0).max(6)).max(7), holidays: z.boolean() });
export type Days = z.infer<typeof days>;

const span = z.strictObject({ from: clock.nullable(), until: clock.nullable() });
export type Span = z.infer<typeof span>;

/** When two rules match a day, the narrower one applies: a season before none, named days before every day. No spans: closed. */
const hoursRule = z.strictObject({
  days: days.nullable(),
  season: season.nullable(),
  spans: z.array(span).max(8),
  roundClock: z.boolean(),
});
export type HoursRule = z.infer<typeof hoursRule>;

const cost = z.union([
  z.strictObject({
    amountMinor: z.number().int().min(0).max(AMOUNT_MINOR_MAX),
    currency: currencyField,
    from: z.boolean(),
  }),
  z.enum(['free', 'included', 'not_included', 'on_request']),
]);
export type Cost = z.infer<typeof cost>;

const tier = z.strictObject({
  cost,
  per: z.enum(PER).nullable(),
  who: z.enum(WHO).nullable(),
  ages: ages.nullable(),
  days: days.nullable(),
  season: season.nullable(),
});
export type Tier = z.infer<typeof tier>;

/** A fact's value, by its type. Durations and counts are limits. */
export const factValue = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('presence'), is: z.enum(['yes', 'no', 'on_request']) }),
  z.strictObject({ type: z.literal('hours'), rules: z.array(hoursRule).min(1).max(ROWS_MAX) }),
  z.strictObject({ type: z.literal('price'), tiers: z.array(tier).min(1).max(ROWS_MAX) }),
  z.strictObject({
    type: z.literal('limit'),
    bound: z.enum(['most', 'least']),
    value: measure,
    unit: z.enum(UNITS),
  }),
  z.strictObject({
    type: z.literal('distance'),
    value: measure,
    unit: z.enum(UNITS),
    way: z.enum(['on_foot', 'by_car', 'by_bus']).nullable(),
  }),
  z.strictObject({
    type: z.literal('list'),
    items: z.array(z.enum(ITEMS)).max(ITEMS.length),
    names: z.array(text(200)).max(ROWS_MAX),
  }),
  z.strictObject({ type: z.literal('credential'), word: text(200) }),
  z.strictObject({ type: z.literal('contact'), phone: text(60) }),
  z.strictObject({
    type: z.literal('place'),
    place: z.enum(PLACES),
    floor: z.number().int().min(-20).max(200).nullable(),
  }),
  z.strictObject({ type: z.literal('text'), text: text(4_000) }),
]);
export type FactValue = z.infer<typeof factValue>;
export type ValueOf<T extends FactValue['type']> = Extract<FactValue, { type: T }>;

/** Conditions of a fact, in addition to those inside its value. */
export const factConditions = z
  .array(z.strictObject({ booking: z.enum(['needed', 'not_needed', 'impossible']) }))
  .max(4);
export type FactConditions = z.infer<typeof factConditions>;

/** Exceptions to a prohibition or permission. */
export const factExceptions = z.array(z.enum(EXCEPTIONS)).max(EXCEPTIONS.length);
