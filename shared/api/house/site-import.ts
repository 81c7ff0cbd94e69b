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
      .describe('Its address'),
    content: text(FAQ_IMPORT_CHARACTERS_MAX)
      .optional()
      .meta({ description: 'Its HTML, where this server is not to fetch it', examples: ['<h1>Breakfast</h1>'] }),
  })
  .describe('A page of the house’s own site');

/** A fact found on a page, with the hotel's current statement about it. */
export const pageFact = z.strictObject({
  attribute: z.string(),
  value: factValue,
  conditions: factConditions,
  exceptions: factExceptions,
  said: z.string().describe('The fact as a guest would be told it'),
  source: z.strictObject({
    type: z.literal('page'),
    id: z.string().describe('The page’s address'),
    quote: z.string().describe('The sentence it was read from'),
    language: z.string(),
  }),
  known: z
    .strictObject({
      id: z.string().meta({ examples: [KNOWN_FACT.id] }),
      said: z.string(),
      isSame: z.boolean().describe('Does the house tell the same already?'),
    })
    .nullable()
    .meta({ description: 'What the house tells of it now; null: nothing', examples: [KNOWN_FACT] }),
});

/** The entries found on a page, for review; nothing is stored yet. */
export const pageAnswer = faqImport.extend({
  url: z.string().describe('Where the page was in the end'),
  title: z.string().describe('The page’s title'),
  language: languageField.describe('The page’s language'),
  isWhole: z.boolean().describe('False where it is so long that only its beginning was read'),
  facts: z.array(pageFact).describe('Facts that stand on the page'),
  links: z.array(z.string()).meta({
    description: 'Further pages of the same site, in the order they are linked',
    examples: [['https://hotel.example/rooms']],
  }),
});
export type PageRead = z.infer<typeof pageAnswer>;

export const keepFactsBody = z.strictObject({
  facts: z
    .array(factBody.extend({ replaces: idField.optional().describe('The fact that goes for it') }))
    .min(1)
    .max(KEPT_AT_ONCE_MAX)
    .describe('Facts as one would add each of them'),
});

export const keepFactsAnswer = z.strictObject({
  added: z.int().describe('Facts that are new'),
  removed: z.int().describe('Facts that went for them'),
});
