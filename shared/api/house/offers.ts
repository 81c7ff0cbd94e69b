import { z } from 'zod';
import { OFFER_PHASES, OFFER_UNITS } from '../../domain/house/offer.ts';
import { INTENTS } from '../../domain/intents.ts';
import { DEPARTMENTS } from '../../domain/task.ts';
import { languageField, moneyField, text } from '../common.ts';

const rule = z.strictObject({
  topics: z
    .array(z.enum(INTENTS))
    .max(20)
    .default([])
    .describe('The extra is offered when a guest asks about one of these topics'),
  phase: z.enum(OFFER_PHASES).default('any'),
  daysBeforeMax: z.int().min(0).max(365).nullable().default(null),
  nightsMin: z.int().min(1).max(365).nullable().default(null),
  roomTypes: z.array(text(100)).max(50).default([]),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .default([])
    .describe('The weekdays of arrival: 1 is Monday, 7 is Sunday'),
});

const names = z
  .array(z.strictObject({ language: languageField, name: text(120) }))
  .min(1)
  .max(60);

const fields = {
  kind: z.enum([...INTENTS, 'other']).describe('The topic for which a guest can request the extra by name'),
  names,
  price: moneyField.nullable(),
  unit: z.enum(OFFER_UNITS),
  rule,
  department: z.enum(DEPARTMENTS),
  onRequest: z.boolean().describe('Whether a colleague must confirm it before a charge'),
  active: z.boolean(),
};

/** An extra that the hotel sells. */
export const createOfferBody = z.strictObject({
  ...fields,
  price: fields.price.default(null),
  unit: fields.unit.default('stay'),
  rule: rule.default({ topics: [], phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] }),
  department: fields.department.default('front_desk'),
  onRequest: fields.onRequest.default(false),
  active: fields.active.default(true),
});

export const updateOfferBody = z.strictObject(fields).partial();

export const offer = z.strictObject({
  id: z.string(),
  kind: z.string(),
  names: z.array(z.strictObject({ language: z.string(), name: z.string() })),
  price: z.strictObject({ amount: z.string(), currency: z.string() }).nullable(),
  unit: z.enum(OFFER_UNITS),
  rule: z.strictObject({
    topics: z.array(z.enum(INTENTS)),
    phase: z.enum(OFFER_PHASES),
    daysBeforeMax: z.int().nullable(),
    nightsMin: z.int().nullable(),
    roomTypes: z.array(z.string()),
    weekdays: z.array(z.int()),
  }),
  department: z.enum(DEPARTMENTS),
  onRequest: z.boolean(),
  active: z.boolean(),
  position: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
