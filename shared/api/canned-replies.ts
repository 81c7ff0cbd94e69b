import { z } from 'zod';
import { PLACEHOLDERS } from '../domain/staff/canned-reply.ts';
import { instantField, languageField, text } from './common.ts';

/** The same text in several languages. */
export const replyTexts = z
  .array(z.strictObject({ language: languageField, text: text(4_000) }))
  .min(1)
  .max(50)
  .refine((given) => new Set(given.map(({ language }) => language)).size === given.length, {
    error: 'Each language once',
    params: { code: 'duplicate' },
  })
  .describe(
    `The text by language; it may contain ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}, which the desk replaces`,
  );

const fields = {
  name: text(60).describe('The name by which staff find the reply; unique in the property'),
  texts: replyTexts,
};

export const cannedReplyBody = z.strictObject(fields);
export const updateCannedReplyBody = z
  .strictObject(fields)
  .partial()
  .extend({
    seen: instantField
      .optional()
      .describe('The `updatedAt` you last read. If it has changed since, the call fails with a conflict'),
  });

/** A saved reply of staff. */
export const cannedReply = z.strictObject({
  id: z.string(),
  name: z.string(),
  texts: z.array(z.strictObject({ language: z.string(), text: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CannedReply = z.infer<typeof cannedReply>;
