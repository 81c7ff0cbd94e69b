import { z } from 'zod';
import { placesIn } from './places.ts';

/** The schemas of the Cloud API (v23) with its limits. Unknown fields are refused. */

const reply = z.strictObject({
  type: z.literal('reply'),
  reply: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(256)
      .regex(/^\S(.*\S)?$/s),
    title: z.string().min(1).max(20),
  }),
});
const row = z.strictObject({
  id: z.string().min(1).max(200),
  title: z.string().min(1).max(24),
  description: z.string().max(72).optional(),
});
const bodyText = z.strictObject({ text: z.string().min(1).max(1_024) });
const titlesDiffer = (titles: readonly string[]) => new Set(titles).size === titles.length;

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    body: bodyText,
    action: z.strictObject({
      buttons: z
        .array(reply)
        .min(1)
        .max(3)
        .refine((buttons) => titlesDiffer(buttons.map((one) => one.reply.title)), 'titles must differ'),
    }),
  }),
  z.strictObject({
    type: z.literal('list'),
    body: bodyText,
    action: z.strictObject({
      button: z.string().min(1).max(20),
      sections: z
        .array(z.strictObject({ title: z.string().max(24).optional(), rows: z.array(row).min(1) }))
        .min(1)
        .max(10)
        .refine((sections) => sections.flatMap(({ rows }) => rows).length <= 10, 'at most 10 rows'),
    }),
  }),
]);

const parameter = z.strictObject({
  type: z.literal('text'),
  parameter_name: z.string().min(1).optional(),
  text: z.string().min(1).max(1_024),
});

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z
    .string()
    .regex(/^\+?\d{5,15}$/)
    .optional(),
  recipient: z.string().min(1).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
};

/** The id of an uploaded file. */
const mediaId = z.string().min(1);

export const outgoing = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('text'),
    text: z.strictObject({ preview_url: z.boolean().optional(), body: z.string().min(1).max(4_096) }),
  }),
  z.strictObject({ ...common, type: z.literal('interactive'), interactive }),
  z.strictObject({
    ...common,
    type: z.literal('location'),
    location: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      name: z.string().min(1).optional(),
      address: z.string().min(1).optional(),
    }),
  }),
  z.strictObject({ ...common, type: z.literal('image'), image: z.strictObject({ id: mediaId }) }),
  z.strictObject({ ...common, type: z.literal('audio'), audio: z.strictObject({ id: mediaId }) }),
  z.strictObject({
    ...common,
    type: z.literal('document'),
    document: z.strictObject({ id: mediaId, filename: z.string().max(240).optional() }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('template'),
    template: z.strictObject({
      name: z.string(),
      language: z.strictObject({ code: z.string() }),
      components: z.array(z.strictObject({ type: z.literal('body'), parameters: z.array(parameter) })),
    }),
  }),
]);
export type SimOutgoing = z.infer<typeof outgoing>;

export const seen = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string(),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
});

export const newTemplate = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]+$/),
  language: z.string().regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  components: z.array(
    z
      .strictObject({
        type: z.literal('BODY'),
        text: z.string().min(1).max(1_024),
        example: z.strictObject({ body_text: z.array(z.array(z.string().min(1))).length(1) }).optional(),
      })
      .refine(({ text }) => !/^\s*\{\{|\}\}\s*[.!?]?\s*$/.test(text), 'places may not come first or last')
      .refine(({ text }) => areCounted(text), 'places are counted from 1')
      .refine(
        ({ text, example }) => (example?.body_text[0] ?? []).length === placesIn(text).length,
        'an example for each place',
      ),
  ),
});

function areCounted(text: string): boolean {
  const places = placesIn(text).map(Number);
  return places.toSorted((a, b) => a - b).every((place, index) => place === index + 1);
}
