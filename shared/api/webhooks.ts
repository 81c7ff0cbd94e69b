import { z } from 'zod';
import { DELIVERY_STATES, DISABLED_REASONS, WEBHOOK_EVENTS } from '../domain/webhook.ts';
import { distinct, pageQuery } from './common.ts';

const URL_CHARACTERS_MAX = 2_000;
const OVERLAP_MS_MAX = 7 * 24 * 60 * 60 * 1_000;

const urlField = z
  .string()
  .min(1)
  .max(URL_CHARACTERS_MAX)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'A web address such as https://hooks.hotel.example/service-chat',
    params: { code: 'invalid_format' },
  });
const eventsField = distinct(z.enum(WEBHOOK_EVENTS), 1, WEBHOOK_EVENTS.length);

export const webhookBody = z.strictObject({
  url: urlField.describe('https, outside this server’s network unless its operator allows the host'),
  events: eventsField,
  active: z.boolean().optional().describe('Left out: true'),
});

export const webhookChange = z.strictObject({
  url: urlField.optional(),
  events: eventsField.optional(),
  active: z.boolean().optional().describe('true switches on again what was switched off by itself'),
});

export const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  disabledReason: z
    .enum(DISABLED_REASONS)
    .nullable()
    .describe('Why it was switched off by itself: gone (410), or failing for days'),
  failingSince: z.string().nullable().describe('Since when nothing was taken'),
  previousSecretUntil: z.string().nullable().describe('Until when what is sent is signed with the secret before, too'),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookWithSecret = webhook.extend({ secret: z.string().describe('Shown once') });

export const rotateWebhookBody = z.strictObject({
  overlapMs: z
    .int()
    .min(0)
    .max(OVERLAP_MS_MAX)
    .optional()
    .describe('How long the old secret signs too; left out: a day'),
});

export const deliveryQuery = z.strictObject({ ...pageQuery, state: z.enum(DELIVERY_STATES).optional() });

export const webhookDelivery = z.strictObject({
  id: z.string().describe('The webhook-id of every try'),
  webhookId: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  status: z.int().nullable().describe('What the other end answered last; null: nothing'),
  error: z.string().nullable().describe('Why the last try did not arrive'),
  attempts: z.int(),
  at: z.string(),
  nextAt: z.string().nullable().describe('When it is tried again'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
