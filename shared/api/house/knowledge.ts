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
  .describe('In which `said`, and labels, are put; left out: the property’s own');

export const factsQuery = z.strictObject({
  ...pageQuery,
  subject: z.string().min(1).max(40).optional().describe('Such as breakfast'),
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
    label: z.string().describe('The question of its entry; empty where it has none'),
    quote: z.string().describe('The sentence it was read from'),
    language: z.string(),
    state: z.enum(SOURCE_STATES).describe('Does its source still say it'),
  }),
  said: z.string().describe('The fact as a guest would be told it'),
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
    .describe('The web page it stands on; left out: the owner wrote it by hand'),
});

export const updateFactBody = z.strictObject({
  status: z.enum(FACT_STATUSES).optional(),
  value: factValue.optional(),
  conditions: factConditions.optional(),
  exceptions: factExceptions.optional(),
  seen: z.string().max(40).optional().describe('The updatedAt the caller has seen; another by now is a conflict'),
});

export const catalogueQuery = z.strictObject({ language: inLanguage });

const named = z.strictObject({ name: z.string(), label: z.string() });

export const catalogueAnswer = listOf(
  z.strictObject({
    attribute: z.string(),
    subject: z.string(),
    label: z.string().describe('The subject, in the language asked for'),
    type: z.string(),
    question: z.string().describe('What the owner is asked for it, in English'),
    kept: z.enum(['fact', 'text']).describe('`text`: answered by an entry of the training, not by a fact'),
  }),
).extend({
  terms: z
    .record(z.string(), z.array(named))
    .describe('What a value may hold, with labels: per, who, places, items, exceptions'),
});

export const coverageAnswer = z.strictObject({
  answerable: z.int().describe('How many of the questions asked could be answered now'),
  asked: z.int().describe('Questions about the house that guests asked in the last three months'),
  missing: z.array(z.strictObject({ attribute: z.string(), askedCount: z.int() })),
  languages: z.array(
    z.strictObject({
      code: z.string(),
      facts: z.int().describe('Facts that can be told in it'),
      texts: z.int().describe('Entries and texts that are there in it'),
      missingTexts: z.int(),
    }),
  ),
});
