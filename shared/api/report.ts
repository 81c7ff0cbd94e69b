import { z } from 'zod';
import { instantField, mailboxes } from './common.ts';

const to = mailboxes.describe('Who gets it; an empty list: nobody');

/** To whom the figures of a month go when it is over. */
export const reportRule = z.strictObject({
  to,
  sentFor: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type ReportRule = z.infer<typeof reportRule>;

export const reportRuleBody = z.strictObject({
  to,
  seen: instantField.optional().describe('The updatedAt the caller has seen; another by now is a conflict'),
});
