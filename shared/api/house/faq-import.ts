import { z } from 'zod';
import { text } from '../common.ts';

export const FAQ_IMPORT_FORMATS = ['csv', 'json', 'text', 'html'] as const;
export type FaqImportFormat = (typeof FAQ_IMPORT_FORMATS)[number];

export const FAQ_IMPORT_CHARACTERS_MAX = 2_000_000;

export const faqImportBody = z.strictObject({
  format: z
    .enum(FAQ_IMPORT_FORMATS)
    .describe('html: an FAQ page as saved by a browser; text: questions, each followed by its answer'),
  content: text(FAQ_IMPORT_CHARACTERS_MAX),
});

/** FAQs found on a page. Staff review them and save the ones to keep. */
export const faqImport = z.strictObject({
  faqs: z.array(
    z.strictObject({
      question: z.string(),
      answer: z.string(),
      replaces: z.string().nullable().describe('The id of the entry with the same question; null: none'),
    }),
  ),
  skipped: z.array(
    z.strictObject({
      where: z.string().describe('The location in the file, such as "row 12"'),
      question: z.string(),
      reason: z.enum(['no_question', 'no_answer', 'too_long', 'twice', 'too_many']),
    }),
  ),
});
export type FaqImport = z.infer<typeof faqImport>;
