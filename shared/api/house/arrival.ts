import { z } from 'zod';
import { ARRIVAL_PLACEHOLDERS } from '../../domain/house/arrival.ts';
import { languageField, text } from '../common.ts';

const placeholders: readonly string[] = ARRIVAL_PLACEHOLDERS;
const knowsEach = (value: string) =>
  [...value.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => placeholders.includes(name));

const wording = text(2_000).refine(knowsEach, {
  error: `Of names in braces only ${placeholders.map((name) => `{${name}}`).join(', ')} are filled in`,
  params: { code: 'unknown_placeholder' },
  when: ({ value }) => typeof value === 'string' && value !== '',
});

/** Message sent once per stay, on the day before arrival or after check-in. */
export const arrivalMessageBody = z
  .strictObject({
    active: z.boolean(),
    texts: z
      .array(z.strictObject({ language: languageField, text: wording }))
      .max(60)
      .refine((given) => new Set(given.map(({ language }) => language)).size === given.length, {
        error: 'Each language once',
        params: { code: 'duplicate' },
      })
      .describe('The text by language: the guest’s language is used, else English, else the first'),
  })
  .refine(({ active, texts }) => !active || texts.length > 0, {
    error: 'At least one text, to be active',
    path: ['texts'],
    params: { code: 'too_short' },
  });

export const arrivalMessage = z.strictObject({
  active: z.boolean(),
  texts: z.array(z.strictObject({ language: z.string(), text: z.string() })),
});
export type ArrivalMessage = z.infer<typeof arrivalMessage>;
