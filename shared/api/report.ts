import { z } from 'zod';
import { DESK_LANGUAGES } from '../language/desk-languages.ts';
import { FALLBACK_LANGUAGE } from '../language/languages.ts';
import { instantField, mailboxes } from './common.ts';

const language = z.enum(DESK_LANGUAGES).describe('The language of the e-mail and the PDF, one of the desk’s languages');
const to = mailboxes.describe('The recipients; an empty list: nobody');

/** Recipients of the monthly report. */
export const reportRule = z.strictObject({
  to,
  language,
  sentFor: z.string().nullable(),
  unsent: z
    .array(
      z.object({
        to: z.string().describe('The recipient'),
        isGivenUp: z.boolean().describe('Whether it is no longer tried'),
      }),
    )
    .describe('The recipients whom the last month’s report could not be sent to so far'),
  updatedAt: z.string().nullable(),
});
export type ReportRule = z.infer<typeof reportRule>;

export const reportRuleBody = z.strictObject({
  to,
  language: language.default(FALLBACK_LANGUAGE),
  seen: instantField
    .optional()
    .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
});
