import { z } from 'zod';
import { CARD_ITEMS_MAX } from '../protocol/limits.ts';
import { moneyField, text } from './common.ts';

const page = z
  .url({ protocol: /^https?$/, error: 'A web address such as https://www.hotel.example/boats' })
  .max(1_000)
  .describe('The address that a tap opens');

/** A list below a message: one below the other, or side by side. */
export const listCardBody = z.strictObject({
  type: z.literal('list'),
  layout: z.enum(['rows', 'carousel']),
  items: z
    .array(
      z.strictObject({
        title: text(120),
        text: text(500).optional(),
        price: moneyField.optional(),
        url: page.optional(),
      }),
    )
    .min(1)
    .max(CARD_ITEMS_MAX),
});
