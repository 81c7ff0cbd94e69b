import { z } from 'zod';
import { EXCEPTIONS, ITEMS, PER, PLACES, WHO } from './terms.ts';

/** `HH:MM` at the house; 24:00 is midnight at the day's end, an hour past midnight that of the next day. */
const clock = z.string().regex(/^\d{2}:\d{2}$/);
/** `MM-DD` */
const yearDay = z.string().regex(/^\d{2}-\d{2}$/);

/** A part of the year: named, or from a day to a day, both in it. */
const season = z.union([
  z.strictObject({ name: z.enum(['summer', 'winter']) }),
  z.strictObject({ from: yearDay, until: yearDay }),
]);
export type Season = z.infer<typeof season>;

/** Whole years, both ends in it; null: open. */
const ages = z.strictObject({ min: z.number().nullable(), max: z.number().nullable() });
export type Ages = z.infer<typeof ages>;

/** Monday is 0. `holidays`: public ones. */
const days = z.strictObject({ days: z.array(z.number().int().min(0).max(6)), holidays: z.boolean() });
export type Days = z.infer<typeof days>;

const span = z.strictObject({ from: clock.nullable(), until: clock.nullable() });
export type Span = z.infer<typeof span>;

/** Of two rules for a day the narrower counts: a season before none, named days before every day. No spans: closed. */
const hoursRule = z.strictObject({
  days: days.nullable(),
  season: season.nullable(),
  spans: z.array(span),
  roundClock: z.boolean(),
});
export type HoursRule = z.infer<typeof hoursRule>;

const cost = z.union([
  z.strictObject({
    amountMinor: z.number().int().nonnegative(),
    currency: z.string().length(3),
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

export const UNITS = [
  'kilogram',
  'gram',
  'pound',
  'meter',
  'centimeter',
  'kilometer',
  'mile',
  'foot',
  'minute',
  'hour',
  'day',
  'count',
  'year',
] as const;
export type Unit = (typeof UNITS)[number];

const value = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('presence'), is: z.enum(['yes', 'no', 'on_request']) }),
  z.strictObject({ type: z.literal('hours'), rules: z.array(hoursRule).min(1) }),
  z.strictObject({ type: z.literal('price'), tiers: z.array(tier).min(1) }),
  z.strictObject({
    type: z.literal('limit'),
    bound: z.enum(['most', 'least']),
    value: z.number(),
    unit: z.enum(UNITS),
  }),
  z.strictObject({
    type: z.literal('distance'),
    value: z.number(),
    unit: z.enum(UNITS),
    way: z.enum(['on_foot', 'by_car', 'by_bus']).nullable(),
  }),
  z.strictObject({ type: z.literal('list'), items: z.array(z.enum(ITEMS)), names: z.array(z.string()) }),
  z.strictObject({ type: z.literal('credential'), word: z.string().min(1) }),
  z.strictObject({ type: z.literal('contact'), phone: z.string().min(1) }),
  z.strictObject({ type: z.literal('place'), place: z.enum(PLACES), floor: z.number().nullable() }),
  z.strictObject({ type: z.literal('text'), text: z.string() }),
]);
export type Value = z.infer<typeof value>;
export type ValueOf<T extends Value['type']> = Extract<Value, { type: T }>;

/** One thing the house tells of itself, with the words it was read from. */
export const fact = z.strictObject({
  /** `subject.attribute` of the catalogue. */
  attribute: z.string(),
  value,
  /** Under which it holds, beside those inside the value. */
  conditions: z.array(z.strictObject({ booking: z.enum(['needed', 'not_needed', 'impossible']) })),
  /** A denial or an exception travels with its fact, always. */
  exceptions: z.array(z.enum(EXCEPTIONS)),
  source: z.strictObject({ id: z.string(), label: z.string(), quote: z.string(), language: z.string() }),
});
export type Fact = z.infer<typeof fact>;
export type FactSource = Fact['source'];

/** A text of the owner's: an entry with its question, or words without one. */
export interface OwnText {
  id: string;
  /** '' where nothing was asked. */
  question: string;
  text: string;
  language: string;
  /** What it is about, where that is known without reading. */
  subject?: string;
}
