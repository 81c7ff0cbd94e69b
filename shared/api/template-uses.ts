import { z } from 'zod';
import { namesIn, TEMPLATE_USES, type TemplateUse, USE_PLACEHOLDERS } from '../domain/template-use.ts';
import { text } from './common.ts';

const use = z.enum(TEMPLATE_USES);

/** Which template is used for what when a channel allows only templates; omitted: none. */
export const templateUsesBody = z.strictObject({
  uses: z
    .array(
      z
        .strictObject({
          use: use.describe(
            'The occasion: a message about an arrival, finished work or a ready room, or a template offered to colleagues',
          ),
          name: text(512).describe('The name of an approved template; the version in the guest’s language is sent'),
          values: z
            .array(text(200))
            .max(20)
            .describe('The values of the template’s placeholders, in order, such as `{guest}`'),
        })
        .superRefine(({ use: what, values }, context) => {
          for (const [index, value] of values.entries())
            if (!knowsEach(what, value))
              context.addIssue({
                code: 'custom',
                path: ['values', index],
                message: `Of names in braces only ${USE_PLACEHOLDERS[what].map((name) => `{${name}}`).join(', ')} are filled in`,
                params: { code: 'unknown_placeholder' },
              });
        }),
    )
    .max(TEMPLATE_USES.length)
    .refine((given) => new Set(given.map((one) => one.use)).size === given.length, {
      error: 'Each use once',
      params: { code: 'duplicate' },
    }),
});

export const templateUses = z.strictObject({
  uses: z.array(
    z.strictObject({
      use,
      name: z.string(),
      values: z.array(z.string()),
      languages: z.array(z.string()).describe('The languages in which the template was approved at the last check'),
    }),
  ),
});
export type TemplateUses = z.infer<typeof templateUses>;

function knowsEach(what: TemplateUse, value: string): boolean {
  const placeholders: readonly string[] = USE_PLACEHOLDERS[what];
  return namesIn(value).every((name) => placeholders.includes(name));
}
