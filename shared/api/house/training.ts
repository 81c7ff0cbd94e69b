import { z } from 'zod';
import { INTENTS } from '../../domain/intents.ts';
import { idField, text } from '../common.ts';

export const FAQS_MAX = 1_000;

/** A text that may be empty; omitted means empty. */
function optionalText(charactersMax: number) {
  return z.string().max(charactersMax).default('');
}

const propertyInfo = z.strictObject({
  checkIn: optionalText(100),
  checkOut: optionalText(100),
  policies: optionalText(20_000),
  specialties: optionalText(20_000),
});

/** Replaces all training. An entry with an id keeps that id. */
export const trainingBody = z.strictObject({
  propertyInfo,
  faqs: z.array(z.strictObject({ id: idField.optional(), question: text(500), answer: text(4_000) })).max(FAQS_MAX),
  revision: z
    .int()
    .min(0)
    .optional()
    .describe('The revision you last read. If it has changed since, the call fails with a conflict'),
});
export type TrainingBody = z.infer<typeof trainingBody>;

export const faq = z.strictObject({ id: z.string(), question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faq>;

export const trainingAnswer = z.strictObject({
  propertyInfo: z.strictObject({
    checkIn: z.string(),
    checkOut: z.string(),
    policies: z.string(),
    specialties: z.string(),
  }),
  faqs: z.array(faq),
  coverage: z.strictObject({ answered: z.array(z.enum(INTENTS)), missing: z.array(z.enum(INTENTS)) }),
  revision: z.int().describe('The revision; it increases by one with each change'),
});
export type Training = Pick<z.infer<typeof trainingAnswer>, 'propertyInfo' | 'faqs'>;
