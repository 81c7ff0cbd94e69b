import { z } from 'zod';
import { FACT_SOURCES, FACT_STATUSES, SOURCE_STATES } from '../../domain/house/fact-terms.ts';
import { languageField, listOf, pageQuery, text } from '../common.ts';
import { factConditions, factExceptions, factValue } from './house-facts.ts';

const attribute = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-zA-Z]+\.[a-zA-Z]+$/, { error: 'An attribute of the catalogue such as breakfast.hours' });

const inLanguage = languageField
  .optional()
  .describe('The language of `said` and the labels; absent: the property’s language');

export const factsQuery = z.strictObject({
  ...pageQuery,
  subject: z.string().min(1).max(40).optional().describe('The subject, such as breakfast'),
  status: z.enum(FACT_STATUSES).optional(),
  language: inLanguage,
});

export const houseFact = z.strictObject({
  id: z.string(),
  attribute: z.string(),
  value: factValue,
  conditions: factConditions,
  exceptions: factExceptions,
  status: z.enum(FACT_STATUSES),
  source: z.strictObject({
    type: z.enum(FACT_SOURCES),
    id: z.string(),
    label: z.string().describe('The question of the entry; empty if it has none'),
    quote: z.string().describe('The source sentence of the fact'),
    language: z.string(),
    state: z.enum(SOURCE_STATES).describe('Whether the source still contains the fact'),
  }),
  said: z.string().describe('The fact, worded as guests read it'),
  updatedAt: z.string(),
});
export type HouseFact = z.infer<typeof houseFact>;

export const factBody = z.strictObject({
  attribute,
  value: factValue,
  conditions: factConditions.default([]),
  exceptions: factExceptions.default([]),
  source: z
    .strictObject({ type: z.enum(['page']), id: text(500), quote: text(4_000), language: languageField })
    .optional()
    .describe('The address of the web page; absent: the owner entered the fact'),
});

export const updateFactBody = z.strictObject({
  status: z.enum(FACT_STATUSES).optional(),
  value: factValue.optional(),
  conditions: factConditions.optional(),
  exceptions: factExceptions.optional(),
  seen: z
    .string()
    .max(40)
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});

export const catalogueQuery = z.strictObject({ language: inLanguage });

const namedTerm = z.strictObject({ name: z.string(), label: z.string() });

export const catalogueAnswer = listOf(
  z.strictObject({
    attribute: z.string(),
    subject: z.string(),
    label: z.string().describe('The label of the subject, in the requested language'),
    type: z.string(),
    question: z.string().describe('The question to the owner, in English'),
    kept: z.enum(['fact', 'text']).describe('`text`: answered by an entry of the training, not by a fact'),
  }),
).extend({
  terms: z
    .record(z.string(), z.array(namedTerm))
    .describe('The permitted parts of a value, with labels: per, who, places, items, exceptions'),
});

export const coverageAnswer = z.strictObject({
  answerable: z.int().describe('The number of these questions that can be answered now'),
  asked: z.int().describe('The number of questions about the hotel in the last three months'),
  missing: z.array(z.strictObject({ attribute: z.string(), askedCount: z.int() })),
  languages: z.array(
    z.strictObject({
      code: z.string(),
      facts: z.int().describe('The number of facts available in the language'),
      texts: z.int().describe('The number of entries and texts available in the language'),
      missingTexts: z.int(),
    }),
  ),
});
