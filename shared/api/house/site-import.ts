import { z } from 'zod';
import { idField, languageField, text } from '../common.ts';
import { FAQ_IMPORT_CHARACTERS_MAX, faqImport } from './faq-import.ts';
import { factConditions, factExceptions, factValue } from './house-facts.ts';
import { factBody } from './knowledge.ts';

const ADDRESS_LETTERS_MAX = 500;
const KEPT_AT_ONCE_MAX = 300;
const KNOWN_FACT = { id: 'fct_01J00000000000000000000000', said: 'Breakfast is from 7:00 to 10:30.', isSame: false };

/** A page of the hotel's own site: fetched by this server, or given as HTML. */
export const pageBody = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(ADDRESS_LETTERS_MAX)
      .describe('The address of the page'),
    content: text(FAQ_IMPORT_CHARACTERS_MAX)
      .optional()
      .meta({
        description: 'The HTML of the page; if given, the server does not fetch the page',
        examples: ['<h1>Breakfast</h1>'],
      }),
  })
  .describe('The address of a page of the hotel’s own site');

/** A fact found on a page, with the hotel's current statement about it. */
export const pageFact = z.strictObject({
  attribute: z.string(),
  value: factValue,
  conditions: factConditions,
  exceptions: factExceptions,
  said: z.string().describe('The fact, worded as guests read it'),
  source: z.strictObject({
    type: z.literal('page'),
    id: z.string().describe('The address of the page'),
    quote: z.string().describe('The source sentence of the fact'),
    language: z.string(),
  }),
  known: z
    .strictObject({
      id: z.string().meta({ examples: [KNOWN_FACT.id] }),
      said: z.string(),
      isSame: z.boolean().describe('Whether the hotel already has the same fact'),
    })
    .nullable()
    .meta({ description: 'The current value of the fact; null: none', examples: [KNOWN_FACT] }),
});

/** The entries found on a page, for review; nothing is stored yet. */
export const pageAnswer = faqImport.extend({
  url: z.string().describe('The address of the page after redirects'),
  title: z.string().describe('The title of the page'),
  language: languageField.describe('The language of the page'),
  isWhole: z.boolean().describe('False if the page was too long and only its beginning was read'),
  facts: z.array(pageFact).describe('The facts found on the page'),
  links: z.array(z.string()).meta({
    description: 'Other pages of the same site, in the order of their links',
    examples: [['https://hotel.example/rooms']],
  }),
});
export type PageRead = z.infer<typeof pageAnswer>;

export const keepFactsBody = z.strictObject({
  facts: z
    .array(factBody.extend({ replaces: idField.optional().describe('The id of the fact that this one replaces') }))
    .min(1)
    .max(KEPT_AT_ONCE_MAX)
    .describe('The facts, each as for a single addition'),
});

export const keepFactsAnswer = z.strictObject({
  added: z.int().describe('The number of facts added'),
  removed: z.int().describe('The number of facts replaced'),
});
